/**
 * Units in words and in other scripts, by language, and what each stands for; nothing for a unit whose numbers aren't
 * compared.
 */
export const unitWords = `
  en: Arms=A mArms=mA Asat=A farad=F farads=F henry=H henries=H henrys=H volt=V volts=V amp=A amps=A mfd=uF uuF=pF
    W= mW= kW= VA= ppm= pcs= pc= pieces= ea= pin= pins= pos= dB= bit= in= deg=
  ru: пФ=pF нФ=nF мкФ=uF мФ=mF нГн=nH нГ=nH мкГн=uH мкГ=uH мГн=mH В=V кВ=kV Ом=Ω кОм=kΩ мОм=mΩ мА=mA А=A мм=mm Вт= шт=
  zh: 皮法=pF 纳法=nF 微法=uF 法=F 纳亨=nH 微亨=uH 毫亨=mH 伏特=V 伏=V 欧姆=Ω 欧=Ω 毫米=mm 个= 只=
  ja: ピコファラド=pF ナノファラド=nF マイクロファラド=uF マイクロヘンリー=uH ボルト=V オーム=Ω ミリ=mm 個= 枚=` as const;

/** Signs that are read as other signs, and signs in UTF-8 or GBK that a program read as Latin-1. */
export const sameSigns = "−=- –=- —=- ‐=- 〜=~ ×=x 、=, Â±=± Â°=° Âµ=μ Î¼=μ Î©=Ω ¡À=± ¦¸=Ω ¦Ì=μ";
