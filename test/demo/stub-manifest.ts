/** A manifest with only what the workbook page reads. */
export const stubManifest = `<?xml version="1.0" encoding="UTF-8"?>
<OfficeApp xmlns="http://schemas.microsoft.com/office/appforoffice/1.1" xmlns:bt="http://schemas.microsoft.com/office/officeappbasictypes/1.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <DisplayName DefaultValue="Stub"/>
  <VersionOverrides xmlns="http://schemas.microsoft.com/office/taskpaneappversionoverrides">
    <Hosts><Host>
      <AllFormFactors><ExtensionPoint>
        <Metadata><SourceLocation resid="Metadata"/></Metadata>
        <Namespace resid="Namespace"/>
      </ExtensionPoint></AllFormFactors>
      <DesktopFormFactor><ExtensionPoint><OfficeTab><Group>
        <Control xsi:type="Button" id="Pane">
          <Label resid="Pane.Label"/>
          <Supertip><Title resid="Pane.Label"/><Description resid="Pane.Tip"/></Supertip>
          <Action xsi:type="ShowTaskpane"><SourceLocation resid="Page"/></Action>
        </Control>
        <Control xsi:type="Button" id="Refresh">
          <Label resid="Refresh.Label"/>
          <Action xsi:type="ExecuteFunction"><FunctionName>refresh</FunctionName></Action>
        </Control>
      </Group></OfficeTab></ExtensionPoint></DesktopFormFactor>
    </Host></Hosts>
    <Resources>
      <bt:Urls><bt:Url id="Metadata" DefaultValue="https://localhost:3000/functions.json"/></bt:Urls>
      <bt:ShortStrings>
        <bt:String id="Namespace" DefaultValue="VENDOR"/>
        <bt:String id="Pane.Label" DefaultValue="Products"><bt:Override Locale="ja-JP" Value="製品"/></bt:String>
        <bt:String id="Refresh.Label" DefaultValue="Refresh"/>
      </bt:ShortStrings>
      <bt:LongStrings><bt:String id="Pane.Tip" DefaultValue="Opens the pane."/></bt:LongStrings>
    </Resources>
  </VersionOverrides>
</OfficeApp>`;
