import { useState } from 'react';
import { type MoneyWire, parseDecimal, wire } from '#contract/money.ts';
import { walletBalanceDays } from '#contract/statements/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Section } from '#web/ui/Section.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/FailNote.tsx';
import styles from './statement.module.css';

const spans = ['30', '90', '365'] as const;
type Span = (typeof spans)[number];
const daysOf: Record<Span, 30 | 90 | 365> = { '30': 30, '90': 90, '365': 365 };

const WIDTH = 320;
const HEIGHT = 96;

/** The available balance day by day: steps for the eye, the same figures as a table read aloud. */
export function BalanceChart() {
  const t = useTranslator('wallet/statement');
  const format = useFormat();
  const [span, setSpan] = useState<Span>('30');
  const read = useCallQuery(walletBalanceDays, { days: daysOf[span] }, { keep: true });
  const list = read.data?.list;
  const top = (list ?? []).reduce((most, { balance }) => larger(most, minorOf(balance)), 1n);
  return (
    <Section
      title={t('chart')}
      action={
        <Segmented
          small
          label={t('span')}
          value={span}
          onChange={setSpan}
          options={spans.map((one) => ({ value: one, label: t('days', { days: one }) }))}
        />
      }
    >
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('chart')} lines={3} />}
      {list && (
        <figure className={styles.figure}>
          <span className={styles.top} aria-hidden="true">
            {format.amount(wire(top).amount)}
          </span>
          <svg
            className={styles.chart}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className={styles.area} d={`${steps(list, top)}V${HEIGHT}H0Z`} />
            <path className={styles.steps} d={steps(list, top)} />
          </svg>
          <span className={styles.ends} aria-hidden="true">
            <span>{list[0]?.day}</span>
            <span>{list.at(-1)?.day}</span>
          </span>
          <table className={text['vh']}>
            <caption>{t('chart')}</caption>
            <tbody>
              {list.map(({ day, balance }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{format.money(balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </figure>
      )}
    </Section>
  );
}

const minorOf = ({ amount }: MoneyWire): bigint => parseDecimal(amount, 2);
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
/** The share of the top that a balance is, in thousandths. */
const THOUSAND = 1000n;

function steps(list: readonly { balance: MoneyWire }[], top: bigint): string {
  const wide = WIDTH / list.length;
  return list
    .map(({ balance }, index) => {
      const thousandths = Number((minorOf(balance) * THOUSAND) / top);
      const y = (HEIGHT - 2 - (thousandths / 1000) * (HEIGHT - 4)).toFixed(1);
      const to = ((index + 1) * wide).toFixed(1);
      return index === 0 ? `M0 ${y}H${to}` : `V${y}H${to}`;
    })
    .join('');
}
