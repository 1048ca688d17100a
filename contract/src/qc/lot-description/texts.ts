import type { Language } from '../../option-schemas.ts';
import type { PackForm } from './lot-description.ts';
import type { ReportPacking } from './schemas.ts';

type Found<State extends string> = Readonly<Record<State, string>>;

interface DescriptionTexts {
  readonly climate: string;
  readonly form: Readonly<Record<PackForm, string>>;
  /** Stands where packs were counted and nobody said of which form they are. */
  readonly pack: string;
  readonly count: string;
  readonly opened: string;
  readonly noneOpened: string;
  readonly tape: Found<'intact' | 'opened' | 'none'>;
  readonly bag: Found<'intact' | 'opened' | 'none'>;
  readonly card: Found<'spot' | 'none'>;
  readonly desiccant: Found<'present' | 'none'>;
  /** Between parts of a sentence. */
  readonly join: string;
}

const texts: Readonly<Record<Language, DescriptionTexts>> = {
  zh: {
    climate: '{temperature} °C，湿度 {humidity}%',
    form: {
      reel: '卷带',
      cutTape: '剪切带',
      tray: '托盘',
      tube: '料管',
      bag: '袋装',
      mixed: '混合包装',
    },
    pack: '包装',
    count: '{form} × {packs}',
    opened: '{opened} 件已拆封',
    noneOpened: '均未拆封',
    tape: { intact: '外箱胶带完好', opened: '外箱胶带已破', none: '无外箱胶带' },
    bag: { intact: '防潮袋完好', opened: '防潮袋已破', none: '无防潮袋' },
    card: { spot: '湿度卡 {spot}%', none: '无湿度卡' },
    desiccant: { present: '有干燥剂', none: '无干燥剂' },
    join: '，',
  },
  en: {
    climate: '{temperature} °C, {humidity}% RH',
    form: {
      reel: 'reel',
      cutTape: 'cut tape',
      tray: 'tray',
      tube: 'tube',
      bag: 'bag',
      mixed: 'mixed packs',
    },
    pack: 'pack',
    count: '{form} × {packs}',
    opened: '{opened} opened',
    noneOpened: 'none opened',
    tape: { intact: 'outer tape intact', opened: 'outer tape broken', none: 'no outer tape' },
    bag: { intact: 'moisture bag intact', opened: 'moisture bag broken', none: 'no moisture bag' },
    card: { spot: 'humidity card at {spot}%', none: 'no humidity card' },
    desiccant: { present: 'desiccant present', none: 'no desiccant' },
    join: ', ',
  },
  es: {
    climate: '{temperature} °C, {humidity} % HR',
    form: {
      reel: 'carrete',
      cutTape: 'cinta cortada',
      tray: 'bandeja',
      tube: 'tubo',
      bag: 'bolsa',
      mixed: 'envases mixtos',
    },
    pack: 'envase',
    count: '{form} × {packs}',
    opened: 'abiertos: {opened}',
    noneOpened: 'ninguno abierto',
    tape: {
      intact: 'cinta exterior intacta',
      opened: 'cinta exterior rota',
      none: 'sin cinta exterior',
    },
    bag: {
      intact: 'bolsa antihumedad intacta',
      opened: 'bolsa antihumedad rota',
      none: 'sin bolsa antihumedad',
    },
    card: { spot: 'tarjeta de humedad al {spot} %', none: 'sin tarjeta de humedad' },
    desiccant: { present: 'con desecante', none: 'sin desecante' },
    join: ', ',
  },
  fr: {
    climate: '{temperature} °C, {humidity} % HR',
    form: {
      reel: 'bobine',
      cutTape: 'bande coupée',
      tray: 'plateau',
      tube: 'tube',
      bag: 'sachet',
      mixed: 'conditionnements mixtes',
    },
    pack: 'conditionnement',
    count: '{form} × {packs}',
    opened: 'ouverts : {opened}',
    noneOpened: 'aucun ouvert',
    tape: {
      intact: 'ruban extérieur intact',
      opened: 'ruban extérieur rompu',
      none: 'sans ruban extérieur',
    },
    bag: {
      intact: 'sachet anti-humidité intact',
      opened: 'sachet anti-humidité rompu',
      none: 'sans sachet anti-humidité',
    },
    card: { spot: 'carte d’humidité à {spot} %', none: 'sans carte d’humidité' },
    desiccant: { present: 'avec déshydratant', none: 'sans déshydratant' },
    join: ', ',
  },
  ru: {
    climate: '{temperature} °C, влажность {humidity} %',
    form: {
      reel: 'катушка',
      cutTape: 'отрезок ленты',
      tray: 'поддон',
      tube: 'пенал',
      bag: 'пакет',
      mixed: 'разная упаковка',
    },
    pack: 'упаковка',
    count: '{form} × {packs}',
    opened: 'вскрыто: {opened}',
    noneOpened: 'вскрытых нет',
    tape: {
      intact: 'внешняя лента цела',
      opened: 'внешняя лента вскрыта',
      none: 'без внешней ленты',
    },
    bag: {
      intact: 'влагозащитный пакет цел',
      opened: 'влагозащитный пакет вскрыт',
      none: 'без влагозащитного пакета',
    },
    card: { spot: 'индикатор влажности: {spot} %', none: 'без индикатора влажности' },
    desiccant: { present: 'осушитель есть', none: 'без осушителя' },
    join: ', ',
  },
};

const fill = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));

/** Returns the name of a form of packs in a language. */
export const packFormText = (form: PackForm, lang: Language): string => texts[lang].form[form];

/**
 * Returns the climate of the lab in a language: degrees Celsius and relative humidity. `decimal`
 * writes a figure with one decimal as the language does.
 */
export function climateText(
  climate: { readonly temperature: string; readonly humidity: number },
  lang: Language,
  decimal: (value: string) => string,
): string {
  const { temperature, humidity } = climate;
  return fill(texts[lang].climate, { temperature: decimal(temperature), humidity });
}

/** Returns how a lot was packed, as one phrase of a language; what nobody recorded is left out. */
export function packingText(packing: ReportPacking, lang: Language): string {
  const text = texts[lang];
  const { form, packs, opened, tape, bag, card, desiccant } = packing;
  const name = form === null ? text.pack : text.form[form];
  const parts = [
    packs === null ? form !== null && name : fill(text.count, { form: name, packs }),
    opened !== null && (opened === 0 ? text.noneOpened : fill(text.opened, { opened })),
    tape !== null && text.tape[tape],
    bag !== null && text.bag[bag],
    card !== null && (card === 'none' ? text.card.none : fill(text.card.spot, { spot: card })),
    desiccant !== null && text.desiccant[desiccant],
  ];
  return parts.filter((part) => part !== false).join(text.join);
}
