/** What `--help` says, in English only. `{key}`: the variable with the key; `{states}`: what --fail-on accepts. */
export const programHelp = {
  about: "Checks capacitors and inductors in BOM files with a catalog or the service.",
  more: "bom COMMAND --help shows the arguments of a command with an example.",
  summaries: {
    check: "check the part numbers of BOMs: states, what doesn't match, what changed",
    compare: "show what changed from one revision of a BOM to another, and what it means",
    parts: "list where parts are used, how many, and until when they can be bought",
    house: "find a short list of parts in production that meets all lines",
    alternatives: "find parts that meet or exceed a part number or a description",
    search: "find parts that match a filter",
    number: "show what part numbers mean, and how two differ",
    mcp: "serve assistants over standard input and output",
  },
  commands: {
    check:
      "Checks the part numbers of BOM files: XLSX, XLSB, XLS, ODS, CSV, TSV, and lists whose columns are separated by spaces. For a folder, checks all BOM files in it.",
    compare:
      "Compares two revisions of a BOM by meaning. Lines are matched by their designators, or by their parts if they have none. 100n, 0.1uF, and 104 are the same. The order of lines, titles, spelling, ranges of designators, and package codes don't count.",
    parts:
      "Lists where each part is used in all files, how many are needed, until when it can be bought, and its alternatives, earliest date first. Files that end in .jsonl are results of “bom check --jsonl”: they are joined, and need no catalog.",
    house:
      "Finds a short list of parts in production that meets every capacitor and inductor line of all files. No part is weaker or larger than its line needs. Parts already in use are preferred.",
    alternatives:
      'Finds parts that meet or exceed a capacitor or an inductor, the best first. PART is a part number of any manufacturer, or a text such as "100nF 50V X7R 0603"; DESCRIPTION is what a BOM says about it.',
    search: "Finds parts that match a filter, as the function SEARCH does in Excel. Values are in F, H, V, A, and m.",
    number:
      "Shows what part numbers mean: a Vendor number from the part's data, another manufacturer's from its code. Compares two numbers.",
    mcp: "Serves assistants over standard input and output (Model Context Protocol). Reads only files in these folders.",
  },
  options: {
    "--service URL": "the product information service; its key is read from the environment variable {key}",
    "--catalog PLACE": "a mirror's catalog, a folder or an address; the service isn't used",
    "--lang LANGUAGE": "the language of results: en, ja, zh; default: en",
    "--voltage V": "minimum rated voltage for capacitors that state none",
    "--sheet NAME": "the sheet to read; default: the one that is most like a BOM",
    "--all-sheets": "read every sheet with a BOM",
    "--workers N": "threads; default: one for each core",
    "--part 3/16": "only part 3 of 16 of the files, to divide them among 16 computers",
    "--alternatives": "also find alternatives, including for other manufacturers' parts",
    "--substitutes FILE": "write the parts that may be used for each line into a new CSV file",
    "--json, --markdown": "output format; default: a table",
    "--jsonl, --github": "JSON with a line for each sheet; annotations of GitHub Actions",
    "--fail-on LIST": "end with status 1 if a line's state is one of: {states}",
    "--fail-on changed": "end with status 1 if anything changed",
    "--baseline FILE": "report only what changed since the last run with this file, and update it",
    "--boards N": "quantities for N boards of each file; default: 1",
    "--most-times N": "only capacitors with at most N times the voltage that their line needs",
    "--orderby ORDER": 'such as "RatedVoltage desc"; default: by part number',
    "--limit N": "at most N parts; default: 10, or 20 for a search",
  },
  status:
    "Status: 0; 1 for what --fail-on names; 2 for what couldn't be read, checked, or found, or a wrong argument; 130 if interrupted.",
};

export type ProgramCommand = keyof typeof programHelp.commands;
/** Options, as they are written. */
export type ProgramOption = keyof typeof programHelp.options;
