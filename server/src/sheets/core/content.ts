import { type Cell, cellText } from './cell.ts';

/** Shares of a column's filled cells that look like one thing or another, each 0 to 1. */
export interface ColumnProfile {
  readonly filled: number;
  /** Filled cells of all rows. */
  readonly fill: number;
  readonly part: number;
  readonly whole: number;
  /** Whole numbers of six digits and more. */
  readonly long: number;
  readonly decimal: number;
  readonly money: number;
  readonly dateCode: number;
  readonly dateCodePlus: number;
  readonly designator: number;
  readonly shopNumber: number;
  readonly value: number;
  readonly casing: number;
  readonly sentence: number;
  readonly url: number;
  readonly maker: number;
  /** Short names without digits. */
  readonly name: number;
  /** Texts that could be a company's name by their form. */
  readonly company: number;
  /** Names of shops. */
  readonly shopName: number;
  readonly condition: number;
  readonly packaging: number;
  readonly leadTime: number;
  readonly currency: number;
  readonly breaks: number;
  /** Different values of all filled cells. */
  readonly distinct: number;
  /** Whole numbers that rise by one from row to row: a running number. */
  readonly running: number;
}

const PREFIXES =
  'R|C|L|D|U|Q|J|P|X|Y|F|S|K|T|H|M|A|B|E|G|W|Z|N|FB|IC|SW|TP|CN|CON|JP|RN|RV|RP|LED|BT|BAT|VR|XTAL|' +
  'FID|MH|MK|MT|TR|DS|DZ|ZD|OK|OC|RL|RLY|SP|BZ|LS|HS|USB|ANT|AE|NT|PS|TH|VD|VT|XS|XP|DD|DA|HL|FU|rR|rU|rC|rD|CL|OSC|CR|PCB|LCD|SD|SIM|KEY|TVS|PTC|NTC|JACK|POT|SB|CP|RS|LD|GND|Header|Screw';
const ONE_PLACE = `(?:${PREFIXES})\\d{1,4}[A-Za-z]?`;
const DESIGNATOR = new RegExp(
  `^(?:NF\\()?${ONE_PLACE}(?:[\\s,;./]+${ONE_PLACE}|\\s*(?:-|–|~|\\.\\.\\.?)\\s*(?:${PREFIXES})?\\d{1,4}|[\\s,;]+\\d{1,4})*[\\s,;)]*$`,
);
const CASING =
  /^(?:(?:[RCLD]|LED|CAP|RES|IND)?[_-]?(?:01005|0201|0402|0603|0805|1206|1210|1812|2010|2220|2512|3216|3528|6032|7343)(?:[_-][RCLD])?|201|402|603|805|(?:SOT|SOP|SOIC|SO|TSSOP|SSOP|MSOP|VSSOP|HTSSOP|QFN|VQFN|WQFN|UQFN|HVQFN|QFP|LQFP|TQFP|DFN|WDFN|UDFN|BGA|UFBGA|FBGA|WLCSP|LGA|PLCC|DIP|PDIP|SIP|TO|DO|SOD|SC|SMA|SMB|SMC|MELF|SON|WSON|X2SON|DPAK|D2PAK|SMD|DIL)(?:[-_ ]?\d.*)?)$/i;
const VALUE =
  /^[±<>=~]?\d+(?:[.,]\d+)?\s*(?:(?:[kKmMuUnNpPµμGg]|Meg)?\s*(?:F|H|Hz|V|A|W|Ω|Ω|ohms?|R|Vdc|Vac|mm|%|B|bit)|[kKmMunpµμRrΩ])\b.*$|^\d+(?:[kKRrMunpµμ])\d{0,2}(?:[\s,/].*)?$|^\d+(?:\.\d+)?\s?[kKRMunpµμΩ]?(?:[\s,/]+\d+(?:\.\d+)?\s?(?:%|V|W|A|[munpµμ]?F|[munpµμ]?H).*)$|^\d+R\d*$/i;
const SHOP = /^C\d{3,8}$|-ND$|^\d{3}-\d{5,8}$|^(?:[2-9]\d|\d{3})-[A-Z0-9-]{5,}$|^\d{7}$/;
const MONEY = /[$€£¥￥₽元]|\b(?:usd|eur|cny|rmb|руб|gbp)\b/i;
const CURRENCY =
  /^(?:usd|us\$|eur|cny|rmb|gbp|jpy|rub|hkd|twd|chf|krw|inr|人民币|美元|美金|\$|€|¥|руб\.?)$/i;
const MAKER_END =
  /\b(?:inc|corp|corporation|ltd|llc|gmbh|co|semiconductors?|electronics?|technolog(?:y|ies)|electric|microelectronics|instruments|devices|components|systems|industries)\b|电子|半导体|微电子|科技/i;
