import { blindRates } from '#contract/proficiency/calls.ts';
import type { BlindRate } from '#contract/proficiency/schemas.ts';
import { trialsMin } from '#contract/proficiency/truths.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import styles from '../detection/detection.module.css';
import { useLab } from '../detection/use-lab.ts';

/** How often the lab's tests were right about blind samples, with their intervals. */
export default function BlindTrials() {
  const t = useTranslator('qc/blind');
  const kinds = useTranslator('widgets/coverage');
  const { testName } = useLab();
  const { percent } = useFormat();
  const read = useCallQuery(blindRates, {});
  const sentence = ({ truth, trials, hits, low, high }: BlindRate) => {
    if (trials < trialsMin) return t('tooFew', { trials, min: trialsMin });
    const figures = { hits, trials, low: percent(low, 0), high: percent(high, 0) };
    return t(truth === 'genuine' ? 'alarms' : 'caught', figures);
  };
  // The page says all else without these figures.
  if (read.isError) return null;
  return (
    <Section title={t('title')}>
      <p className={styles.text}>{t('lead', { min: trialsMin })}</p>
      <Table
        label={t('title')}
        rows={read.data}
        rowKey={({ test, truth }) => `${test} ${truth}`}
        empty={<p className={styles.text}>{t('none')}</p>}
        columns={[
          { key: 'test', head: t('test'), phone: 'title', cell: ({ test }) => testName(test) },
          {
            key: 'truth',
            head: t('truth'),
            phone: 'value',
            cell: ({ truth }) => (truth === 'genuine' ? t('genuine') : kinds(`kind.${truth}`)),
          },
          { key: 'rate', head: t('rate'), phone: 'wide', cell: sentence },
        ]}
      />
      <p className={styles.foot}>{t('foot')}</p>
    </Section>
  );
}
