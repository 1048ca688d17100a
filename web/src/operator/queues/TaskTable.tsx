import { Link } from 'react-router';
import type { Task } from '#contract/operator/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { EscrowStrip } from '#web/widgets/orders/EscrowStrip.tsx';
import { trackView } from '#web/widgets/orders/track-view.ts';
import { useReaders, WorkOwner } from '#web/widgets/tasks/WorkOwner.tsx';
import styles from './queues.module.css';
import { TimeLeft } from './TimeLeft.tsx';

/** Names a piece of work within a list. */
export const taskKey = (task: Task): string => `${task.queue} ${task.link} ${task.ref}`;

/** The escrow of the order that a piece of work is on. */
function Escrow({ task }: { task: Task }) {
  const t = useTranslator('operator');
  if (task.orderState === null) {
    return (
      <span className={styles.quiet} data-blank>
        {t(task.queue === 'payments' ? 'queues.wallet' : 'none')}
      </span>
    );
  }
  const view = trackView({
    state: task.orderState,
    kind: 'trade',
    reader: 'staff',
    held: task.amount,
  });
  return <EscrowStrip view={view} bare />;
}

interface TaskTableProps {
  readonly tasks: readonly Task[] | undefined;
  readonly label: string;
  readonly refetching?: boolean;
  /** All rows are of one queue: the desk is not named again. */
  readonly oneDesk?: boolean;
  /** The key of the row that the keyboard is on. */
  readonly cursor?: string | null;
  readonly selection?: { has: (task: Task) => boolean; toggle: (task: Task) => void };
}

function useColumns({ oneDesk = false, selection }: TaskTableProps): Column<Task>[] {
  const t = useTranslator('operator');
  const own = useTranslator('widgets/tasks');
  const readers = useReaders();
  return [
    ...(selection ? [choiceColumn(selection, own('choose'), (ref) => own('select', { ref }))] : []),
    {
      key: 'left',
      head: t('queues.left'),
      width: 128,
      phone: 'value',
      cell: (task) => (
        <TimeLeft since={task.since} dueAt={task.dueAt} days={task.workingDaysLeft} />
      ),
    },
    {
      key: 'task',
      head: t('queues.task'),
      phone: 'title',
      cell: (task) => (
        <>
          <b className={styles.task}>{task.subject}</b>
          <CellNote>{task.detail}</CellNote>
        </>
      ),
    },
    {
      key: 'ref',
      head: t('queues.ref'),
      width: 150,
      cell: (task) => (
        <Link to={task.link} className={styles.ref} translate="no">
          {task.ref}
        </Link>
      ),
    },
    ...(oneDesk ? [] : [deskColumn(t('queues.desk'), (task) => t(`desk.${task.desk}`))]),
    {
      key: 'amount',
      head: t('queues.amount'),
      figures: true,
      width: 120,
      phone: 'right',
      cell: (task) => (task.amount ? <MoneyText money={task.amount} /> : '–'),
    },
    {
      key: 'escrow',
      head: t('queues.escrow'),
      foldsUnder: 'task',
      width: 176,
      phone: 'off',
      cell: (task) => <Escrow task={task} />,
    },
    {
      key: 'owner',
      head: own('owner'),
      foldsUnder: 'left',
      width: 96,
      cell: ({ claim, notes, record, ref }) => (
        <WorkOwner claim={claim} notes={notes} readers={readers(record, ref)} />
      ),
    },
    {
      key: 'open',
      head: t('open'),
      action: true,
      width: 72,
      cell: (task) => (
        <ButtonLink to={task.link} size="xs" aria-label={`${t('open')} ${task.ref}`}>
          {t('open')}
        </ButtonLink>
      ),
    },
  ];
}

/** Pieces of work, the most urgent first: time left, what, on which record, what is at stake. */
export function TaskTable(props: TaskTableProps) {
  const columns = useColumns(props);
  return (
    <Table
      middle
      label={props.label}
      columns={columns}
      rows={props.tasks}
      rowKey={taskKey}
      refetching={props.refetching}
      chosen={(task) => taskKey(task) === props.cursor}
    />
  );
}

const deskColumn = (head: string, cell: (task: Task) => string): Column<Task> => ({
  key: 'desk',
  head,
  foldsUnder: 'ref',
  width: 88,
  cell,
});

const choiceColumn = (
  { has, toggle }: { has: (task: Task) => boolean; toggle: (task: Task) => void },
  head: string,
  label: (ref: string) => string,
): Column<Task> => ({
  key: 'choose',
  head: <span className={text.vh}>{head}</span>,
  width: 32,
  phone: 'choose',
  cell: (task) => (
    <Checkbox checked={has(task)} aria-label={label(task.ref)} onChange={() => toggle(task)} />
  ),
});
