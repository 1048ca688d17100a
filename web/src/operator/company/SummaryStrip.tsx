import { type ReactNode, useState } from 'react';
import { opsCompanySummary } from '#contract/risk/calls.ts';
import type { CompanyFigure, CompanySummary } from '#contract/risk/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { FigureRecords } from './FigureRecords.tsx';
import { RiskMarks } from './RiskMarks.tsx';
import styles from './summary.module.css';

/** How a company stands: figures with the lists they are counted from, and marks of risk. */
export function SummaryStrip({ accountId }: { accountId: string }) {
  const t = useTranslator('operator/company');
  const read = useCallQuery(opsCompanySummary, { id: accountId });
  const [shown, setShown] = useState<CompanyFigure | null>(null);
  if (read.data === undefined) {
    if (read.isPending) return <SkeletonLines label={t('loading')} lines={4} />;
    return <FailNote error={read.error} again={() => read.refetch()} />;
  }
  const summary = read.data;
  return (
    <section aria-label={t('standing')} className={styles.strip}>
      <div className={styles.cell}>
        <h2 className={styles.term}>{t('standing')}</h2>
        <Share summary={summary} />
        <ul className={styles.figures}>
          {summary.figures.map(({ figure, count }) => (
            <li key={figure}>
              <span>{t(`figure.${figure}`)}</span>
              {count === 0 ? (
                <span>0</span>
              ) : (
                <Button
                  size="xs"
                  variant="text"
                  aria-label={`${t(`figure.${figure}`)}: ${count}`}
                  onClick={() => setShown(figure)}
                >
                  {count}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.facts}>
        <Fact term={t('settlement')}>
          {summary.settlement?.since
            ? t.parts('settledSince', {
                at: <DateTime at={summary.settlement.since} form="day" />,
              })
            : t('notSettled')}
        </Fact>
        <Fact term={t('deposit')}>
          {summary.deposit ? <MoneyText money={summary.deposit} /> : t('noDeposit')}
        </Fact>
        <Fact term={t('blacklist')}>
          {summary.listed > 0 ? t('listed', { count: summary.listed }) : t('notListed')}
        </Fact>
      </div>
      <RiskMarks accountId={accountId} marks={summary.marks} />
      {shown && (
        <FigureRecords accountId={accountId} figure={shown} onClose={() => setShown(null)} />
      )}
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.term}>{term}</h2>
      <div className={styles.value}>{children}</div>
    </div>
  );
}

function Share({ summary: { figures, passed } }: { summary: CompanySummary }) {
  const t = useTranslator('operator/company');
  const format = useFormat();
  if (passed === null) return <p className={styles.note}>{t('noLots')}</p>;
  const countOf = (wanted: CompanyFigure) =>
    figures.find(({ figure }) => figure === wanted)?.count ?? 0;
  const percent = (share: number) => format.percent(share, 1);
  const hits = countOf('lotsPassed');
  return (
    <>
      <div className={styles.big}>{percent(passed.share)}</div>
      <div className={styles.bar} aria-hidden="true">
        <span
          style={{
            insetInlineStart: `${passed.low * 100}%`,
            width: `${(passed.high - passed.low) * 100}%`,
          }}
        />
        <i style={{ insetInlineStart: `${passed.share * 100}%` }} />
      </div>
      <p className={styles.note}>
        {t('ofLots', {
          passed: hits,
          judged: hits + countOf('lotsNotPassed'),
          low: percent(passed.low),
          high: percent(passed.high),
        })}
      </p>
    </>
  );
}
