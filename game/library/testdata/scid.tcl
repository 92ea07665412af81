# Times what Scid needs for the work of TestAgainstScid, in milliseconds.
# Usage: tkscid scid.tcl games.pgn database
proc progressCallBack {args} {}
proc ms {name script} {
	puts "$name [expr {[lindex [time {uplevel #0 $script} 1] 0] / 1000.0}]"
}
lassign $argv pgn path
ms import {
	set id [sc_base create SCID4 $path]
	sc_base import $id $pgn
}
sc_base close $id
ms list {
	set id [sc_base open $path]
	sc_base gameslist $id 0 30 dbfilter N+
}
puts "games [sc_base numGames $id]"
ms order {
	sc_base sortcache $id create w+
	sc_base gameslist $id 0 30 dbfilter w+
}
ms filter {sc_filter search $id dbfilter header -filter RESET -white "carl*"}
sc_filter reset $id dbfilter full
sc_base switch $id
ms tree {sc_tree stats $id dbfilter 0 frequency}
sc_game new
foreach move {e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6} {sc_move addSan $move}
ms position {sc_tree stats $id dbfilter 0 frequency}
sc_filter reset $id dbfilter full
set any {-wq {0 9} -bq {0 9} -wr {0 9} -br {0 9} -wb {0 9} -bb {0 9} -wn {0 9} -bn {0 9} -wm {0 9} -bm {0 9} -wp {0 8} -bp {0 8}}
set rook {-wq {0 0} -bq {0 0} -wr {1 1} -br {1 1} -wb {0 0} -bb {0 0} -wn {0 0} -bn {0 0} -wm {0 0} -bm {0 0} -wp {0 8} -bp {0 8}}
set rest {-filter RESET -range {1 999} -bishops Either -diff {-99 99}}
ms material {sc_search material {*}$rook {*}$rest -flip 0 -length 1}
puts "found-material [sc_filter count $id dbfilter]"
ms structure {sc_search material {*}$any {*}$rest -flip 1 -length 4 -patt "Yes wp d 4" -patt "No wp c ?" -patt "No wp e ?" -patt "No bp d ?"}
puts "found-structure [sc_filter count $id dbfilter]"
sc_game load 5
sc_move start
sc_move forward 3
sc_pos setComment "a comment"
ms save {sc_game save 5}
ms delete {sc_base gameflag $id 7 set del}
set status [open /proc/self/status]
foreach line [split [read $status] "\n"] {
	if {[string match "VmHWM*" $line]} {puts "memory [expr {[lindex $line 1] / 1024.0}]"}
}
exit
