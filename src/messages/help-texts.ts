import type { Language } from "../product-data/vocabulary/language";

/** The error as Excel displays it: Japanese and Chinese Excel translate only this one. */
export const displayedError = (error: string, language: Language): string =>
  error === "#SPILL!" ? { en: error, ja: "#スピル!", zh: "#溢出!" }[language] : error;

/** Texts of the help page, apart from those of the functions. */
const en = {
  start: {
    heading: "Get started",
    steps: [
      "On the Vendor tab, select Product information.",
      "In Settings, enter your API key, and then select Save.",
      'In a cell, enter =VENDOR.SPEC("GRM155R61E105KA12D","Capacitance"). If Excel uses semicolons, enter one instead of the comma between the two.',
      "To build a search without typing a filter, select Find parts. To check the part numbers of a BOM, select Check BOM.",
    ],
  },
  key: {
    heading: "API key",
    points: [
      "You get the key from Vendor. If your organization's server adds the key, you don't need to enter one.",
      "The key is stored on this computer and sent only to the service. It's never saved in a workbook.",
      "To remove it, select Product information > Settings > Remove key.",
    ],
  },
  functions: "Functions",
  errors: {
    heading: "Errors",
    hint: "To see what to do, point to the error indicator of the cell. Product information > Activity lists the errors of all cells.",
    cells: {
      "#VALUE!": "Change the input or the key. The error's text says what to enter.",
      "#N/A":
        "The value isn't available: the part number wasn't found, the description is incomplete, or the service didn't respond. Check the number and the description. After a service failure, the cells are recalculated automatically.",
      "#BUSY!": "The value is being requested. Wait until it arrives.",
      "#SPILL!": "Cells that the table needs aren't blank. Clear them, or move the formula.",
      "#NAME?":
        "Excel hasn't installed the add-in's functions, or the function's name is misspelled. To install them, on the Home tab select Add-ins > My Add-ins > Vendor Product Information, and then select Refresh workbook, which enters the formulas again.",
      "#CONNECT!": "Excel couldn't load the add-in. Check the network connection, and then restart Excel.",
    },
    /** Heading of the service's failures. */
    service: "Key, network, and service",
  },
  limits: {
    heading: "Limits",
    points: [
      "A search without limit returns up to 20,000 parts, or an error if there are more. To change the maximum, select Product information > Settings > Limits.",
      "Text in a formula is limited to 255 characters. Put longer filters in a cell, or build them with VENDOR.WHERE.",
      "The service limits the number of requests. The add-in waits and then continues; no data is lost.",
      "By default, stored data is updated after one day; to change this, select Settings > Data. To get the latest values now, select Refresh selection, Refresh sheet, or Refresh workbook.",
      "A download link works for up to 7 days.",
      "Before you share a workbook with people who don't have the add-in, select the cells and then select Convert to values.",
    ],
  },
};

