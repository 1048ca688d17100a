import type { Output } from '#contract/call.ts';
import { opsFigures } from '#contract/figures/calls.ts';
import { funnelSteps } from '#contract/figures/constants.ts';
import { figurePeriods, rangeViolation } from '#contract/figures/range.ts';
import { parseDecimal, wire } from '#contract/money.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { StateTag } from '#web/widgets/orders/StateTag.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { StepChart } from '#web/widgets/StepChart.tsx';
import { DurationFigure } from '../../figures/DurationFigure.tsx';
import { FigureSection } from '../../figures/FigureSection.tsx';
import styles from '../../figures/figures.module.css';
import { PassRates } from '../../figures/PassRates.tsx';
import { labelsOf } from '../../figures/period-labels.ts';
import { ThinBars } from '../../figures/ThinBars.tsx';
import { rangeOf, ranges, useFigureRange } from '../../figures/use-figure-range.ts';

type Figures = Output<typeof opsFigures>;

/** The market in figures: deals, held money, durations, pass rates, late steps and the funnel. */
export default function FiguresPage() {
  const t = useTranslator('operator/figures');
  const { range, setRange, today } = useFigureRange();
  const violation = rangeViolation(range);
  const isRight = violation === null;
  const read = useCallQuery(opsFigures, range, { previous: true, enabled: isRight });
  const figures = isRight ? read.data : undefined;
  return (
    <>
      <PageHead title={t('title')}>
        <span>{t('hint')}</span>
      </PageHead>
      <div className={styles.range}>
        {(['from', 'to'] as const).map((field) => (
          <Field
            key={field}
            label={t(field)}
            error={violation === field ? t(`wrong.${field}`) : undefined}
          >
            <TextInput
              type="date"
              value={range[field]}
              max={today}
              onChange={(day) => setRange({ ...range, [field]: day })}
            />
          </Field>
        ))}
        <Field label={t('by')} error={violation === 'by' ? t('wrong.by') : undefined}>
          <Segmented
            label={t('by')}
            value={range.by}
            onChange={(by) => setRange({ ...range, by })}
            options={figurePeriods.map((one) => ({ value: one, label: t(`period.${one}`) }))}
          />
        </Field>
        <div className={styles.presets}>
          {ranges.map((days) => (
            <Button key={days} size="xs" onClick={() => setRange(rangeOf(today, days))}>
              {t('lastDays', { days })}
            </Button>
          ))}
        </div>
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      {isRight && read.isPending && <SkeletonLines label={t('title')} lines={12} />}
      {figures && <Charts figures={figures} />}
    </>
  );
}

function Charts({ figures }: { figures: Figures }) {
  const { files } = figures;
  return (
    <div className={layout['sections']}>
      <Deals figures={figures} />
      <HeldMoney figures={figures} />
      <DurationFigure kind="release" file={files.release} durations={figures.release} />
      <DurationFigure kind="refund" file={files.refund} durations={figures.refund} />
      <PassRates kind="sellers" file={files.sellers} rows={figures.sellers} />
      <PassRates kind="manufacturers" file={files.manufacturers} rows={figures.manufacturers} />
      <LateSteps figures={figures} />
      <Funnel figures={figures} />
    </div>
  );
}

function Deals({ figures: { deals, files } }: { figures: Figures }) {
  const t = useTranslator('operator/figures');
  const format = useFormat();
  const count = deals.reduce((sum, one) => sum + one.count, 0);
  const value = deals.reduce((sum, one) => sum + parseDecimal(one.value.amount, 2), 0n);
  const labels = labelsOf(deals.map(({ start }) => start));
  return (
    <FigureSection
      title={t('deals.title')}
      aside={t('deals.sum', { count, value: format.money(wire(value)) })}
      file={files.deals}
      columns={[
        { key: 'start', head: t('periodFrom'), phone: 'title', cell: (row) => row.start },
        { key: 'count', head: t('orders'), figures: true, cell: (row) => format.number(row.count) },
        {
          key: 'value',
          head: t('deals.value'),
          figures: true,
          phone: 'value',
          cell: (row) => <MoneyText money={row.value} />,
        },
      ]}
      rows={deals}
      rowKey={(row) => row.start}
    >
      <div className={styles.pair}>
        <ThinBars
          caption={t('deals.count')}
          heads={[t('periodFrom'), t('orders')]}
          bars={deals.map((one, index) => ({
            name: one.start,
            label: labels[index] ?? '',
            value: one.count,
            figure: format.number(one.count),
          }))}
        />
        <ThinBars
          green
          caption={t('deals.valueUsd')}
          heads={[t('periodFrom'), t('deals.value')]}
          bars={deals.map((one, index) => ({
            name: one.start,
            label: labels[index] ?? '',
            value: Number(parseDecimal(one.value.amount, 2)),
            figure: format.money(one.value),
          }))}
        />
      </div>
    </FigureSection>
  );
}

