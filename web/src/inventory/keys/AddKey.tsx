import { type FormEvent, useState } from 'react';
import { keyAdd, keyList } from '#contract/inventory/calls.ts';
import type { ImportMode } from '#contract/inventory/import-schemas.ts';
import { importModes } from '#contract/inventory/imports.ts';
import { limits } from '#contract/limits.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './keys.module.css';

interface KeyDraft {
  readonly name: string;
  readonly mode: ImportMode;
}

const EMPTY: KeyDraft = { name: '', mode: 'update' };

interface Created {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}

/** Makes a key and shows it this once. */
export function AddKey({ isFull }: { isFull: boolean }) {
  const t = useTranslator('inventory/keys');
  const [created, setMade] = useState<Created | null>(null);
  const [isShown, setShown] = useState(false);
  const show = (key: Created) => {
    setMade(key);
    setShown(true);
  };
  return (
    <Section title={t('add.title')}>
      {/* Each key is asked for by a form that nothing is wrong with yet. */}
      <KeyForm key={created?.id} isFull={isFull} onMade={show} />
      {isFull && <p className={styles.quiet}>{t('add.full', { count: limits.stockKeysMax })}</p>}
      {created && isShown && <CreatedKey created={created} onClose={() => setShown(false)} />}
    </Section>
  );
}

function KeyForm({ isFull, onMade }: { isFull: boolean; onMade: (key: Created) => void }) {
  const t = useTranslator('inventory/keys');
  const modes = useTranslator('inventory/update');
  const [draft, setDraft, forget] = useDraft('stock-key', EMPTY);
  const form = useForm(draft, validateInput(keyAdd, draft));
  const add = useCommand(keyAdd, {
    changes: [keyList],
    onDone: (key) => {
      forget();
      onMade(key);
    },
    onFail: form.refuse,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) add.mutate(draft);
  };
  return (
    <>
      <form ref={form.frame} onSubmit={submit} noValidate className={styles.form}>
        <TextInputField
          form={form}
          name="name"
          label={t('add.name')}
          required
          hint={t('add.nameHint')}
          value={draft.name}
          maxLength={60}
          autoComplete="off"
          onChange={(name) => setDraft({ ...draft, name })}
        />
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
      <FailNote error={form.rest(add.error)} />
    </>
  );
}

/** The key itself, which nobody can show again. */
function CreatedKey({ created, onClose }: { created: Created; onClose: () => void }) {
  const t = useTranslator('inventory/keys');
  return (
    <Dialog
      open
      title={t('shown.title', { name: created.name })}
      footer={
        <>
          <CopyButton text={created.key} label={t('shown.copy')} />
          <Button variant="primary" onClick={onClose}>
            {t('shown.done')}
          </Button>
        </>
      }
    >
      <p>{t('shown.text')}</p>
      <code className={styles.key} translate="no">
        {created.key}
      </code>
    </Dialog>
  );
}
