import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { QueueFilter, QueueKey, RecordRef, Task } from '#contract/operator/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { BulkBar } from '#web/widgets/tasks/BulkBar.tsx';
import { KeyHelp } from '#web/widgets/tasks/KeyHelp.tsx';
import { isChosen, toggleRecord } from '#web/widgets/tasks/toggle-record.ts';
import { useRowKeys } from '#web/widgets/tasks/use-row-keys.ts';
import styles from '#web/widgets/tasks/work.module.css';
import { TaskTable, taskKey } from '../queues/TaskTable.tsx';
import { FilterBar } from './FilterBar.tsx';

interface Props {
  readonly label: string;
  readonly tasks: readonly Task[] | undefined;
  readonly refetching?: boolean;
  readonly filter: QueueFilter;
  readonly queues: readonly QueueKey[];
  /** All rows are of the filter's queue. */
  readonly oneQueue?: boolean;
  readonly onFilter: (filter: QueueFilter) => void;
}

const recordRefOf = ({ record, ref }: Task): RecordRef => ({ record, ref });

/** Open work with its filter, keys and acts on many rows at once. */
export function WorkList(props: Props) {
  const { label, tasks, refetching, filter, queues, oneQueue = false, onFilter } = props;
  const t = useTranslator('widgets/tasks');
  const [chosen, setChosen] = useState<readonly RecordRef[]>([]);
  const [isHelp, setHelp] = useState(false);
  const navigate = useNavigate();
  const toggle = (work: RecordRef) => setChosen(toggleRecord(chosen, work));
  const rows = (tasks ?? []).map((task) => ({
    key: taskKey(task),
    work: recordRefOf(task),
    isMine: task.claim?.mine ?? false,
    link: task.link,
  }));
  const cursor = useRowKeys(rows, {
    onOpen: ({ link }) => void navigate(link),
    onChoose: toggle,
    onHelp: () => setHelp(true),
  });
  return (
    <>
      <div className={styles.filter}>
        <FilterBar filter={filter} queues={queues} oneQueue={oneQueue} onChange={onFilter} />
        <Button size="xs" variant="text" className={styles.push} onClick={() => setHelp(true)}>
          {t('help')}
        </Button>
      </div>
      <TaskTable
        oneDesk={oneQueue}
        label={label}
        tasks={tasks}
        {...(refetching === undefined ? {} : { refetching })}
        cursor={cursor}
        selection={{
          has: (task) => isChosen(chosen, task),
          toggle: (task) => toggle(recordRefOf(task)),
        }}
      />
      <BulkBar
        chosen={chosen}
        onPage={(tasks ?? []).map(recordRefOf)}
        onDone={() => setChosen([])}
      />
      {isHelp && <KeyHelp onClose={() => setHelp(false)} />}
    </>
  );
}
