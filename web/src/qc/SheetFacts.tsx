import type { ReactNode } from 'react';
import { conditions } from '#contract/options.ts';
import { climateText, packingText } from '#contract/qc/lot-description/texts.ts';
import type { Report } from '#contract/qc/schemas.ts';
import { formatProse } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { GradeCells } from '#web/widgets/parts/GradeCells.tsx';
import styles from './Sheet.module.css';

interface Fact {
  readonly key:
    | 'lot'
    | 'received'
    | 'grade'
    | 'quantity'
    | 'tested'
    | 'order'
    | 'dateCode'
    | 'client'
    | 'declared'
    | 'lotCode'
    | 'climate'
    | 'packing';
  readonly value: ReactNode;
  readonly mono?: boolean;
  /** Takes the whole width. */
  readonly isWide?: boolean;
}

/** The lot: what came, when, how much of it, and what it was declared to be. */
export function SheetFacts({ report }: { report: Report }) {
  const t = useTranslator('qc');
  const format = useFormat();
  const day = (iso: string) => formatProse(iso, t.lang, { time: false, weekday: false });
  const [from, to] = [day(report.testedFrom), day(report.testedTo)];
  const declared = conditions.find((one) => one === report.declaredCondition);
  const received = format.number(report.quantityReceived, 0);
  const ordered = format.number(report.quantityOrdered, 0);
  const facts: Fact[] = [
    { key: 'lot', value: report.lotNo, mono: true },
    { key: 'received', value: day(report.receivedAt) },
    { key: 'grade', value: <GradeCells grade={report.grade} small /> },
    { key: 'quantity', value: t('facts.quantities', { received, ordered }), mono: true },
    { key: 'tested', value: from === to ? from : t('period', { from, to }) },
    ...(report.orderNo === null
      ? []
      : [{ key: 'order' as const, value: report.orderNo, mono: true }]),
    { key: 'dateCode', value: report.dateCode, mono: true },
    ...(report.client === null ? [] : [{ key: 'client' as const, value: report.client }]),
    {
      key: 'declared',
      value: declared ? t(`condition.${declared}`) : report.declaredCondition,
    },
  ];
  if (report.lotCode !== '') facts.push({ key: 'lotCode', value: report.lotCode, mono: true });
  if (report.climate !== null) {
    const decimal = (figure: string) => format.number(figure, 1);
    facts.push({ key: 'climate', value: climateText(report.climate, t.lang, decimal) });
  }
  if (report.packing !== null) {
    facts.push({ key: 'packing', value: packingText(report.packing, t.lang), isWide: true });
  }
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, value, mono, isWide }) => (
        <div key={key} className={isWide ? styles.whole : undefined}>
          <dt>{t(`facts.${key}`)}</dt>
          <dd className={mono ? styles.mono : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
