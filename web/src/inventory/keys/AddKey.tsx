import { type FormEvent, useState } from 'react';
import { keyAdd, keyList } from '#contract/inventory/calls.ts';
import { type ImportMode, importModes } from '#contract/inventory/imports.ts';
import { limits } from '#contract/limits.ts';
import { useAct } from '#web/api/hooks.ts';
import { faultsOf, useForm } from '#web/api/use-form.ts';
import { useWords } from '#web/i18n/words.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import styles from './keys.module.css';

interface KeyDraft {
  readonly name: string;
  readonly mode: ImportMode;
}

const EMPTY: KeyDraft = { name: '', mode: 'update' };

/** Makes a key and shows it this once. */
export function AddKey({ isFull }: { isFull: boolean }) {
  const t = useWords('inventory/keys');
  const modes = useWords('inventory/update');
  const [draft, setDraft, forget] = useDraft('stock-key', EMPTY);
  const [made, setMade] = useState<{ name: string; key: string } | null>(null);
  const form = useForm(draft, faultsOf(keyAdd, draft));
  const add = useAct(keyAdd, {
    changes: [keyList],
    onDone: (key) => {
      setMade(key);
      forget();
    },
    onFail: form.refuse,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) add.mutate(draft);
  };
  return (
    <Section title={t('add.title')}>
      <form ref={form.frame} onSubmit={submit} noValidate className={styles.form}>
        <Field label={t('add.name')} required hint={t('add.nameHint')} error={form.error('name')}>
          <TextInput
            value={draft.name}
            maxLength={60}
            autoComplete="off"
            onChange={(name) => setDraft({ ...draft, name })}
            onBlur={form.left('name')}
          />
        </Field>
        <Field label={modes('mode.title')} hint={modes(`mode.means.${draft.mode}`)}>
          <Select
            value={draft.mode}
            options={importModes.map((value) => ({ value, label: modes(`mode.${value}`) }))}
            onChange={(mode) => setDraft({ ...draft, mode })}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          className={styles.send}
          disabled={isFull}
          loading={add.isPending}
        >
          {t('add.send')}
        </Button>
      </form>
      {isFull && <p className={styles.quiet}>{t('add.full', { count: limits.stockKeysMax })}</p>}
      <FailNote error={form.rest(add.error)} />
      {made && <Shown made={made} onClose={() => setMade(null)} />}
    </Section>
  );
}

/** The key itself, which nobody can show again. */
function Shown({ made, onClose }: { made: { name: string; key: string }; onClose: () => void }) {
  const t = useWords('inventory/keys');
  return (
    <Dialog
      open
      title={t('shown.title', { name: made.name })}
      footer={
        <>
          <CopyButton text={made.key} label={t('shown.copy')} />
          <Button variant="primary" onClick={onClose}>
            {t('shown.done')}
          </Button>
        </>
      }
    >
      <p>{t('shown.text')}</p>
      <p className={styles.key} translate="no" data-testid="stock-key">
        {made.key}
      </p>
    </Dialog>
  );
}
