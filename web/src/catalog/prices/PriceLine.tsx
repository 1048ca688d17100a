import { priceHistory } from '#contract/catalog/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { placesOf, stepsOf } from './price-steps.ts';
import styles from './prices.module.css';

const frame = { width: 136, height: 36, edge: 5 };

/** The line of inspected prices beside a group; nothing where too few deals stand behind it. */
export default function PriceLine(part: { mpn: string; manufacturer: string }) {
  const t = useTranslator('catalog');
  const points = useCallQuery(priceHistory, part, { quiet: true }).data ?? [];
  if (points.length < 2) return null;
  // The line alone fills its frame: ranges stand in the history.
  const medians = points.map((one) => ({ ...one, lowest: one.median, highest: one.median }));
  const places = placesOf(medians, frame);
  const last = places.at(-1);
  return (
    <svg
      className={styles.line}
      width={frame.width}
      height={frame.height}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={t('group.line', { from: points[0]?.month ?? '', to: points.at(-1)?.month ?? '' })}
    >
      <path className={styles.base} d={`M0 ${frame.height - 0.5}H${frame.width}`} />
      <path className={styles.steps} d={stepsOf(places)} />
      {last && (
        <rect className={styles.mark} x={last.to - 2.5} y={last.y - 2.5} width={5} height={5} />
      )}
    </svg>
  );
}
