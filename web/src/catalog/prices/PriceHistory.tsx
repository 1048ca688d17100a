import { priceHistory } from '#contract/catalog/calls.ts';
import { PRICES_MIN } from '#contract/catalog/search.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { columnDecimals, UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { type PricePoint, placesOf, stepsOf } from './price-steps.ts';
import styles from './prices.module.css';

const frame = { width: 480, height: 160, edge: 8 };

/** Prices of completed, inspected deals by month: a line for the eye, and the figures beside it. */
export default function PriceHistory(part: { mpn: string; manufacturer: string }) {
  const t = useTranslator('catalog/prices');
  const read = useCallQuery(priceHistory, part);
  const points = read.data;
  return (
    <Section title={t('title')} level={3} plain className={styles.history}>
      {read.isPending && <SkeletonLines label={t('title')} lines={4} />}
      <FailNote error={read.error} again={() => void read.refetch()} />
      {points?.length === 0 && <Empty title={t('empty', { count: PRICES_MIN })} />}
      {points && points.length > 0 && (
        <>
          <div className={styles.pair}>
            <Chart points={points} />
            <Figures points={points} caption={t('caption', { model: part.mpn })} />
          </div>
          <p className={styles.note}>{t('note', { count: PRICES_MIN })}</p>
        </>
      )}
    </Section>
  );
}

/** For the eye alone: the table beside it says the same. */
function Chart({ points }: { points: readonly PricePoint[] }) {
  const t = useTranslator('catalog/prices');
  const format = useFormat();
  const places = placesOf(points, frame);
  const decimals = columnDecimals(points.map(({ highest }) => highest));
  const highest = points.map((one) => one.highest).sort((a, b) => Number(b) - Number(a))[0] ?? '0';
  const lowest = points.map((one) => one.lowest).sort((a, b) => Number(a) - Number(b))[0] ?? '0';
  return (
    <figure className={styles.chart} aria-hidden="true">
      <figcaption>
        <span>{t('medianUsd')}</span>
        <span translate="no">
          {format.unitPrice(lowest, decimals)} – {format.unitPrice(highest, decimals)}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.base} d={`M0 ${frame.height - 0.5}H${frame.width}`} />
        {places.map(({ month, x, low, high }) => (
          <path key={month} className={styles.range} d={`M${x} ${high}V${low}`} />
        ))}
        <path className={styles.steps} d={stepsOf(places)} />
      </svg>
      <p translate="no">
        <span>{points[0]?.month}</span>
        <span>{points.length > 1 && points.at(-1)?.month}</span>
      </p>
    </figure>
  );
}

function Figures({ points, caption }: { points: readonly PricePoint[]; caption: string }) {
  const t = useTranslator('catalog/prices');
  const { number } = useFormat();
  const prices = ['lowest', 'median', 'highest'] as const;
  const decimals = columnDecimals(points.flatMap((one) => prices.map((name) => one[name])));
  return (
    <table className={styles.figures}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          <th scope="col">{t('deals')}</th>
          {prices.map((name) => (
            <th key={name} scope="col">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...points].reverse().map((one) => (
          <tr key={one.month}>
            <th scope="row" translate="no">
              {one.month}
            </th>
            <td>{number(one.deals)}</td>
            {prices.map((name) => (
              <td key={name}>
                <UnitPriceText price={one[name]} decimals={decimals} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
