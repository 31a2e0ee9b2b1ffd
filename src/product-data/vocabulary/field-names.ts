/**
 * What people call fields in the titles of their columns, by field, in English, Japanese, and Chinese. It has only
 * names with one meaning in a table of capacitors and inductors. If a line has two fields, its names mean the one that
 * the part's category has. API names and labels aren't repeated here. Source: the titles of 273 BOM files, and
 * distributors' parametric tables.
 *
 * They aren't part of the first script: `understandNames` adds them when they are loaded.
 */
// oxfmt-ignore
export const fieldNames: readonly (readonly [field: string, names: string, ofOtherCategories?: string])[] = [
  ["Partno", "MPN|PN|P/N|Part|Manufacturer part|Manufacturer part no|Manufacturer part number|Mfr part no|Mfr part number|Mfr PN|Mfg part number|型番|メーカー型番|メーカー品番|部品型番|料号|物料型号|制造商型号|厂家型号|原厂型号"],
  ["Manufacturer", "Mfr|Mfg|Manf|Maker|Vendor|メーカ|メーカー名|製造元|厂商|厂家|生产商|生产厂家"],
  ["Category", "Product category|カテゴリー|分类|品类"],
  ["Status", "Lifecycle|Life cycle status|Lifecycle status|Lifecycle stage|Part status|Product status|Production status|ライフサイクル|製品ステータス|生産状況|供給状況|生命周期|生命周期状态|产品状态|生产状态"],
  ["LastBuyDate", "Last buy|Last buy day|LBD|LTB|LTB date|Last time buy|Last time buy date|Last order|Last order date|Last purchase date|最終受注|最終購入日|最終注文日|最終発注日|ラストバイ|最后购买日|最后购买日期|最后采购日期|最后订货日期|最后下单日期"],
  ["ProductionEndDate", "EOL|EOL date|End of life|End of life date|End of production|EOP|Production end|Discontinuation date|生産終了|生産中止日|生産終了予定日|停产时间|停产日|终止生产日期"],
  ["AlternativePartno", "Alternative|Alternatives|Alternative part|Alternative part number|Alternate|Alternate part|Replacement|Replacement part|Substitute|代替|代替品|代替型番|推奨代替品|替代|替代料|替代品|替代料号|替换型号"],
  ["PackageType", "Packing|Tape and reel|梱包|梱包形態|梱包仕様|包装|包装形式|编带"],
  ["MinOrderQuantity", "MOQ|Min order qty|Minimum order|最小注文数|最小注文数量|最小発注数|最小订购量|最小订货量|起订量"],
  ["ProductDetailUrl", "URL|Link|Product URL|Web page|リンク|製品ページ|链接|网址|产品链接"],
  ["SpecificationsSheet", "Datasheet|Spec sheet|データシート|数据手册|数据表|技术手册"],
  ["Appearance", "Image|Picture|画像|写真|图片|照片"],
  ["MSL", "Moisture sensitivity|Moisture sensitivity level|MSL level|MSL レベル|耐湿性|耐湿レベル|耐湿性レベル|湿敏|湿敏等级|潮敏等级"],
  ["Rohs", "RoHS status|RoHS compliant|RoHS compliance|RoHS 準拠|RoHS 符合|符合 RoHS 指令"],
  ["Reach", "REACH status|REACH compliant|REACH compliance|REACH 準拠|REACH 符合"],
  ["LeadFree", "Pb free|無鉛|无铅化"],
  ["AecQ200Support", "AEC|AEC-Q|AEC-Q200 qualified|Automotive|Automotive grade|車載|車載対応|车规|车规级"],
  ["SvhcDocumentUrl", "SVHC"],
  ["ConflictMineralsReportDocumentUrl", "Conflict minerals|CMRT|紛争鉱物|冲突矿产"],
  ["ReferenceMass", "Mass|Weight|質量|重さ|重量|质量"],
  ["ThicknessMax", "Height|Height (max.)|Max. height|Max. thickness|高さ|最大高さ|高さ（最大）|最大厚さ|高度|最大高度|最大厚度"],
  ["LeadSpace", "Pitch|Lead pitch|ピッチ|リードピッチ|脚距|引脚间距"],
  ["SizecodeInch", "Size|Package|Package size|Package code|Case|Case size|Case code|Case/package|Package/case|Chip size|Footprint|EIA size|Imperial size|Inch size|Size (inch)|Size [inch]|サイズ|サイズコード|チップサイズ|ケースサイズ|パッケージ|外形|形状|封装|封装尺寸|封装规格|尺寸代码|英制尺寸|英制封装"],
  ["SizecodeMm", "Metric size|Size mm|Size (mm)|Size [mm]|サイズ（mm）|ミリサイズ|公制尺寸|公制封装"],
  ["Capacitance", "Cap|Cap value|Capacitance value|容量|容量値|静電容量値|电容|容值|电容值|静电容量"],
  ["ToleranceCapacitance", "Tol|Tolerance|Accuracy|許容差|誤差|公差|容差|误差|精度", "InductanceTolerance"],
  ["ToleranceCapacitance", "Cap tolerance|容量許容差|容值精度"],
  ["InductanceTolerance", "L tolerance|感值精度"],
  ["RatedVoltage", "V|Volt|Volts|Voltage|Rated V|V rated|Vrated|VR|VDC|Rated DC voltage|Voltage rating|Voltage rated|Working voltage|WV|WVDC|電圧|耐圧|使用電圧|电压|耐压|工作电压"],
  ["TemperatureCharacteristics", "TC|TCC|Temp char|Temp characteristics|Temperature characteristic|Temperature coefficient|Temp coeff|Tempco|Dielectric|Dielectric material|温特|温度係数|誘電体|誘電体材料|温度系数|介质|介电材料|电介质|材质"],
  ["MaxOperatingTemperature", "Max temp|Max temperature|Tmax|最高温度|最高動作温度|最高工作温度"],
  ["OperatingTemperatureRange", "Temp range|Temperature range|Operating temp|Operating temperature|温度範囲|動作温度|動作温度範囲|使用温度|工作温度|工作温度范围|温度范围"],
  ["Inductance", "Ind|Inductance value|L value|インダクタンス値|电感|电感量|感值"],
  ["RatedCurrent", "Current|Rated I|I rated|Irated|Current rating|電流|电流"],
  ["RatedCurrentItemp", "Itemp|Irms|Heat rating current|Temperature rise current|温度上昇電流|温度上昇許容電流|温升电流"],
  ["RatedCurrentIsat", "Isat|Saturation current|Sat current|飽和電流|直流重畳電流|直流重畳許容電流|饱和电流"],
  ["Rdc", "DCR|DCR max|Resistance|直流抵抗値|直流电阻值|直流阻抗"],
  ["Srf", "Self resonance|Self resonance frequency|Resonant frequency|共振周波数|自己共振|谐振频率|自谐振"],
  ["QMin", "Q|Q factor|Q 値|Q 值|品质因数"],
  ["MagneticShieldClass", "Shield|Shielding|Shielded|シールド|屏蔽|屏蔽类型"],
  ["Mounting", "Mount|Mounting type|Mounting style|実装|実装タイプ|安装类型|贴装方式"],
  ["ProductName", "Name|品名|名称"],
];
