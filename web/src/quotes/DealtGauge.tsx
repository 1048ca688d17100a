import type { DealtPrices } from '#contract/enquiries/seller-request-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { positionOnScale } from './dealt-scale.ts';
import styles from './quotes.module.css';

interface Props {
  readonly dealt: DealtPrices;
  /** The price that is typed; null while it is none. */
  readonly price: string | null;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Where a price lies among those of inspected deals: the range, its middle half, the median. */
export function DealtGauge({ dealt, price }: Props) {
  const t = useTranslator('quotes');
  const format = useFormat();
  const [lower, median, upper] = [dealt.lower, dealt.median, dealt.upper].map((one) =>
    positionOnScale(dealt, one),
  ) as [number, number, number];
  const mine = price === null ? null : positionOnScale(dealt, price);
  const said = t('dealt.said', {
    lowest: format.unitPrice(dealt.lowest),
    highest: format.unitPrice(dealt.highest),
    median: format.unitPrice(dealt.median),
  });
  return (
    <div className={styles.gauge} role="img" aria-label={said}>
      <i className={styles.half} style={{ left: percent(lower), width: percent(upper - lower) }} />
      <i className={styles.median} style={{ left: percent(median) }} />
      {mine !== null && <i className={styles.mine} style={{ left: percent(mine) }} />}
      <span className={styles.lowest}>{format.unitPrice(dealt.lowest)}</span>
      <span className={styles.highest}>{format.unitPrice(dealt.highest)}</span>
    </div>
  );
}
