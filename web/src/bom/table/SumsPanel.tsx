import type { ReactNode } from 'react';
import type { BomState } from '#contract/bom/bill-schemas.ts';
import { bomRisks, OLD_STOCK_DAYS } from '#contract/bom/shapes.ts';
import type { BomSums } from '#contract/bom/sums.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import styles from './bom.module.css';

interface Props {
  readonly sums: BomSums;
  readonly sellers: number;
  /** The number is being counted anew. */
  readonly sellersOld: boolean;
  /** Shows the lines of a state alone. */
  readonly onShow: (state: BomState) => void;
  readonly action?: ReactNode;
}

/** Totals, coverage and risk of a bill, as they are at this build. */
export function SumsPanel({ sums, sellers, sellersOld, onShow, action }: Props) {
  const t = useTranslator('bom/table');
  const format = useFormat();
  return (
    <Section title={t('sums.title')} action={action}>
      <dl className={styles.figures} aria-live="polite">
        <div>
          <dt>{t('sums.coverage')}</dt>
          <dd>
            {format.percent(sums.coveragePercent / 100, 0)}
            <small>{t('sums.covered', { covered: sums.covered, placed: sums.placed })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('sums.total')}</dt>
          <dd>
            <MoneyText money={sums.total} />
          </dd>
        </div>
        <div>
          <dt>{t('sums.priced')}</dt>
          <dd>
            {format.number(sums.priced, 0)}
            <small>{t('sums.of', { count: format.number(sums.lines, 0) })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('sums.sellers')}</dt>
          <dd>
            {format.number(sellers, 0)}
            {sellersOld && <small>{t('sums.counting')}</small>}
          </dd>
        </div>
      </dl>
      <progress
        className={styles.coverage}
        max={100}
        value={sums.coveragePercent}
        aria-label={t('sums.coverage')}
      />
      <Risks sums={sums} onShow={onShow} />
    </Section>
  );
}

function Risks({ sums, onShow }: Pick<Props, 'sums' | 'onShow'>) {
  const t = useTranslator('bom/table');
  const { byState, risks } = sums;
  const states = (['base', 'ambiguous', 'otherMaker', 'noStock', 'notPart', 'dnp'] as const)
    .filter((state) => byState[state] > 0)
    .map((state) => ({ state, count: byState[state] }));
  const counts = [
    ...bomRisks.map((risk) => ({
      word: t(`risk.${risk === 'failedSeller' ? 'failedSellers' : risk}`, { days: OLD_STOCK_DAYS }),
      count: risks[risk],
    })),
    { word: t('sums.miscounted'), count: sums.miscounted },
    { word: t('sums.uncounted'), count: sums.uncounted },
  ].filter(({ count }) => count > 0);
  if (states.length + counts.length === 0) {
    return (
      <p className={styles.clear}>
        <Icon name="check" size={12} /> {t('sums.nothing')}
      </p>
    );
  }
  return (
    <ul className={styles.risks}>
      {states.map(({ state, count }) => (
        <li key={state}>
          <b>{count}</b> {t(`state.${state}`)}{' '}
          <Button variant="text" size="xs" onClick={() => onShow(state)}>
            {t('sums.show')}
            <span className={text.vh}>: {t(`state.${state}`)}</span>
          </Button>
        </li>
      ))}
      {counts.map(({ word, count }) => (
        <li key={word} data-risk>
          <b>{count}</b> {word}
        </li>
      ))}
    </ul>
  );
}
