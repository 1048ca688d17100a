import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon, type IconName } from '#web/ui/icon/Icon.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import styles from './bench.module.css';
import type { Test } from './test/test-draft.ts';

const LARGE_LOT = 200;

const faces: Record<
  NonNullable<Test['outcome']>,
  { icon: IconName; className: string | undefined }
> = {
  pass: { icon: 'check', className: styles.green },
  fail: { icon: 'cross', className: styles.red },
  suspect: { icon: 'warning', className: styles.amber },
  inconclusive: { icon: 'clock', className: styles.amber },
};

/** The outcome of a test with its glyph. */
export function OutcomeText({ outcome }: { outcome: NonNullable<Test['outcome']> }) {
  const facts = useTranslator('order-parts');
  return (
    <span className={cx(styles.outcome, faces[outcome].className)}>
      <Icon name={faces[outcome].icon} size={12} />
      {facts(`outcome.${outcome}`)}
    </span>
  );
}

interface Props {
  readonly inspection: Inspection;
  readonly current: TestCode | null;
  readonly onChoose: (test: TestCode) => void;
}

/** The sampling plan of a lot: every test with its sample, what is done and what failed. */
export function PlanTable({ inspection, current, onChoose }: Props) {
  const t = useTranslator('operator');
  const { tests, pieces } = inspection;
  const lost = tests.reduce((all, test) => all + (test.destructive ? test.planned : 0), 0);
  return (
    <Section
      className={styles.plan}
      title={t('bench.plan')}
      aside={t(pieces >= LARGE_LOT ? 'bench.largeLot' : 'bench.smallLot', { pieces })}
    >
      <Table
        dense
        label={t('bench.plan')}
        columns={usePlanColumns(current, onChoose)}
        rows={tests}
        rowKey={(test) => test.test}
        chosen={(test) => test.test === current}
      />
      <p className={styles.small}>{t('bench.planNote')}</p>
      {lost > 0 && <p className={styles.small}>{t('bench.lost', { count: lost })}</p>}
    </Section>
  );
}

function usePlanColumns(
  current: TestCode | null,
  onChoose: (test: TestCode) => void,
): Column<Test>[] {
  const t = useTranslator('operator');
  const own = useTranslator('operator/bench');
  const facts = useTranslator('order-parts');
  const format = useFormat();
  return [
    {
      key: 'test',
      head: t('bench.test'),
      phone: 'title',
      cell: (test) => (
        <button
          type="button"
          className={cx(styles.choose, test.test === current && styles.current)}
          aria-current={test.test === current ? 'true' : undefined}
          onClick={() => onChoose(test.test)}
        >
          {facts(`test.${test.test}`)}
        </button>
      ),
    },
    {
      key: 'level',
      head: 'AS6081',
      figures: true,
      phone: 'left',
      cell: (test) => (
        <span className={styles.quiet}>
          {test.level}
          {test.destructive && (
            <span title={t('bench.destructive')}>
              {' '}
              †<span className={text.vh}>{t('bench.destructive')}</span>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'done',
      head: t('bench.done'),
      figures: true,
      phone: 'right',
      cell: (test) => (
        <span className={cx(test.sizeReason !== null && styles.amber)}>
          {test.outcome === null ? '–' : format.number(test.sampled)} /{' '}
          {format.number(test.planned)}
        </span>
      ),
    },
    {
      key: 'failed',
      head: t('bench.failed'),
      figures: true,
      phone: 'right',
      cell: (test) => (
        <span className={cx(test.failed > 0 && styles.red)}>
          {test.outcome === null ? '–' : test.failed}
        </span>
      ),
    },
    {
      key: 'result',
      head: t('bench.result'),
      phone: 'value',
      cell: (test) => {
        if (test.outcome) return <OutcomeText outcome={test.outcome} />;
        if (test.leftOutReason !== null) {
          return <span className={styles.amber}>{own('leaveOut.state')}</span>;
        }
        if (test.planned === 0) return <span className={styles.quiet}>{t('bench.notTested')}</span>;
        if (test.test === current) return <b>{t('bench.inTest')}</b>;
        return <span className={styles.quiet}>{t('bench.waiting')}</span>;
      },
    },
  ];
}
