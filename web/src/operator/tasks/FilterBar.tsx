import { useState } from 'react';
import { queueKeys } from '#contract/operator/constants.ts';
import type { QueueFilter, QueueKey } from '#contract/operator/schemas.ts';
import { opsViewList, opsViewRemove, opsViewSave } from '#contract/operator/work-calls.ts';
import type { SavedView } from '#contract/operator/work-schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { KeywordInput } from '#web/ui/form/KeywordInput.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { ClaimedSelect } from '#web/widgets/tasks/ClaimedSelect.tsx';
import styles from '#web/widgets/tasks/work.module.css';

/** The filter that leaves everything. */
export const WHOLE: QueueFilter = { desk: 'all', claimed: 'any', late: false, find: '' };

interface Props {
  readonly filter: QueueFilter;
  /** Queues that the reader may open. */
  readonly queues: readonly QueueKey[];
  /** The page lists one queue: it is neither chosen nor saved under a name. */
  readonly oneQueue?: boolean;
  readonly onChange: (filter: QueueFilter) => void;
}

const isWhole = ({ queue, claimed, late, find }: QueueFilter, oneQueue: boolean) =>
  (queue === undefined || oneQueue) && claimed === 'any' && !late && find === '';

/** Narrows the work that is listed, and saves the filter under a name. */
export function FilterBar({ filter, queues, oneQueue = false, onChange }: Props) {
  const t = useTranslator('widgets/tasks');
  const names = useTranslator('operator');
  const [saving, setSaving] = useState(false);
  const set = (change: Partial<QueueFilter>) => onChange({ ...filter, ...change });
  const chooseQueue = (queue: QueueKey | 'all') => {
    const { queue: _, ...rest } = filter;
    onChange(queue === 'all' ? rest : { ...rest, queue });
  };
  return (
    <search className={styles.filter} aria-label={t('filter')}>
      {!oneQueue && (
        <Select<QueueKey | 'all'>
          aria-label={t('queue')}
          value={filter.queue ?? 'all'}
          options={[
            { value: 'all', label: t('allQueues') },
            ...queueKeys
              .filter((key) => queues.includes(key))
              .map((value) => ({ value, label: names(`queue.${value}`) })),
          ]}
          onChange={chooseQueue}
        />
      )}
      <ClaimedSelect value={filter.claimed} onChange={(claimed) => set({ claimed })} />
      <Checkbox checked={filter.late} onChange={(late) => set({ late })}>
        {t('late')}
      </Checkbox>
      <KeywordInput
        className={styles.find}
        label={t('find')}
        keyword={filter.find}
        onSearch={(find) => set({ find })}
      />
      {!isWhole(filter, oneQueue) && (
        <>
          <Button
            size="xs"
            variant="text"
            onClick={() =>
              onChange({
                ...WHOLE,
                desk: filter.desk,
                ...(oneQueue && filter.queue ? { queue: filter.queue } : {}),
              })
            }
          >
            {t('clear')}
          </Button>
          {!oneQueue && (
            <Button size="xs" variant="text" onClick={() => setSaving(true)}>
              {t('save')}
            </Button>
          )}
        </>
      )}
      {!oneQueue && <Views onChoose={onChange} />}
      {saving && <SaveView filter={filter} onClose={() => setSaving(false)} />}
    </search>
  );
}

function Views({ onChoose }: { onChoose: (filter: QueueFilter) => void }) {
  const t = useTranslator('widgets/tasks');
  const views = useCallQuery(opsViewList, {}, { quiet: true });
  const remove = useCommand(opsViewRemove, { onDone: () => void views.refetch() });
  if (!views.data?.length) return null;
  return (
    <ul className={styles.views} aria-label={t('views')}>
      {views.data.map(({ id, name, filter }: SavedView) => (
        <li key={id} className={styles.view}>
          <Button size="xs" onClick={() => onChoose(filter)}>
            {name}
          </Button>
          <IconButton
            small
            icon="cross"
            label={t('remove', { name })}
            onClick={() => remove.mutate({ id })}
          />
        </li>
      ))}
    </ul>
  );
}

function SaveView({ filter, onClose }: { filter: QueueFilter; onClose: () => void }) {
  const t = useTranslator('widgets/tasks');
  const [name, setName] = useState('');
  const input = { name, filter };
  const { form, command: save } = useFormCommand(opsViewSave, input, {
    onDone: () => {
      toast(t('saved', { name }));
      onClose();
    },
  });
  return (
    <CommandDialog
      title={t('saveTitle')}
      submit={t('save')}
      form={form}
      command={save}
      onSubmit={() => save.mutate(input)}
      onClose={onClose}
    >
      <TextInputField
        form={form}
        name="name"
        label={t('name')}
        required
        autoFocus
        value={name}
        maxLength={40}
        onChange={setName}
      />
    </CommandDialog>
  );
}
