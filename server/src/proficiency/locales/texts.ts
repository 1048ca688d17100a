import type { Language } from '#contract/option-schemas.ts';

/** The words of the mail that tells the lab what a sample was. */
export interface RevealTexts {
  readonly subject: string;
  readonly body: string;
  readonly open: string;
}

/** In each language; `{no}` and `{mpn}` are of the sample. */
export const revealTexts: Readonly<Record<Language, RevealTexts>> = {
  zh: {
    subject: '盲样 {no} 已揭晓',
    body: '您检测或复核过的一批 {mpn} 是盲样 {no}。检验页上写明它实际是什么，以及每项检测是否发现了问题。',
    open: '打开检验页：',
  },
  en: {
    subject: 'Blind sample {no} is revealed',
    body: 'A lot of {mpn} that you inspected or reviewed was blind sample {no}. The page of its inspection says what it was and what each test found.',
    open: 'Open the inspection:',
  },
  es: {
    subject: 'La muestra ciega {no} está revelada',
    body: 'Un lote de {mpn} que usted inspeccionó o revisó era la muestra ciega {no}. La página de su inspección dice qué era y qué halló cada ensayo.',
    open: 'Abrir la inspección:',
  },
  fr: {
    subject: 'L’échantillon aveugle {no} est révélé',
    body: 'Un lot de {mpn} que vous avez inspecté ou relu était l’échantillon aveugle {no}. La page de son inspection dit ce qu’il était et ce que chaque essai a trouvé.',
    open: 'Ouvrir l’inspection :',
  },
  ru: {
    subject: 'Слепой образец {no} раскрыт',
    body: 'Партия {mpn}, которую вы испытывали или проверяли, была слепым образцом {no}. На странице испытаний написано, чем она была и что нашло каждое испытание.',
    open: 'Открыть испытания:',
  },
};
