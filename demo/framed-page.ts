/** The add-in's page for the frame of the workbook page: with the page's host, and the Office.js that it is made for. */
export function framedPage(html: string): string {
  if (!officeJsTag.test(html))
    throw new Error("taskpane.html doesn't load Microsoft's Office.js; build without OFFICE_JS.");
  return html.replace(officeJsTag, ownTags);
}

const officeJsTag = /<script src="?https:\/\/appsforoffice\.microsoft\.com\/lib\/1\/hosted\/office\.js"?><\/script>/;
const ownTags = `<script src="../workbook/native-host.js"></script><script src="../microsoft/office.js"></script>`;
