import { readFileSync } from "node:fs";
import path from "node:path";
import { type Problem, problem } from "./problem";

/**
 * Checks a manifest with Microsoft's schemas (MS-OWEMXML), which may not be distributed with this project.
 * @param folder contains OfficeAppManifestV1_1.xsd, OfficeAppBasicTypesV1_0.xsd, and
 * TaskPaneAppVersionOverridesV1_0.xsd
 */
export async function checkSchemas(xml: string, folder: string): Promise<readonly Problem[]> {
  // The package is a module with top-level await, which CommonJS can't require.
  const library = await import("libxml2-wasm");
  const { XmlBufferInputProvider, XmlDocument, XmlValidateError, XsdValidator } = library;
  const read = (name: string): string => mended(readFileSync(path.join(folder, name), "utf8"));
  const provider = new XmlBufferInputProvider(
    Object.fromEntries(imported.map((name) => [name, new TextEncoder().encode(read(name))])),
  );
  library.xmlRegisterInputProvider(provider);
  try {
    using schema = XmlDocument.fromString(read("OfficeAppManifestV1_1.xsd"));
    using validator = XsdValidator.fromDoc(schema);
    using document = XmlDocument.fromString(xml);
    try {
      validator.validate(document);
      return [];
    } catch (error) {
      if (!(error instanceof XmlValidateError)) throw error;
      return error.details.map(({ line, message }) => problem("schema", line, { detail: message.trim() }));
    }
  } finally {
    library.xmlCleanupInputProvider();
  }
}

const imported = ["OfficeAppBasicTypesV1_0.xsd", "TaskPaneAppVersionOverridesV1_0.xsd"];

/**
 * The published files can't be loaded unchanged: one names the wrong namespace, patterns use a quantifier that XSD
 * doesn't have, and the schemas for mail and content add-ins import files that were never published. Those of 2020
 * don't have `Runtimes`.
 */
function mended(xsd: string): string {
  return xsd
    .replace("https://www.w3.org/2001/XMLSchema", "http://www.w3.org/2001/XMLSchema")
    .replaceAll("{0,3}?", "{0,3}")
    .replace(/<xs:import schemaLocation="(Mail|Content)App[^>]*\/>/g, "")
    .replace(/<xs:element ref="(mailor|contentor):VersionOverrides"[\s\S]*?<\/xs:element>/g, "")
    .replace(/(<xs:complexType name="Host" abstract="true">[\s\S]*?<xs:sequence>)/, `$1${runtimes}`);
}

const runtimes = `
  <xs:element name="Runtimes" minOccurs="0"><xs:complexType><xs:sequence>
    <xs:element name="Runtime"><xs:complexType>
      <xs:attribute name="resid" type="xs:string" use="required"/><xs:attribute name="lifetime" type="xs:string"/>
    </xs:complexType></xs:element>
  </xs:sequence></xs:complexType></xs:element>`;
