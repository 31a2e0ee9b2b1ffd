import type { Language } from "../product-data/vocabulary/language";

export type ProgramCommand = "check" | "compare" | "parts" | "house" | "alternatives" | "search" | "number" | "mcp";

/** Options, as they are written. */
export type ProgramOption =
  | "--service URL"
  | "--catalog PLACE"
  | "--lang LANGUAGE"
  | "--voltage V"
  | "--sheet NAME"
  | "--all-sheets"
  | "--workers N"
  | "--part 3/16"
  | "--alternatives"
  | "--json, --markdown"
  | "--jsonl, --github"
  | "--fail-on LIST"
  | "--fail-on changed"
  | "--baseline FILE"
  | "--boards N"
  | "--most-times N"
  | "--orderby ORDER"
  | "--limit N";

/** What `--help` says. `{key}`: the variable with the key; `{states}`: what --fail-on accepts. */
const en = {
  about: "Checks capacitors and inductors in BOM files with a catalog or the service.",
  more: "bom COMMAND --help shows the arguments of a command with an example.",
  summaries: {
    check: "check the part numbers of BOMs: states, what doesn't match, what changed",
    compare: "show what changed from one revision of a BOM to another, and what it means",
    parts: "list where parts are used, how many, and until when they can be bought",
    house: "find the smallest list of parts in production that meets all lines",
    alternatives: "find parts that meet or exceed a part number or a description",
    search: "find parts that match a filter",
    number: "show what part numbers say, and how two differ",
    mcp: "serve assistants over standard input and output",
  },
  commands: {
    check:
      "Checks the part numbers of BOM files: XLSX, XLSB, XLS, ODS, CSV, TSV, and lists with columns of spaces. For a folder, checks all of them in it.",
    compare:
      "Compares two revisions of a BOM by meaning. Lines are matched by their designators, or by their parts if they have none. 100n, 0.1uF, and 104 are the same. The order of lines, titles, spelling, ranges of designators, and package codes don't count.",
    parts:
      "Lists where each part is used in all files, how many are needed, until when it can be bought, and its alternatives, earliest date first. Joins files that end in .jsonl, the results of “bom check --jsonl”; they need no catalog.",
    house:
      "Finds the smallest list of parts in production that meets every capacitor and inductor line of all files. No part is weaker or larger than its line needs. Parts already in use are preferred.",
    alternatives:
      'Finds parts that meet or exceed a capacitor or an inductor, the best first. PART is a part number of any manufacturer, or a text such as "100nF 50V X7R 0603"; DESCRIPTION is what a BOM says about it.',
    search: "Finds parts that match a filter, as the function SEARCH does in Excel. Values are in F, H, V, A, and m.",
    number:
      "Shows what part numbers say: a Vendor number by the part's data, another manufacturer's by its code. Compares two numbers.",
    mcp: "Serves assistants over standard input and output (Model Context Protocol). Reads only files in these folders.",
  },
  options: {
    "--service URL": "the product information service; its key is read from the environment variable {key}",
    "--catalog PLACE": "a mirror's catalog, a folder or an address; the service isn't used",
    "--lang LANGUAGE": "en, ja, zh; default: en",
    "--voltage V": "minimum rated voltage for capacitors that state none",
    "--sheet NAME": "the sheet to read; default: the one that is most like a BOM",
    "--all-sheets": "read every sheet with a BOM",
    "--workers N": "threads; default: one for each core",
    "--part 3/16": "only the third sixteenth of the files, for a job of 16 computers",
    "--alternatives": "also find alternatives, including for other manufacturers' parts",
    "--json, --markdown": "output format; default: a table",
    "--jsonl, --github": "JSON with a line for each sheet; annotations of GitHub Actions",
    "--fail-on LIST": "end with status 1 if a line is one of: {states}",
    "--fail-on changed": "end with status 1 if anything changed",
    "--baseline FILE": "report only what changed since the last run with this file, and update it",
    "--boards N": "quantities for N boards of each file; default: 1",
    "--most-times N": "only capacitors with at most N times the voltage that their line needs",
    "--orderby ORDER": 'such as "RatedVoltage desc"; default: by part number',
    "--limit N": "at most N parts; default: 10, or 20 of a search",
  },
  status:
    "Status: 0; 1 for what --fail-on names; 2 for what couldn't be read, checked, or found, or a wrong argument; 130 if interrupted.",
  example: "Example: ",
};

