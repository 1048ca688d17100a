import type { Output } from '#contract/call.ts';
import type { opsFigures } from '#contract/figures/calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { FigureSection } from './FigureSection.tsx';
import styles from './figures.module.css';
import { labelsOf } from './period-labels.ts';
import { ThinBars } from './ThinBars.tsx';

/** How long orders took from their payment to their end, in working days. */
export function DurationFigure({
  kind,
  file,
  durations,
}: {
  kind: 'release' | 'refund';
  file: string;
  durations: Output<typeof opsFigures>['release'];
}) {
  const t = useTranslator('operator/figures');
  const format = useFormat();
  const { total, periods } = durations;
  const days = (count: number) => t('days', { count: format.number(count, 1) });
  const labels = labelsOf(periods.map(({ start }) => start));
  return (
    <FigureSection
      title={t(`${kind}.title`)}
      aside={
        total.count === 0
          ? t('none')
          : t('took', { count: total.count, median: days(total.median), p90: days(total.p90) })
      }
      file={file}
      columns={[
        { key: 'start', head: t('periodFrom'), phone: 'title', cell: (row) => row.start },
        { key: 'count', head: t('orders'), figures: true, cell: (row) => format.number(row.count) },
        {
          key: 'median',
          head: t('median'),
          figures: true,
          phone: 'value',
          cell: (row) => (row.count === 0 ? '–' : days(row.median)),
        },
        {
          key: 'p90',
          head: t('p90'),
          figures: true,
          cell: (row) => (row.count === 0 ? '–' : days(row.p90)),
        },
      ]}
      rows={periods}
      rowKey={(row) => row.start}
    >
      <div className={styles.pair}>
        {(['median', 'p90'] as const).map((figure) => (
          <ThinBars
            key={figure}
            green={figure === 'median'}
            caption={t('inDays', { figure: t(figure) })}
            heads={[t('periodFrom'), t(figure)]}
            bars={periods.map((one, index) => ({
              name: one.start,
              label: labels[index] ?? '',
              value: one[figure],
              figure: one.count === 0 ? '–' : days(one[figure]),
            }))}
          />
        ))}
      </div>
    </FigureSection>
  );
}
