import { priceHistory } from '#contract/catalog/calls.ts';
import { PRICES_MIN } from '#contract/catalog/search.ts';
import { useRead } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useWords } from '#web/i18n/words.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { columnDecimals, UnitPriceText } from '#web/parts/UnitPriceText.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { type PricePoint, placesOf, stepsOf } from './price-steps.ts';
import styles from './prices.module.css';

const frame = { width: 480, height: 160, edge: 8 };

/** Prices of completed, inspected deals by month: a line for the eye, and the figures beside it. */
export default function PriceHistory(part: { mpn: string; manufacturer: string }) {
  const t = useWords('catalog/prices');
  const read = useRead(priceHistory, part);
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
  const t = useWords('catalog/prices');
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
  const t = useWords('catalog/prices');
  const { number } = useFormat();
  const decimals = columnDecimals(
    points.flatMap(({ lowest, median, highest }) => [lowest, median, highest]),
  );
  const price = (name: 'lowest' | 'median' | 'highest'): Column<PricePoint> => ({
    key: name,
    head: t(name),
    cell: (one) => <UnitPriceText price={one[name]} decimals={decimals} />,
    figures: true,
    phone: name === 'median' ? 'value' : 'right',
    ...(name === 'median' ? {} : { phoneLabel: t(name) }),
  });
  return (
    <Table
      label={caption}
      dense
      columns={[
        {
          key: 'month',
          head: t('month'),
          cell: (one) => <span translate="no">{one.month}</span>,
          phone: 'title',
        },
        {
          key: 'deals',
          head: t('deals'),
          cell: (one) => number(one.deals),
          figures: true,
          phone: 'left',
          phoneLabel: t('deals'),
        },
        price('lowest'),
        price('median'),
        price('highest'),
      ]}
      rows={[...points].reverse()}
      rowKey={(one) => one.month}
    />
  );
}