export const helpTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    about: "BOM ファイルのコンデンサーとインダクターを、カタログまたはサービスで確認します。",
    more: "bom コマンド --help で、コマンドの引数と例を表示します。",
    summaries: {
      check: "BOM の品番を確認（ステータス、不一致、変更点）",
      compare: "BOM の 2 つの版を比較し、変更点とその意味を表示",
      parts: "部品の使用箇所、数量、購入可能期限を一覧表示",
      house: "すべての行を満たす、生産中の部品の最小リストを検索",
      alternatives: "品番または説明の条件を満たす部品を検索",
      search: "フィルターに一致する部品を検索",
      number: "品番の内容と、2 つの品番の違いを表示",
      mcp: "標準入出力でアシスタントに対応",
    },
    commands: {
      check:
        "BOM ファイル（XLSX、XLSB、XLS、ODS、CSV、TSV、空白で列をそろえた一覧）の品番を確認します。フォルダーを指定すると、その中のすべてのファイルを確認します。",
      compare:
        "BOM の 2 つの版を内容で比較します。行は部品記号で、なければ部品で対応付けます。100n、0.1uF、104 は同じ値です。行の順序、見出し、表記、部品記号の範囲、包装コードの違いは無視します。",
      parts:
        "全ファイルでの各部品の使用箇所、必要数、購入可能期限、代替品を、期限の早い順に一覧表示します。.jsonl で終わるファイル（「bom check --jsonl」の結果）も集計します。この場合、カタログは不要です。",
      house:
        "全ファイルのコンデンサーとインダクターの行をすべて満たす、生産中の部品の最小リストを求めます。行の条件より劣る部品や大きい部品は使いません。使用中の部品を優先します。",
      alternatives:
        "コンデンサーまたはインダクターの条件を満たす部品を、最適なものから順に表示します。PART は任意のメーカーの品番、または「100nF 50V X7R 0603」のような説明です。DESCRIPTION は BOM に書かれている説明です。",
      search: "Excel の関数 SEARCH と同様に、フィルターに一致する部品を検索します。単位は F、H、V、A、m です。",
      number:
        "品番の内容を表示します。Vendor の品番は部品のデータ、他メーカーの品番はコードによります。2 つの品番を比較します。",
      mcp: "標準入出力でアシスタントに対応します（Model Context Protocol）。指定したフォルダーのファイルだけを読み取ります。",
    },
    options: {
      "--service URL": "製品情報サービス。キーは環境変数 {key} から読み取ります",
      "--catalog PLACE": "ミラーのカタログ（フォルダーまたはアドレス）。サービスは使用しません",
      "--lang LANGUAGE": "en、ja、zh（既定: en）",
      "--voltage V": "定格電圧の記載がないコンデンサーの最低定格電圧",
      "--sheet NAME": "読み取るシート（既定: 最も BOM らしいシート）",
      "--all-sheets": "BOM があるすべてのシートを読み取ります",
      "--workers N": "スレッド数（既定: コアごとに 1 つ）",
      "--part 3/16": "16 台で分担する場合の、3 台目のファイルのみ",
      "--alternatives": "他メーカーの部品も含めて、代替品も検索します",
      "--json, --markdown": "出力形式（既定: 表）",
      "--jsonl, --github": "シートごとに 1 行の JSON、GitHub Actions の注釈",
      "--fail-on LIST": "次のいずれかの行があれば、ステータス 1 で終了します: {states}",
      "--fail-on changed": "変更があれば、ステータス 1 で終了します",
      "--baseline FILE": "このファイルでの前回の実行からの変更のみを表示し、ファイルを更新します",
      "--boards N": "各ファイルの基板 N 枚分の数量（既定: 1）",
      "--most-times N": "行に必要な電圧の N 倍以下のコンデンサーのみ",
      "--orderby ORDER": '"RatedVoltage desc" など（既定: 品番順）',
      "--limit N": "最大 N 件（既定: 10、search では 20）",
    },
    status:
      "終了ステータス: 0、--fail-on に該当すれば 1、読み取り・確認・検索ができないものや引数の誤りがあれば 2、中断すれば 130。",
    example: "例: ",
  },
  zh: {
    about: "使用目录或服务检查 BOM 文件中的电容和电感。",
    more: "bom 命令 --help 显示命令的参数和示例。",
    summaries: {
      check: "检查 BOM 的型号：状态、不符之处和变化",
      compare: "显示 BOM 两个版本之间的变化及其含义",
      parts: "列出元件的使用位置、数量和可购买期限",
      house: "查找满足所有行的最小在产元件清单",
      alternatives: "查找达到或超过某个型号或描述的元件",
      search: "查找符合筛选条件的元件",
      number: "显示型号的含义以及两个型号的差异",
      mcp: "通过标准输入输出为助手提供服务",
    },
    commands: {
      check:
        "检查 BOM 文件中的型号：XLSX、XLSB、XLS、ODS、CSV、TSV，以及用空格对齐的列表。指定文件夹时，检查其中的所有此类文件。",
      compare:
        "按含义比较 BOM 的两个版本。按位号匹配各行；没有位号时按元件匹配。100n、0.1uF 和 104 相同。行的顺序、标题、写法、位号范围和包装代码的差异不计。",
      parts:
        "列出所有文件中每个元件的使用位置、所需数量、可购买期限和替代品，最早的日期在前。还可汇总以 .jsonl 结尾的文件（“bom check --jsonl”的结果），此时不需要目录。",
      house:
        "查找满足所有文件中每个电容行和电感行的最小在产元件清单。不使用比该行要求更差或更大的元件，优先使用已在用的元件。",
      alternatives:
        "查找达到或超过某个电容或电感的元件，最合适的在前。PART 是任何制造商的型号，或“100nF 50V X7R 0603”这样的文本；DESCRIPTION 是 BOM 中的描述。",
      search: "与 Excel 函数 SEARCH 一样，查找符合筛选条件的元件。单位为 F、H、V、A 和 m。",
      number: "显示型号的含义：Vendor 的型号依据元件数据，其他制造商的型号依据其代码。可比较两个型号。",
      mcp: "通过标准输入输出为助手提供服务（Model Context Protocol）。仅读取这些文件夹中的文件。",
    },
    options: {
      "--service URL": "产品信息服务；密钥从环境变量 {key} 读取",
      "--catalog PLACE": "镜像的目录（文件夹或地址）；不使用服务",
      "--lang LANGUAGE": "en、ja、zh；默认：en",
      "--voltage V": "未注明额定电压的电容的最低额定电压",
      "--sheet NAME": "要读取的工作表；默认：最像 BOM 的工作表",
      "--all-sheets": "读取所有含 BOM 的工作表",
      "--workers N": "线程数；默认：每个内核一个",
      "--part 3/16": "仅处理文件的第三个十六分之一，用于 16 台计算机分工",
      "--alternatives": "同时查找替代品，包括其他制造商元件的替代品",
      "--json, --markdown": "输出格式；默认：表格",
      "--jsonl, --github": "每个工作表一行的 JSON；GitHub Actions 的注释",
      "--fail-on LIST": "如有以下任一状态的行，则以状态 1 结束：{states}",
      "--fail-on changed": "如有变化，则以状态 1 结束",
      "--baseline FILE": "仅报告自上次使用此文件运行以来的变化，并更新该文件",
      "--boards N": "每个文件 N 块电路板的数量；默认：1",
      "--most-times N": "仅使用电压不超过该行要求 N 倍的电容",
      "--orderby ORDER": '例如 "RatedVoltage desc"；默认：按型号',
      "--limit N": "最多 N 个元件；默认：10，search 为 20",
    },
    status: "状态：0；符合 --fail-on 时为 1；有内容无法读取、检查或找到，或参数有误时为 2；被中断时为 130。",
    example: "示例：",
  },
};
