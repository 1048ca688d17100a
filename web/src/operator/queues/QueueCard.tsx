import { Link } from 'react-router';
import type { QueueKey, Task } from '#contract/operator/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { queueFacts } from './queue-facts.ts';
import styles from './queues.module.css';
import { TimeLeft } from './TimeLeft.tsx';

/** The head of one queue: its three most urgent pieces, and the way to all of it. */
export function QueueCard(props: { queue: QueueKey; count: number; tasks: readonly Task[] }) {
  const t = useTranslator('operator');
  const { queue, count, tasks } = props;
  const amounts = tasks.some((task) => task.amount !== null);
  const columns: Column<Task>[] = [
    {
      key: 'ref',
      head: t('queues.ref'),
      width: 124,
      phone: 'title',
      cell: (task) => (
        <Link to={task.link} className={styles.ref} translate="no">
          {task.ref}
        </Link>
      ),
    },
    {
      key: 'subject',
      head: t('queues.subject'),
      phone: 'wide',
      cell: (task) => (
        <>
          {task.subject}
          <CellNote>{task.detail}</CellNote>
        </>
      ),
    },
    ...(amounts ? [amountColumn(t('queues.amount'))] : []),
    {
      key: 'left',
      head: t('queues.left'),
      width: 116,
      phone: 'value',
      cell: (task) => (
        <TimeLeft since={task.since} dueAt={task.dueAt} days={task.workingDaysLeft} />
      ),
    },
  ];
  return (
    <Section
      title={t(`queue.${queue}`)}
      aside={`${count}`}
      action={<Link to={queueFacts[queue].to}>{t('queues.openQueue')}</Link>}
    >
      <Table
        label={t(`queue.${queue}`)}
        columns={columns}
        rows={tasks}
        rowKey={(task) => `${task.link} ${task.ref}`}
      />
    </Section>
  );
}

const amountColumn = (head: string): Column<Task> => ({
  key: 'amount',
  head,
  figures: true,
  width: 116,
  phone: 'right',
  cell: (task) => (task.amount ? <MoneyText money={task.amount} /> : '–'),
});
