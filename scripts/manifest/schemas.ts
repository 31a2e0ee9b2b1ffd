import { readFileSync } from "node:fs";
import path from "node:path";
import { type Problem, problem } from "./problem";

/**
 * The mistakes that Microsoft's schemas find. They were last published in the repository OfficeDev/office-js-docs-pr,
 * in `docs/overview/schemas/taskpane` before commit aa179cf87, and [MS-OWEMXML] contains newer copies.
 * @param folder a copy of that folder; undefined: nothing is checked
 */
export async function schemaProblemsIn(xml: string, folder: string | undefined): Promise<readonly Problem[]> {
  if (folder === undefined) return [];
  const readSchema = (file: string): string => readFileSync(path.join(folder, file), "utf8");
  // The package is a module with top-level await, which CommonJS can't require.
  const library = await import("libxml2-wasm");
  const { XmlBufferInputProvider, XmlDocument, XmlValidateError, xmlRegisterInputProvider, XsdValidator } = library;
  const imported = [basicTypes, overrides].map((file) => [file, Buffer.from(usable(readSchema(file)))] as const);
  xmlRegisterInputProvider(new XmlBufferInputProvider(Object.fromEntries(imported)));
  using schema = XmlDocument.fromString(usable(readSchema(main)), { url: main });
  using validator = XsdValidator.fromDoc(schema);
  using document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ message, line }) => problem("schema", line, { detail: message.trim() }));
  }
}

const main = "OfficeAppManifestV1_1.xsd";
const basicTypes = "OfficeAppBasicTypesV1_0.xsd";
const overrides = "TaskPaneAppVersionOverridesV1_0.xsd";

/**
 * A published schema as libxml2 reads it: the namespace of schemas is `http:`, a pattern isn't lazy, add-ins of Outlook
 * and content add-ins are left out, and the elements since 2020 are added.
 */
const usable = (schema: string): string =>
  schema
    .replace('xmlns:xs="https://www.w3.org/2001/XMLSchema"', 'xmlns:xs="http://www.w3.org/2001/XMLSchema"')
    .replaceAll("{0,3}?", "{0,3}")
    .replace(/<xs:import [^>]*(?:Mail|Content)AppVersionOverrides[^>]*>/g, "")
    .replace(/<xs:element ref="(?:mailor|contentor):[^>]*(?:\/>|>[^]*?<\/xs:element>)/g, "")
    .replace(/<xs:element ref="taskpanor:VersionOverrides"[^>]*(?:\/>|>[^]*?<\/xs:element>)/, `$&${extendedOverrides}`)
    .replace(/<xs:complexType name="Host" abstract="true">[^]*?<xs:sequence>/, `$&${runtimes}`);

const extendedOverrides = `
  <xs:element name="ExtendedOverrides" minOccurs="0">
    <xs:complexType>
      <xs:attribute name="Url" type="xs:anyURI" use="required"/>
      <xs:attribute name="ResourcesUrl" type="xs:anyURI"/>
    </xs:complexType>
  </xs:element>`;

const runtimes = `
  <xs:element name="Runtimes" minOccurs="0">
    <xs:complexType>
      <xs:sequence>
        <xs:element name="Runtime" maxOccurs="unbounded">
          <xs:complexType>
            <xs:attribute name="resid" type="xs:string" use="required"/>
            <xs:attribute name="lifetime" type="xs:string"/>
          </xs:complexType>
        </xs:element>
      </xs:sequence>
    </xs:complexType>
  </xs:element>`;
