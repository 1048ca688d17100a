import type { Language } from '../../option-schemas.ts';
import type { Verdict } from '../../orders/history-schemas.ts';
import type { Grade } from '../../orders/line-schemas.ts';
import type { TestCode } from '../../orders/terms-schemas.ts';
import type { Outcome } from '../inspection-schemas.ts';
import type { PhotoSubject } from '../photo-subjects.ts';

/** The sentences of a report that follow from its figures, in one language. */
interface ReportTexts {
  readonly verdict: Readonly<Record<Verdict, string>>;
  readonly grade: string;
  readonly fail: string;
  readonly suspect: string;
  readonly inconclusive: string;
  readonly leftOut: string;
  readonly earlier: string;
  /** Stands before text that the inspector wrote, in whatever language that is. */
  readonly ownWords: string;
  readonly quote: string;
  readonly scale: string;
  readonly join: string;
  readonly stop: string;
  readonly subject: Readonly<Record<PhotoSubject, string>>;
}

const texts: Readonly<Record<Language, ReportTexts>> = {
  zh: {
    verdict: {
      pass: '本批 {pieces} 颗，完成 {made} 项检测，未发现不合格。',
      conditional: '本批 {pieces} 颗，完成 {made} 项检测，并非各项均符合。',
      suspect: '本批 {pieces} 颗，完成 {made} 项检测，有迹象表明货物与所售不符。',
      fail: '本批 {pieces} 颗，完成 {made} 项检测，判定不合格。',
    },
    grade: '等级 {grade}：{meaning}。',
    fail: '{test}：抽检 {sampled} 颗，{failed} 颗不合格。',
    suspect: '{test}：抽检 {sampled} 颗，结果可疑。',
    inconclusive: '{test}：无法得出结论。',
    leftOut: '{test}未做，原因：{reason}',
    earlier: '本报告为复检，首次结果见报告 {no}。',
    ownWords: '检验员原文',
    quote: '“{text}”',
    scale: '标尺 {scale}',
    join: '：',
    stop: '',
    subject: {
      topMarking: '正面丝印',
      bottomMarking: '背面丝印',
      leads: '引脚',
      surface: '表面',
      dimensions: '尺寸',
      die: '芯片（晶圆）',
      xray: 'X 射线影像',
      measurement: '测量',
      papers: '单据',
      label: '标签',
      packaging: '包装',
      other: '其他',
    },
  },
  en: {
    verdict: {
      pass: 'Lot of {pieces}: {made} tests were made and found no defect.',
      conditional:
        'Lot of {pieces}: {made} tests were made; the lot does not conform in all of them.',
      suspect:
        'Lot of {pieces}: {made} tests were made and found signs that the goods are not as sold.',
      fail: 'Lot of {pieces}: {made} tests were made; the lot fails.',
    },
    grade: 'Grade {grade}: {meaning}.',
    fail: '{test}: {failed} of {sampled} failed.',
    suspect: '{test}: suspect, {sampled} sampled.',
    inconclusive: '{test}: inconclusive.',
    leftOut: '{test} was not made: {reason}',
    earlier: 'Retest. The first result stands in report {no}.',
    ownWords: 'In the inspector’s words',
    quote: '“{text}”',
    scale: 'scale {scale}',
    join: ': ',
    stop: ' ',
    subject: {
      topMarking: 'Top marking',
      bottomMarking: 'Bottom marking',
      leads: 'Leads',
      surface: 'Surface',
      dimensions: 'Dimensions',
      die: 'Die',
      xray: 'X-ray image',
      measurement: 'Measurement',
      papers: 'Papers',
      label: 'Label',
      packaging: 'Packaging',
      other: 'Other',
    },
  },
  es: {
    verdict: {
      pass: 'Lote de {pieces}: se hicieron {made} ensayos sin hallar defectos.',
      conditional: 'Lote de {pieces}: se hicieron {made} ensayos; el lote no es conforme en todos.',
      suspect:
        'Lote de {pieces}: {made} ensayos dieron indicios de que el material no es el vendido.',
      fail: 'Lote de {pieces}: se hicieron {made} ensayos; el lote no es conforme.',
    },
    grade: 'Grado {grade}: {meaning}.',
    fail: '{test}: fallaron {failed} de {sampled}.',
    suspect: '{test}: sospechoso, {sampled} muestras.',
    inconclusive: '{test}: no concluyente.',
    leftOut: '{test} no se hizo: {reason}',
    earlier: 'Reensayo. El primer resultado consta en el informe {no}.',
    ownWords: 'En palabras del inspector',
    quote: '«{text}»',
    scale: 'escala {scale}',
    join: ': ',
    stop: ' ',
    subject: {
      topMarking: 'Marcado superior',
      bottomMarking: 'Marcado inferior',
      leads: 'Terminales',
      surface: 'Superficie',
      dimensions: 'Dimensiones',
      die: 'Dado',
      xray: 'Imagen de rayos X',
      measurement: 'Medición',
      papers: 'Documentos',
      label: 'Etiqueta',
      packaging: 'Embalaje',
      other: 'Otro',
    },
  },
  fr: {
    verdict: {
      pass: 'Lot de {pieces} : {made} essais faits, sans défaut constaté.',
      conditional:
        'Lot de {pieces} : {made} essais faits ; le lot n’est pas conforme en tout point.',
      suspect:
        'Lot de {pieces} : {made} essais faits ; des indices montrent un produit autre que vendu.',
      fail: 'Lot de {pieces} : {made} essais faits ; le lot n’est pas conforme.',
    },
    grade: 'Classe {grade} : {meaning}.',
    fail: '{test} : {failed} échecs sur {sampled}.',
    suspect: '{test} : suspect, {sampled} pièces prélevées.',
    inconclusive: '{test} : non concluant.',
    leftOut: '{test} n’a pas été fait : {reason}',
    earlier: 'Contre-essai. Le premier résultat figure au rapport {no}.',
    ownWords: 'Selon les mots de l’inspecteur',
    quote: '« {text} »',
    scale: 'échelle {scale}',
    join: ' : ',
    stop: ' ',
    subject: {
      topMarking: 'Marquage supérieur',
      bottomMarking: 'Marquage inférieur',
      leads: 'Broches',
      surface: 'Surface',
      dimensions: 'Dimensions',
      die: 'Puce',
      xray: 'Image aux rayons X',
      measurement: 'Mesure',
      papers: 'Documents',
      label: 'Étiquette',
      packaging: 'Emballage',
      other: 'Autre',
    },
  },
  ru: {
    verdict: {
      pass: 'Партия {pieces} шт.: испытаний {made}, дефектов не найдено.',
      conditional: 'Партия {pieces} шт.: испытаний {made}, соответствие не по всем.',
      suspect:
        'Партия {pieces} шт.: испытаний {made}, есть признаки, что товар не тот, что продан.',
      fail: 'Партия {pieces} шт.: испытаний {made}, партия не годна.',
    },
    grade: 'Класс {grade}: {meaning}.',
    fail: '{test}: брак {failed} из {sampled}.',
    suspect: '{test}: подозрение, проверено {sampled}.',
    inconclusive: '{test}: результат не определён.',
    leftOut: '{test}: не проводилось. Причина: {reason}',
    earlier: 'Повторная проверка. Первый результат в отчёте {no}.',
    ownWords: 'Словами инспектора',
    quote: '«{text}»',
    scale: 'масштаб {scale}',
    join: ': ',
    stop: ' ',
    subject: {
      topMarking: 'Маркировка сверху',
      bottomMarking: 'Маркировка снизу',
      leads: 'Выводы',
      surface: 'Поверхность',
      dimensions: 'Размеры',
      die: 'Кристалл',
      xray: 'Рентгеновский снимок',
      measurement: 'Измерение',
      papers: 'Документы',
      label: 'Этикетка',
      packaging: 'Упаковка',
      other: 'Другое',
    },
  },
};