function HeldMoney({ figures: { held, files } }: { figures: Figures }) {
  const t = useTranslator('operator/figures');
  const format = useFormat();
  const last = held.at(-1);
  return (
    <FigureSection
      title={t('held.title')}
      aside={last && t('held.last', { value: format.money(last.value) })}
      file={files.held}
      columns={[
        { key: 'start', head: t('periodFrom'), phone: 'title', cell: (row) => row.start },
        {
          key: 'value',
          head: t('held.atEnd'),
          figures: true,
          phone: 'value',
          cell: (row) => <MoneyText money={row.value} />,
        },
      ]}
      rows={held}
      rowKey={(row) => row.start}
    >
      <StepChart
        caption={t('held.title')}
        top={(largest) => format.money(wire(largest))}
        points={held.map(({ start, value }) => ({
          name: start,
          value: parseDecimal(value.amount, 2),
          figure: format.money(value),
        }))}
      />
    </FigureSection>
  );
}

function LateSteps({ figures: { late, files } }: { figures: Figures }) {
  const t = useTranslator('operator/figures');
  const format = useFormat();
  const most = Math.max(...late.map(({ count }) => count), 1);
  return (
    <FigureSection
      title={t('late.title')}
      aside={t('late.hint')}
      file={files.late}
      open
      columns={[
        {
          key: 'step',
          head: t('late.step'),
          phone: 'title',
          cell: (row) => <StateTag state={row.step} />,
        },
        {
          key: 'bar',
          head: t('late.share'),
          phone: 'off',
          cell: (row) => <meter className={styles.meter} max={most} value={row.count} />,
        },
        {
          key: 'count',
          head: t('late.missed'),
          figures: true,
          phone: 'value',
          cell: (row) => format.number(row.count),
        },
        {
          key: 'open',
          head: t('late.open'),
          figures: true,
          phone: 'left',
          phoneLabel: t('late.open'),
          cell: (row) => format.number(row.open),
        },
        {
          key: 'median',
          head: t('median'),
          figures: true,
          phone: 'right',
          phoneLabel: t('median'),
          cell: (row) => t('days', { count: format.number(row.median, 1) }),
        },
        {
          key: 'p90',
          head: t('p90'),
          figures: true,
          phone: 'right',
          phoneLabel: t('p90'),
          cell: (row) => t('days', { count: format.number(row.p90, 1) }),
        },
      ]}
      rows={late}
      rowKey={(row) => row.step}
    />
  );
}

function Funnel({ figures: { funnel, files } }: { figures: Figures }) {
  const t = useTranslator('operator/figures');
  const format = useFormat();
  const first = funnel.enquiries;
  return (
    <FigureSection
      title={t('funnel.title')}
      aside={t('funnel.hint')}
      file={files.funnel}
      open
      columns={[
        {
          key: 'step',
          head: t('funnel.step'),
          phone: 'title',
          cell: (step) => t(`funnel.${step}`),
        },
        {
          key: 'bar',
          head: t('funnel.share'),
          phone: 'wide',
          cell: (step) => (
            <meter
              className={styles.meter}
              aria-label={t(`funnel.${step}`)}
              max={Math.max(first, 1)}
              value={funnel[step]}
            />
          ),
        },
        {
          key: 'count',
          head: t('funnel.count'),
          figures: true,
          phone: 'value',
          cell: (step) => format.number(funnel[step]),
        },
        {
          key: 'percent',
          head: t('funnel.percent'),
          figures: true,
          phone: 'right',
          cell: (step) => (first === 0 ? '–' : format.percent(funnel[step] / first, 1)),
        },
      ]}
      rows={funnelSteps}
      rowKey={(step) => step}
    />
  );
}
