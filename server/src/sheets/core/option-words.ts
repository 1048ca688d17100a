/** Words that sellers write for the options of a stock line; compared whole, without case. */
type Words<T extends string> = readonly (readonly [T, RegExp])[];

const conditionWords: Words<'brandNew' | 'likeNew' | 'reNew'> = [
  [
    'reNew',
    /refurb|翻新|拆机|旧|二手|used|pulls?\b|\brf\b|\bsv\b|\bar\b|\boh\b|gebraucht|überholt|usado|reacondicionado|occasion|recondition|б\/у|восстановл/i,
  ],
  [
    'likeNew',
    /散新|散装|近新|准新|new, loose|a granel|suelt[oa]s?|en vrac|россыпь|like ?new|as ?new|open ?box|unused|surplus|\bns\b|库存旧|wie neu|como nuevo|comme neuf|как нов/i,
  ],
  [
    'brandNew',
    /\bnew\b|\bfn\b|\bne\b|\bnib\b|original|sealed|全新|原装|正品|原厂|\bneu\b|neuware|nuev[oa]|neuf|neuve|нов(?:ый|ое|ые|ая)|оригинал/i,
  ],
];

const packagingWords: Words<'roll' | 'pallet' | 'pipe'> = [
  [
    'roll',
    /reel|tape|\bt[&/]?r\b|编带|卷|rolle|gurt|bobin|carrete|rouleau|катушк|лент|рулон|ammo/i,
  ],
  ['pallet', /tray|pallet|托盘|盘装|^盘$|bandeja|plateau|поддон|лоток|паллет|palette/i],
  ['pipe', /tube|stick|rail|pipe|管|stange|tubo|barrette|réglette|туб|пенал/i],
];

const otherPackaging =
  /cut|bulk|bag|box|散|袋|盒|lose|schüttgut|granel|vrac|россып|короб|single|loose/i;

function find<T extends string>(words: Words<T>, text: string): T | null {
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Remarks that deny it. */
const NONE_OF =
  /\b(?:no|not|never|non)[ -](?:used|refurb|pull|loose)|非(?:翻新|散新|拆机|二手)|无(?:翻新|拆机)|不是(?:翻新|散新)|nicht gebraucht|не б\/у/i;
const NONE =
  /^(?:[-–—.?*/]+|n\/?a|none|无|unknown(?: condition)?|(?:成色)?(?:未知|不明|不详)|unbekannt|(?:estado )?desconocid[oa]|(?:état )?inconnue?|(?:состояние )?неизвестн[оаы][ей]?)$/i;

/** An option that a text names; null where it says none, undefined where it is not known. */
export function readCondition(
  text: string,
): ReturnType<typeof find<'brandNew' | 'likeNew' | 'reNew'>> | undefined {
  if (text === '' || NONE.test(text)) return null;
  return find(conditionWords, text.normalize('NFKC')) ?? undefined;
}

const remarkWords: Words<'likeNew' | 'reNew'> = [
  [
    'reNew',
    /refurb|翻新|拆机|拆板|旧货|旧片|二手|\bused\b(?! (?:for|in|as|with|by))|\bpull(?:ed|s)?\b|gebraucht|überholt|\busad[oa]s?\b|reacondicionad|d['’]occasion|reconditionn|б\/у|восстановл|выпаян/i,
  ],
  [
    'likeNew',
    /散新|散装|\bloose\b|a granel|suelt[oa]s?|en vrac|россыпь|open ?box|库存旧|lose ware/i,
  ],
];

/**
 * The condition that a remark tells, null where it tells none. A remark proves that goods are less
 * than new and original, never that they are.
 */
export const readConditionRemark = (text: string): 'likeNew' | 'reNew' | null =>
  NONE_OF.test(text.normalize('NFKC')) ? null : find(remarkWords, text.normalize('NFKC'));

/** How goods are packed; kinds of packing that the market does not name are null. */
export function readPackaging(
  text: string,
): ReturnType<typeof find<'roll' | 'pallet' | 'pipe'>> | undefined {
  if (text === '' || NONE.test(text)) return null;
  if (/cut/i.test(text)) return null;
  return (
    find(packagingWords, text.normalize('NFKC')) ?? (otherPackaging.test(text) ? null : undefined)
  );
}

const STOCK =
  /^(?:in ?stock|stock|ex[ -]?stock|now|immediate(?:ly)?|today|same day|yes|y|现货|当天|当日|即时|有货|现|auf lager|lagernd|ab lager|sofort|en stock|en existencia|inmediato|disponible|immédiat|в наличии|на складе|склад|есть|сегодня)/iu;
const ANY_TIME =
  /^(?:any(?: time)?|to order|on order|随时|订货|期货|cualquier|bajo pedido|sans échéance|sur commande|любой|под заказ)/iu;
const UNIT_DAYS: readonly [RegExp, number][] = [
  [/^(?:d|days?|天|日|工作日|tage?n?|d[ií]as?|jours?|j|дн|день|дня|дней|р\.?д)/i, 1],
  [/^(?:w|wks?|weeks?|周|星期|wochen?|semanas?|semaines?|sem|нед)/i, 7],
  [/^(?:m|months?|个?月|monate?n?|mes(?:es)?|mois|мес)/i, 30],
];

/** When goods can leave: at once, or after so many days at the latest. */
export interface LeadTimeRead {
  readonly leadTime: 'now' | 'any';
  readonly days: number | null;
}

/** Reads `Stock`, `0`, `3-5 days`, `2周`; undefined where it is not known. */
export function readLeadTime(text: string): LeadTimeRead | null | undefined {
  const plain = text.normalize('NFKC').trim();
  if (plain === '' || NONE.test(plain)) return null;
  if (STOCK.test(plain)) return { leadTime: 'now', days: 0 };
  if (ANY_TIME.test(plain)) return { leadTime: 'any', days: null };
  const found =
    /^(?:约|ca\.?|~|≈|до|up to)?\s*(\d{1,3})(?:\s*(?:[-–~]|to|bis|à|до|至)\s*(\d{1,3}))?\s*(?:個|个)?\s*([\p{L}.]*)/iu.exec(
      plain,
    );
  if (!found) return undefined;
  const [, low = '', high, unit = ''] = found;
  const days = unit === '' ? 1 : UNIT_DAYS.find(([pattern]) => pattern.test(unit))?.[1];
  if (days === undefined) return undefined;
  const most = Number(high ?? low) * days;
  return { leadTime: most === 0 ? 'now' : 'any', days: most };
}
