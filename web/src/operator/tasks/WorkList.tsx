import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { QueueFilter, QueueKey, RecordRef, Task } from '#contract/operator/schemas.ts';
import { opsWorkClaim, opsWorkRelease } from '#contract/operator/work-calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectionBar } from '#web/ui/table/SelectionBar.tsx';
import { TaskTable, taskKey } from '../queues/TaskTable.tsx';
import { type BulkAct, BulkDialog } from './BulkDialog.tsx';
import { FilterBar } from './FilterBar.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { isChosen, toggleRecord } from './toggle-record.ts';
import { useListKeys } from './use-list-keys.ts';
import styles from './work.module.css';

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
const acts = ['claim', 'release', 'handOver'] as const satisfies readonly BulkAct[];

/** Open work with its filter, keys and acts on many rows at once. */
export function WorkList(props: Props) {
  const { label, tasks, refetching, filter, queues, oneQueue = false, onFilter } = props;
  const t = useTranslator('operator/tasks');
  const [chosen, setChosen] = useState<readonly RecordRef[]>([]);
  const [bulk, setBulk] = useState<BulkAct | null>(null);
  const [isHelp, setHelp] = useState(false);
  const toggle = (task: Task) => setChosen(toggleRecord(chosen, recordRefOf(task)));
  const cursor = useCursor(tasks ?? [], { onChoose: toggle, onHelp: () => setHelp(true) });
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
        selection={{ has: (task) => isChosen(chosen, task), toggle }}
      />
      {chosen.length > 0 && (
        <SelectionBar
          wide
          label={t('chosen', { count: chosen.length })}
          action={acts.map((action) => (
            <Button key={action} onClick={() => setBulk(action)}>
              {t(action)}
            </Button>
          ))}
        >
          {t('chosen', { count: chosen.length })}
        </SelectionBar>
      )}
      {bulk && (
        <BulkDialog
          action={bulk}
          records={chosen}
          onClose={() => {
            setBulk(null);
            setChosen([]);
          }}
        />
      )}
      {isHelp && <KeyHelp onClose={() => setHelp(false)} />}
    </>
  );
}

/** The row that the keys are on; it stays on its work where the list is read anew. */
function useCursor(
  tasks: readonly Task[],
  { onChoose, onHelp }: { onChoose: (task: Task) => void; onHelp: () => void },
): string | null {
  const navigate = useNavigate();
  const [key, setKey] = useState<string | null>(null);
  const claim = useCommand(opsWorkClaim);
  const release = useCommand(opsWorkRelease);
  const index = tasks.findIndex((task) => taskKey(task) === key);
  const current = tasks[index];
  const move = (to: number) => {
    const next = tasks[Math.max(0, Math.min(to, tasks.length - 1))];
    if (next === undefined) return;
    setKey(taskKey(next));
    document
      .querySelector(`[data-task="${CSS.escape(taskKey(next))}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  };
  useListKeys({
    j: () => move(index + 1),
    k: () => move(index === -1 ? 0 : index - 1),
    Enter: () => current && navigate(current.link),
    c: () => {
      if (current === undefined) return;
      if (current.claim?.mine) release.mutate(recordRefOf(current));
      else claim.mutate(recordRefOf(current));
    },
    x: () => current && onChoose(current),
    '?': onHelp,
  });
  return current === undefined ? null : key;
}