const fill = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));

/** The parts of a report that its sentences follow from. */
interface Summarized {
  readonly verdict: Verdict;
  readonly grade: Grade;
  readonly quantityReceived: number;
  readonly earlier: string | null;
  readonly revisionReason?: string | null;
  readonly wordsRevision?: object | undefined;
  readonly tests: readonly {
    readonly test: TestCode;
    readonly sampled: number;
    readonly failed: number;
    readonly outcome: Outcome | null;
    readonly leftOutReason: string | null;
  }[];
}

/** Names of tests and grades in the reader's language, and how it writes counts. */
interface ReportNames {
  readonly test: (test: TestCode) => string;
  readonly grade: (grade: Grade) => string;
  readonly count: (count: number) => string;
}

/**
 * Returns the conclusion of a report in a language, a sentence each, from its figures alone: verdict,
 * grade, what each bad test found, what was left out, and the first report of a retest.
 */
export function conclusionOf(
  report: Summarized,
  lang: Language,
  names: ReportNames,
): readonly string[] {
  const text = texts[lang];
  const sentences = report.tests.flatMap((one): string[] => {
    const facts = {
      test: names.test(one.test),
      sampled: names.count(one.sampled),
      failed: names.count(one.failed),
    };
    if (one.leftOutReason !== null) {
      const reason = fill(text.quote, { text: one.leftOutReason });
      return [fill(text.leftOut, { ...facts, reason })];
    }
    if (one.outcome === null || one.outcome === 'pass') return [];
    return [fill(text[one.outcome], facts)];
  });
  const made = report.tests.filter((one) => one.outcome !== null).length;
  const pieces = names.count(report.quantityReceived);
  const retested = retestedReport(report);
  return [
    fill(text.verdict[report.verdict], { pieces, made }),
    fill(text.grade, { grade: report.grade, meaning: names.grade(report.grade) }),
    ...sentences,
    ...(retested === null ? [] : [fill(text.earlier, { no: retested })]),
  ];
}

