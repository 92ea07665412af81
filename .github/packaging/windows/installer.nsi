; Installs Passed Pawn for one person: no administrator is asked for.
; makensis -DVERSION=1.2.3 -DEXE=... -DLICENSE=... -DOUT=... installer.nsi
Unicode true
!include MUI2.nsh
!include FileFunc.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\PassedPawn"
!define CHESS "PassedPawn.pgn"
!define SHOGI "PassedPawn.shogi"

Name "Passed Pawn"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Passed Pawn"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
BrandingText "Passed Pawn ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Passed Pawn"
VIAddVersionKey "FileDescription" "Installs Passed Pawn"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "passedpawn.ico"
!define MUI_UNICON "passedpawn.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\passedpawn.exe"
!define MUI_FINISHPAGE_RUN_TEXT "Play now"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

!macro Tell ; the Explorer that file types have changed
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; Type KIND NAME: a kind of files that opens here
!macro Type KIND NAME
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "${NAME}"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" '"$INSTDIR\passedpawn.exe",0'
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\passedpawn.exe" "%1"'
!macroend

; Opens ENDING KIND: files of that ending do, unless the person has chosen another
; program for them
!macro Opens ENDING KIND
  WriteRegStr HKCU "Software\Classes\${ENDING}\OpenWithProgids" "${KIND}" ""
  ReadRegStr $0 HKCU "Software\Classes\${ENDING}" ""
  StrCmp $0 "" 0 +2
    WriteRegStr HKCU "Software\Classes\${ENDING}" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\Applications\passedpawn.exe\SupportedTypes" "${ENDING}" ""
!macroend

!macro Forgets ENDING KIND
  ReadRegStr $0 HKCU "Software\Classes\${ENDING}" ""
  StrCmp $0 "${KIND}" 0 +2
    DeleteRegValue HKCU "Software\Classes\${ENDING}" ""
  DeleteRegValue HKCU "Software\Classes\${ENDING}\OpenWithProgids" "${KIND}"
  DeleteRegKey /ifempty HKCU "Software\Classes\${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\${ENDING}"
!macroend

; Endings DO: all endings, with the macro that is done with each
!macro Endings DO
  !insertmacro ${DO} ".pgn" "${CHESS}"
  !insertmacro ${DO} ".kif" "${SHOGI}"
  !insertmacro ${DO} ".kifu" "${SHOGI}"
  !insertmacro ${DO} ".ki2" "${SHOGI}"
  !insertmacro ${DO} ".ki2u" "${SHOGI}"
  !insertmacro ${DO} ".csa" "${SHOGI}"
  !insertmacro ${DO} ".bod" "${SHOGI}"
  !insertmacro ${DO} ".sfen" "${SHOGI}"
  !insertmacro ${DO} ".usi" "${SHOGI}"
  !insertmacro ${DO} ".jkf" "${SHOGI}"
!macroend

Section "Passed Pawn"
  SetOutPath "$INSTDIR"
  ClearErrors
  SetOverwrite try
  File "/oname=passedpawn.exe" "${EXE}"
  IfErrors 0 +3
    MessageBox MB_OK|MB_ICONSTOP "Passed Pawn is running. Close it, and start the installation again." /SD IDOK
    Abort
  File "/oname=LICENSE.txt" "${LICENSE}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\Passed Pawn.lnk" "$INSTDIR\passedpawn.exe"

  !insertmacro Type "${CHESS}" "Chess games"
  !insertmacro Type "${SHOGI}" "Shogi games"
  WriteRegStr HKCU "Software\Classes\Applications\passedpawn.exe" "FriendlyAppName" "Passed Pawn"
  WriteRegStr HKCU "Software\Classes\Applications\passedpawn.exe\shell\open\command" "" '"$INSTDIR\passedpawn.exe" "%1"'
  !insertmacro Endings Opens

  WriteRegStr HKCU "${KEY}" "DisplayName" "Passed Pawn"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" '"$INSTDIR\passedpawn.exe",0'
  WriteRegStr HKCU "${KEY}" "Publisher" "The Passed Pawn developers"
  WriteRegStr HKCU "${KEY}" "URLInfoAbout" "https://github.com/passedpawn/passedpawn"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
  !insertmacro Tell
SectionEnd

; The games and the settings are the person's own and stay.
Section "Uninstall"
  ClearErrors
  Delete "$INSTDIR\passedpawn.exe"
  IfErrors 0 +3
    MessageBox MB_OK|MB_ICONSTOP "Passed Pawn is running. Close it, and start the removal again." /SD IDOK
    Abort
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Passed Pawn.lnk"
  !insertmacro Endings Forgets
  DeleteRegKey HKCU "Software\Classes\${CHESS}"
  DeleteRegKey HKCU "Software\Classes\${SHOGI}"
  DeleteRegKey HKCU "Software\Classes\Applications\passedpawn.exe"
  DeleteRegKey HKCU "${KEY}"
  !insertmacro Tell
SectionEnd