export const helpTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    start: {
      heading: "はじめに",
      steps: [
        "[Vendor] タブの [製品情報] を選択します。",
        "[設定] で API キーを入力し、[保存] を選択します。",
        'セルに =VENDOR.SPEC("GRM155R61E105KA12D","Capacitance") と入力します。小数点がコンマの地域とスイスでは、引数をセミコロンで区切ります。',
        "検索条件を画面で作成するには、[部品検索] を選択します。BOM の品番を確認するには、[BOM の確認] を選択します。",
      ],
    },
    key: {
      heading: "API キー",
      points: [
        "キーは Vendor から入手します。組織のサーバーがキーを付加する場合、入力は不要です。",
        "キーはこのコンピューターに保存され、サービスにのみ送信されます。ブックには保存されません。",
        "削除するには、[製品情報] の [設定] で [キーを削除] を選択します。",
      ],
    },
    functions: "関数",
    errors: {
      heading: "エラー",
      hint: "対処方法を表示するには、セルのエラー インジケーターにポインターを合わせます。すべてのセルのエラーは、[製品情報] の [動作状況] で確認できます。",
      cells: {
        "#VALUE!": "入力内容またはキーを修正してください。修正方法はエラーの説明に表示されます。",
        "#N/A":
          "値を取得できません。品番が見つからないか、説明の情報が足りないか、サービスから応答がありません。品番と説明を確認してください。サービスが応答すると、セルは自動的に再計算されます。",
        "#BUSY!": "値を取得しています。しばらくお待ちください。",
        "#SPILL!": "表を表示するセルが空白ではありません。セルを空白にするか、数式を移動してください。",
        "#NAME?":
          "アドインの関数がインストールされていないか、関数名が正しくありません。インストールするには、[ホーム] タブの [アドイン] > [個人用アドイン] で Vendor 製品情報を選択し、[ブックを更新] で数式をもう一度入力してください。",
        "#CONNECT!": "アドインを読み込めませんでした。ネットワーク接続を確認し、Excel を再起動してください。",
      },
      service: "キー、ネットワーク、サービス",
    },
    limits: {
      heading: "制限事項",
      points: [
        "limit を指定しない検索が返す部品は 20,000 件までです。超えるとエラーになります。最大件数は、[製品情報] の [設定] の [上限] で変更できます。",
        "数式内の文字列は 255 文字までです。長い検索条件はセルに入力するか、VENDOR.WHERE で作成してください。",
        "サービスにはリクエスト数の上限があります。上限に達すると、アドインは待ってから再開します。データは失われません。",
        "保存データは既定では 1 日経過後に更新されます（[設定] の [データ] で変更できます）。すぐに更新するには、[選択範囲を更新]、[シートを更新]、[ブックを更新] のいずれかを選択してください。",
        "ダウンロード リンクは最長 7 日間有効です。",
        "アドインのないユーザーとブックを共有する前に、セルを選択して [値に変換] を選択してください。",
      ],
    },
  },
  zh: {
    start: {
      heading: "开始使用",
      steps: [
        "在“Vendor”选项卡中选择“产品信息”。",
        "在“设置”中输入 API 密钥，然后选择“保存”。",
        '在单元格中输入 =VENDOR.SPEC("GRM155R61E105KA12D","Capacitance")。在用逗号作小数点的地区和瑞士，请用分号分隔参数。',
        "如果不想手动输入搜索条件，请选择“查找元件”。要检查 BOM 中的型号，请选择“检查 BOM”。",
      ],
    },
    key: {
      heading: "API 密钥",
      points: [
        "密钥由 Vendor 提供。如果由你所在组织的服务器添加密钥，则无需输入。",
        "密钥保存在此计算机上，只发送给服务，不会保存到工作簿中。",
        "要删除密钥，请在“产品信息”的“设置”中选择“删除密钥”。",
      ],
    },
    functions: "函数",
    errors: {
      heading: "错误",
      hint: "要查看处理方法，请将鼠标指针移到单元格的错误指示器上。“产品信息”的“运行状态”列出所有单元格的错误。",
      cells: {
        "#VALUE!": "请修改输入内容或密钥。错误的说明会指出应输入的内容。",
        "#N/A":
          "无法获取该值：找不到型号、描述的信息不足，或服务未响应。请检查型号和描述。服务恢复响应后，单元格会自动重新计算。",
        "#BUSY!": "正在请求该值。请稍候。",
        "#SPILL!": "表格所需的单元格不是空白单元格。请清空这些单元格，或移动公式。",
        "#NAME?":
          "Excel 尚未安装此加载项的函数，或函数名有误。要安装函数，请在“开始”选项卡中选择“加载项”>“我的加载项”>“Vendor 产品信息”，然后选择“刷新工作簿”，重新输入公式。",
        "#CONNECT!": "Excel 无法加载此加载项。请检查网络连接，然后重新启动 Excel。",
      },
      service: "密钥、网络和服务",
    },
    limits: {
      heading: "限制",
      points: [
        "未指定 limit 参数的搜索最多返回 20,000 个元件，超过时返回错误。要更改最大数量，请在“产品信息”的“设置”中选择“限制”。",
        "公式中的文本最多 255 个字符。较长的搜索条件请放在单元格中，或使用 VENDOR.WHERE 生成。",
        "服务限制请求数量。达到上限时，加载项会等待并自动继续，不会丢失数据。",
        "已存储的数据默认在一天后更新，可在“设置”的“数据”中更改。要立即获取最新的值，请选择“刷新所选内容”、“刷新工作表”或“刷新工作簿”。",
        "下载链接最长 7 天有效。",
        "与没有此加载项的人共享工作簿之前，请选择单元格，然后选择“转换为值”。",
      ],
    },
  },
};