const MAKERS = new Set(
  `ti,texasinstruments,adi,analogdevices,st,stm,stmicroelectronics,nxp,nxpsemiconductors,onsemi,on,onsemiconductor,infineon,
  infineontechnologies,microchip,microchiptechnology,atmel,maxim,maximintegrated,renesas,murata,murataelectronics,tdk,yageo,samsung,
  samsungelectromechanics,kemet,avx,kyoceraavx,vishay,vishaydale,vishaysiliconix,panasonic,rohm,rohmsemiconductor,taiyoyuden,nexperia,diodesincorporated,diodes,
  diodesinc,fairchild,littelfuse,bourns,molex,te,teconnectivity,amphenol,jst,hirose,samtec,wurth,wurthelektronik,wurthelektronik,epson,abracon,
  ftdi,cypress,xilinx,altera,intel,amd,lattice,broadcom,avago,qualcomm,espressif,nordic,nordicsemiconductor,silabs,siliconlabs,linear,
  lineartechnology,winbond,macronix,micron,issi,gigadevice,wch,toshiba,sharp,liteon,everbright,everlight,kingbright,osram,cree,lumileds,
  uniohm,uniroyal,fenghua,walsin,nichicon,rubycon,panjit,mcc,goodark,cjk,jiangsuchangjing,cj,jcet,boomele,korean,hroparts,
  phoenixcontact,harting,omron,ck,alps,keystone,sullins,susumu,stackpole,koa,coilcraft,sumida,eaton,schurter,jae,jaeelectronics,
  idt,exar,sipex,national,nationalsemiconductor,freescale,motorola,philips,siemens,hitachi,nec,fujitsu,mitsubishi,sony,spansion,
  ablic,ricoh,torex,semtech,monolithicpower,mps,monolithicpowersystems,powerintegrations,allegro,allegromicrosystems,melexis,ams,bosch,
  invensense,sensirion,honeywell,ublox,quectel,simcom,holtek,nuvoton,realtek,mediatek,allwinner,rockchip,sgmicro,3peak,silergy,
  德州仪器,意法半导体,恩智浦,英飞凌,安森美,亚德诺,村田,国巨,三星,风华,顺络,长电,微芯,瑞萨,罗姆,松下,generic,any,ckcomponents,citizen,lem,cui,hp,ibm,cisco,dell,
  seagate,westerndigital,sandisk,kingston,hynix,skhynix,elpida,nanya,nvidia,mellanox,marvell,dialog,pulse,belfuse,tracopower,recom,meanwell`
    .split(/,\s*/)
    .map((name) => name.trim()),
);
const NAME = /^\p{L}[\p{L}\s.&()'’/,-]{0,48}$/u;
const COMPANY =
  /^(?!(?:yes|no|true|false|[yn]|x|dnp|rohs|smd|smt|tht|n\/a)$)[\p{L}\d][\p{L}\d]?\p{L}[\p{L}\d .&()'’/,+-]{0,48}$/iu;
const SHOP_NAME =
  /^(?:digi-?key|mouser|lcsc|szlcsc|farnell|newark|element ?14|arrow|avnet|tme|rs(?: components)?|reichelt|conrad|future|jlcpcb|seeed|verical|rutronik|buerklin|bürklin|distrelec|rochester|立创|云汉|贸泽|得捷|чип и дип|chip ?dip|terraelectronica|akizuki|秋月|marutsu|chip1stop)\b.*$/iu;
const CONDITION =
  /^(?:new|brand ?new|new\s*(?:&|and|\/)?\s*original|original( new)?|factory new|fn|ne|nos|new surplus|refurbished|refurb|used|rf|ref|pulls?|open box|sealed|nib|ns|oh|sv|ar|unused|as new|like new|全新|原装|全新原装|原装正品|全新原装正品|原厂原装|散新|翻新|拆机|旧货|二手|neu|neuware|gebraucht|generalüberholt|nuevo|usado|reacondicionado|neuf|occasion|reconditionné|новый|новое|новые|б\/у|восстановленный|оригинал)$/i;
const PACKAGING =
  /^(?:reels?|tape ?(?:&|and)? ?reel|t&r|t\/r|tr|cut tape|ct|trays?|tubes?|sticks?|rails?|bulk|bag|box|ammo|编带|卷带|卷装|盘装|托盘|管装|散装|袋装|盒装|rolle|gurt|gegurtet|stange|schüttgut|bobina|carrete|bandeja|tubo|granel|bobine|rouleau|plateau|barrette|vrac|катушка|лента|поддон|лоток|туба|пенал|россыпь)$/i;
const LEAD_TIME =
  /^(?:in ?stock|stock|ex[ -]?stock|now|immediate(?:ly)?|现货|当天|即时|auf lager|lagernd|sofort|en stock|inmediato|immédiat|в наличии|на складе|склад|\d+(?:\s*[-–~]\s*\d+)?\s*(?:days?|d|weeks?|wks?|w|months?|天|日|工作日|周|星期|个?月|tage?|wochen?|días?|semanas?|jours?|semaines?|дн\.?|дней|дня|день|нед\.?|недель|недели|недел[яи])\.?)$/i;
const BREAKS = /^\d+(?:\s*[-–~]\s*\d*)?\+?\s*[:=@]\s*[$¥€]?\d+(?:[.,]\d+)?(?:\s*[,;|]\s*\d+|$)/;

const WHOLE =
  /^[+-]?(?:\d+|\d{1,3}(?:[,. '\u00a0\u202f]\d{3})+)\+?(?:\s*(?:pcs|pc|ea|k|шт\.?|stk|stück|uds|个|只|片))?$/i;
const DECIMAL = /^[^\d-]{0,4}-?(?:\d{1,3}(?:[ ,.'\u00a0\u202f]\d{3})*|\d+)?[.,]\d{1,8}[^\d]{0,8}$/;
const DATE_CODE =
  /^(?:dc\s*:?\s*)?(?:[0-3]\d(?:0[1-9]|[1-4]\d|5[0-3])|20[0-3]\d[-/ ]?(?:0?[1-9]|[1-4]\d|5[0-3]))\+?$/i;
const DATE_CODE_PLUS = /^(?:\d{2}|\d{4}|20\d{2}[-/]\d{1,2})\+$|^\d{4}\s*[-~]\s*\d{4}$/;

/** Whether a text could be a maker's part number by its form alone. */
export function isLikelyPart(text: string): boolean {
  if (text.length < 3 || text.length > 45) return false;
  if (!/\d/.test(text) || /\p{Script=Han}/u.test(text)) return false;
  if (!/^[A-Z0-9(]/i.test(text) || !/^[\w .,+\-/#()*=%&:@\\µ]+$/u.test(text)) return false;
  if (/^[\d.,\s-]+$/.test(text)) return text.replace(/\D/g, '').length >= 6;
  if (/\s\S*\s\S*\s/.test(text)) return false;
  if (/https?:|www\.|metric\b|:[a-z_]/i.test(text)) return false;
  if (DESIGNATOR.test(text) || CASING.test(text) || VALUE.test(text) || SHOP.test(text))
    return false;
  if (/^[A-Z][a-z]+(?:[ _-][A-Za-z]+)*[ _-]?\d{0,2}$/.test(text)) return false;
  // A word of letters and a digit somewhere in one piece: LM358, GRM188R61C225KE15D, 2N3904.
  return (
    text
      .split(/\s+/)
      .some((piece) => /\d/.test(piece) && /[A-Za-z]/.test(piece) && piece.length > 3) ||
    /^[A-Z0-9]+(?:-[A-Z0-9]+)+$/i.test(text)
  );
}

/** Whether a name is a maker's, or reads like a company's. */
export function isLikelyMaker(text: string): boolean {
  if (text.length > 60) return false;
  const isName = !/\d/.test(text) && text.split(/\s+/).length <= 6;
  const key = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return MAKERS.has(key) || (isName && MAKER_END.test(text));
}

/** So much of a cell tells what it is. */
const LOOKED_AT = 200;

/** Looks at the cells of a column. */
export function profileColumn(cells: readonly (Cell | undefined)[]): ColumnProfile {
  const texts = cells
    .map((cell) => cellText(cell).slice(0, LOOKED_AT))
    .filter((text) => text !== '');
  const filled = texts.length;
  const share = (test: (text: string) => boolean) =>
    filled === 0 ? 0 : texts.filter(test).length / filled;
  const is = (pattern: RegExp) => (text: string) => pattern.test(text);
  let running = 0;
  for (let index = 1; index < filled; index += 1) {
    if (Number(texts[index]) === Number(texts[index - 1]) + 1) running += 1;
  }
  return {
    filled,
    fill: cells.length === 0 ? 0 : filled / cells.length,
    long: share((text) => WHOLE.test(text) && text.replace(/\D/g, '').length > 5),
    part: share(isLikelyPart),
    whole: share(is(WHOLE)),
    decimal: share(is(DECIMAL)),
    money: share((text) => text.length < 30 && MONEY.test(text) && /\d/.test(text)),
    dateCode: share(is(DATE_CODE)),
    dateCodePlus: share(is(DATE_CODE_PLUS)),
    designator: share(is(DESIGNATOR)),
    shopNumber: share(is(SHOP)),
    value: share(is(VALUE)),
    casing: share(is(CASING)),
    sentence: share((text) => text.length > 8 && /\S+\s+\S+\s+\S+/.test(text)),
    url: share(is(/^https?:\/\/|^www\.|\.pdf$/i)),
    maker: share(isLikelyMaker),
    name: share(is(NAME)),
    company: share(is(COMPANY)),
    shopName: share(is(SHOP_NAME)),
    condition: share(is(CONDITION)),
    packaging: share(is(PACKAGING)),
    leadTime: share(is(LEAD_TIME)),
    currency: share(is(CURRENCY)),
    breaks: share(is(BREAKS)),
    distinct: filled === 0 ? 0 : new Set(texts).size / filled,
    running: filled < 3 ? 0 : running / (filled - 1),
  };
}
