import { Link } from 'react-router';
import type { PassRate } from '#contract/figures/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { FigureSection } from './FigureSection.tsx';
import styles from './figures.module.css';

const WHOLE = 100;

/** Shares of passed lots with what they may be by chance: a short record has a wide interval. */
export function PassRates({
  kind,
  file,
  rows,
}: {
  kind: 'sellers' | 'manufacturers';
  file: string;
  rows: readonly PassRate[];
}) {
  const t = useTranslator('operator/figures');
  const format = useFormat();
  return (
    <FigureSection
      title={t(`${kind}.title`)}
      aside={t('rates.hint')}
      file={file}
      open
      columns={[
        {
          key: 'name',
          head: t(`${kind}.name`),
          phone: 'title',
          cell: ({ id, name }) =>
            id === null ? name : <Link to={`/ops/companies/${id}`}>{name}</Link>,
        },
        {
          key: 'chart',
          head: t('rates.interval'),
          phone: 'wide',
          cell: (row) => <Interval {...row} />,
        },
        {
          key: 'lots',
          head: t('rates.lots'),
          figures: true,
          phone: 'left',
          phoneLabel: t('rates.lots'),
          cell: (row) => format.number(row.count),
        },
        {
          key: 'rate',
          head: t('rates.rate'),
          figures: true,
          phone: 'value',
          cell: (row) => format.percent(row.passed / row.count, 1),
        },
        {
          key: 'interval',
          head: t('rates.interval'),
          figures: true,
          phone: 'right',
          cell: (row) => `${format.percent(row.low, 1)} – ${format.percent(row.high, 1)}`,
        },
      ]}
      rows={rows}
      rowKey={(row) => row.id ?? row.name}
    />
  );
}

/** The interval as a bar with the share as a mark, for the eye: the figures stand beside it. */
function Interval({ low, high, passed, count }: PassRate) {
  const share = (passed / count) * WHOLE;
  return (
    <svg
      className={styles.interval}
      viewBox={`0 0 ${WHOLE} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.scale} d={`M0 5H${WHOLE}`} />
      <rect x={low * WHOLE} y={2} width={(high - low) * WHOLE} height={6} />
      <path className={styles.mark} d={`M${share.toFixed(2)} 0V10`} />
    </svg>
  );
}
