import type { Language } from '../../option-schemas.ts';
import type { TestCode } from '../../orders/terms-schemas.ts';
import type { AcceptedDeviation } from '../inspection-schemas.ts';
import type { CoverageLevel } from './coverage.ts';
import type { FaultKind } from './fault-kinds.ts';

interface CoverageTexts {
  readonly title: string;
  readonly note: string;
  readonly level: Readonly<Record<CoverageLevel, string>>;
  readonly kind: Readonly<Record<FaultKind, string>>;
}

const texts: Readonly<Record<Language, CoverageTexts>> = {
  zh: {
    title: '假货类型覆盖',
    note: '按一批中 10% 的器件有问题计算的检出概率。',
    level: { covered: '覆盖', underCovered: '覆盖不足', notCovered: '未覆盖' },
    kind: {
      recycled: '拆机回收',
      remarked: '打磨改标',
      overproduced: '超额生产',
      cloned: '仿制',
      defective: '不良品',
      forgedDocuments: '伪造文件',
      tampered: '被改动',
    },
  },
  en: {
    title: 'Coverage of counterfeit types',
    note: 'Chance to find a lot of which 10% is bad.',
    level: { covered: 'Covered', underCovered: 'Under-covered', notCovered: 'Not covered' },
    kind: {
      recycled: 'recycled',
      remarked: 're-marked',
      overproduced: 'overproduced',
      cloned: 'cloned',
      defective: 'defective',
      forgedDocuments: 'forged papers',
      tampered: 'tampered',
    },
  },
  es: {
    title: 'Cobertura de tipos de falsificación',
    note: 'Probabilidad de hallar un lote con un 10 % malo.',
    level: { covered: 'Cubierto', underCovered: 'Insuficiente', notCovered: 'No cubierto' },
    kind: {
      recycled: 'reciclado',
      remarked: 'remarcado',
      overproduced: 'sobreproducido',
      cloned: 'clonado',
      defective: 'defectuoso',
      forgedDocuments: 'papeles falsos',
      tampered: 'manipulado',
    },
  },
  fr: {
    title: 'Couverture des types de contrefaçon',
    note: 'Probabilité de trouver un lot mauvais à 10 %.',
    level: { covered: 'Couvert', underCovered: 'Insuffisant', notCovered: 'Non couvert' },
    kind: {
      recycled: 'recyclé',
      remarked: 'remarqué',
      overproduced: 'surproduit',
      cloned: 'cloné',
      defective: 'défectueux',
      forgedDocuments: 'faux papiers',
      tampered: 'altéré',
    },
  },
  ru: {
    title: 'Покрытие видов подделок',
    note: 'Вероятность найти партию, где плохо 10 %.',
    level: { covered: 'Покрыто', underCovered: 'Недостаточно', notCovered: 'Не покрыто' },
    kind: {
      recycled: 'демонтаж',
      remarked: 'перемаркировка',
      overproduced: 'сверхпроизводство',
      cloned: 'клон',
      defective: 'брак',
      forgedDocuments: 'поддельные бумаги',
      tampered: 'вмешательство',
    },
  },
};

interface Signed {
  readonly kind: FaultKind;
  readonly permille: number;
  readonly level: CoverageLevel;
}

/** The share as reports print it; certainty is not claimed short of it. */
const shareText = (permille: number, lang: Language): string => {
  const share = permille >= 999 && permille < 1000 ? '>99' : `${Math.floor(permille / 10)}`;
  return lang === 'zh' || lang === 'en' ? `${share}%` : `${share} %`;
};

/**
 * Returns what a report covers, covers too little and does not cover, in one language, for page and
 * PDF alike. Levels that hold no type are left out.
 */
export function coverageLines(
  coverage: readonly Signed[],
  lang: Language,
): { readonly level: CoverageLevel; readonly name: string; readonly text: string }[] {
  const words = texts[lang];
  const levels = ['covered', 'underCovered', 'notCovered'] as const;
  return levels.flatMap((level) => {
    const own = coverage.filter((one) => one.level === level);
    if (own.length === 0) return [];
    const labels = own.map(({ kind, permille }) =>
      level === 'notCovered'
        ? words.kind[kind]
        : `${words.kind[kind]} ${shareText(permille, lang)}`,
    );
    return [{ level, name: words.level[level], text: labels.join(lang === 'zh' ? '、' : ', ') }];
  });
}

/** Returns the limits of a value: `0 – 0.4`, `≤ 0.4`, `≥ 3`. */
export function rangeText({ min, max }: { readonly min: string; readonly max: string }): string {
  if (min !== '' && max !== '') return `${min} – ${max}`;
  return min === '' ? `≤ ${max}` : `≥ ${min}`;
}

/** Returns each accepted deviation as page and PDF print it; the reason is its author's own. */
export const deviationLines = (
  accepted: readonly AcceptedDeviation[],
  testName: (test: TestCode) => string,
): string[] =>
  accepted.map(
    (one) =>
      `${testName(one.test)}, ${one.name}: ${one.value} (${rangeText(one)}). ` +
      `${one.reason} (${one.requestedBy}, ${one.approvedBy})`,
  );

/** Returns the title above the lines and the note below them. */
export const coverageHead = (
  lang: Language,
): { readonly title: string; readonly note: string } => ({
  title: texts[lang].title,
  note: texts[lang].note,
});
