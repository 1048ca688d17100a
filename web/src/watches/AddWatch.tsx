import { type FormEvent, useId, useRef, useState } from 'react';
import { watchAdd, watchList } from '#contract/watches/calls.ts';
import { watchAdd as watchAddSchemas } from '#contract/watches/schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useFieldText } from '#web/api/field-text.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './watches.module.css';

const EMPTY = '';

/** Returns the error of a typed part number by the call's schema; null where it is valid. */
function violationOf(typed: string): string | null {
  const read = watchAddSchemas.input.safeParse({ mpn: typed });
  return read.success ? null : (read.error.issues[0]?.message ?? 'invalid');
}

/** Watches a part number as it is typed, one that nobody offers yet too. */
export function AddWatch({ total, onAdded }: { total: number; onAdded: () => void }) {
  const t = useTranslator('watches');
  const fieldText = useFieldText();
  const [mpn, setMpn, forget] = useDraft('watch-add', EMPTY);
  const [violation, setViolation] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const addWatch = useCommand(watchAdd, {
    changes: [watchList],
    onDone: (output, sent) => {
      const values = { mpn: sent.mpn.trim() };
      toast(t(output.total === total ? 'add.known' : 'add.done', values));
      forget();
      onAdded();
    },
    onFail: (error) => error instanceof CallFailure && error.fields.length === 0,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = violationOf(mpn);
    setViolation(wrong);
    if (wrong !== null) return box.current?.focus();
    addWatch.mutate({ mpn });
  };
  const refused =
    addWatch.error instanceof CallFailure ? addWatch.error.fields[0]?.message : undefined;
  return (
    <>
      <form className={styles.add} onSubmit={submit} noValidate aria-describedby={id}>
        <Field
          label={t('add.label')}
          hint={t('add.hint')}
          error={violation === null ? refused : fieldText(violation)}
        >
          <TextInput
            ref={box}
            mono
            upper
            value={mpn}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            readOnly={addWatch.isPending}
            onChange={(typed) => {
              setMpn(typed);
              setViolation(null);
            }}
          />
        </Field>
        <Button type="submit" loading={addWatch.isPending}>
          {t('add.button')}
        </Button>
      </form>
      <FailNote error={addWatch.error} />
    </>
  );
}
