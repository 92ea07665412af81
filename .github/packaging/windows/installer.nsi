; Installs Passed Pawn for one person: no administrator is asked for.
; makensis -DVERSION=1.2.3 -DEXE=... -DLICENSE=... -DOUT=... installer.nsi
Unicode true
!include MUI2.nsh
!include FileFunc.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\PassedPawn"
!define TYPE "PassedPawn.pgn"

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

  ; .pgn opens here, unless the person has chosen another program for it
  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "Chess games"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" '"$INSTDIR\passedpawn.exe",0'
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\passedpawn.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\.pgn\OpenWithProgids" "${TYPE}" ""
  ReadRegStr $0 HKCU "Software\Classes\.pgn" ""
  StrCmp $0 "" 0 +2
    WriteRegStr HKCU "Software\Classes\.pgn" "" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\Applications\passedpawn.exe" "FriendlyAppName" "Passed Pawn"
  WriteRegStr HKCU "Software\Classes\Applications\passedpawn.exe\shell\open\command" "" '"$INSTDIR\passedpawn.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\Applications\passedpawn.exe\SupportedTypes" ".pgn" ""

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
  ReadRegStr $0 HKCU "Software\Classes\.pgn" ""
  StrCmp $0 "${TYPE}" 0 +2
    DeleteRegValue HKCU "Software\Classes\.pgn" ""
  DeleteRegValue HKCU "Software\Classes\.pgn\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifempty HKCU "Software\Classes\.pgn\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.pgn"
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  DeleteRegKey HKCU "Software\Classes\Applications\passedpawn.exe"
  DeleteRegKey HKCU "${KEY}"
  !insertmacro Tell
SectionEnd
