import { type FormEvent, useState } from 'react';
import type { addMark } from '#contract/boards/calls.ts';
import type { addMark as addSurplusMark } from '#contract/surplus/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../boards.module.css';

interface Props {
  /** The board's own call. */
  readonly call: typeof addMark | typeof addSurplusMark;
  readonly on: 'post' | 'reply';
  readonly id: string;
  readonly mark: string | null;
}

/** A note of the reader's own on a post or a quote; nobody else sees it. */
export function PrivateMark({ call, on, id, mark }: Props) {
  const t = useTranslator('boards');
  const [typed, setTyped] = useState<string | null>(null);
  const command = useCommand(call, {
    onDone: () => {
      setTyped(null);
      toast(t('mark.saved'));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    command.mutate({ on, id, mark: typed ?? '' });
  };
  const edit = (
    <Button variant="text" icon={mark ? 'edit' : 'plus'} onClick={() => setTyped(mark ?? '')}>
      {t(mark ? 'mark.edit' : 'mark.add')}
    </Button>
  );
  return (
    <Section title={t('mark.title')} aside={t('mark.aside')} action={typed === null && edit}>
      {typed === null ? (
        mark && <p className={styles.pre}>{mark}</p>
      ) : (
        <form className={styles.markRow} onSubmit={submit}>
          <Field label={t('mark.label')}>
            <TextArea autoFocus value={typed} maxLength={1000} onChange={setTyped} />
          </Field>
          <FailNote error={command.error} />
          <span className={styles.markButtons}>
            <Button type="submit" loading={command.isPending}>
              {t('mark.save')}
            </Button>
            <Button variant="text" onClick={() => setTyped(null)}>
              {t('mark.cancel')}
            </Button>
          </span>
        </form>
      )}
    </Section>
  );
}