/**
 * Returns the report of the inspection before a retest. Reports whose words were revised before they
 * said by whom name the report that they replace instead: those are no retests.
 */
export const retestedReport = (
  report: Pick<Summarized, 'earlier' | 'revisionReason' | 'wordsRevision'>,
): string | null => (report.revisionReason && !report.wordsRevision ? null : report.earlier);

/** Returns sentences as one paragraph of a language. */
export const paragraph = (sentences: readonly string[], lang: Language): string =>
  sentences.join(texts[lang].stop);

/** Returns the subject of a picture in a language. */
export const subjectText = (subject: PhotoSubject, lang: Language): string =>
  texts[lang].subject[subject];

/** Returns the inspector's own words in the quotation marks of a language. */
export const quotationText = (caption: string, lang: Language): string =>
  fill(texts[lang].quote, { text: caption });

/**
 * Returns the caption of a picture in a language: its subject, and what the inspector wrote as a
 * quotation, then its scale. Where no subject was chosen the quotation stands alone.
 */
export function captionText(
  photo: { readonly subject: PhotoSubject; readonly caption: string; readonly scale?: string },
  lang: Language,
): string {
  const { subject, caption, scale = '' } = photo;
  const said = caption === '' && subject !== 'other' ? '' : quotationText(caption, lang);
  const about = subject === 'other' ? '' : subjectText(subject, lang);
  const words = [about, said].filter((one) => one !== '').join(' ');
  return scale === '' ? words : `${words}, ${scaleText(scale, lang)}`;
}

/** Returns the scale of a picture in a language, as its author wrote it. */
export const scaleText = (scale: string, lang: Language): string =>
  fill(texts[lang].scale, { scale });

/** Returns the words that stand before text in the inspector's own language. */
export const ownWordsLabel = (lang: Language): string => texts[lang].ownWords;
