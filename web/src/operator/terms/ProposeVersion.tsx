import { type FormEvent, useState } from 'react';
import type { LegalState } from '#contract/legal/schemas.ts';
import { opsLegalDrop, opsLegalPropose } from '#contract/legal/staff-calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { Compare } from './Compare.tsx';
import { Reach } from './Reach.tsx';
import styles from './terms.module.css';

/** Asks a second person to make the draft a version, after what differs and whom it asks. */
export function ProposeVersion({ state, version }: { state: LegalState; version: number }) {
  const t = useTranslator('operator/terms');
  const { document, earliest, reach } = state;
  const [typed, setTyped] = useState({ effectiveOn: earliest, reason: '' });
  const input = { document, version, ...typed };
  const { form, command: propose } = useFormCommand(opsLegalPropose, input, {
    onDone: () => toast(t('asked')),
  });
  const drop = useCommand(opsLegalDrop, { onDone: () => toast(t('dropped')) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) propose.mutate(input);
  };
  return (
    <>
      <Compare document={document} />
      <Section title={t('propose')}>
        <form ref={form.frame} noValidate className={styles.form} onSubmit={submit}>
          <Note tone="wait">
            <Reach reach={reach} />
          </Note>
          <TextInputField
            form={form}
            name="effectiveOn"
            label={t('from')}
            required
            hint={t('fromHint', { day: earliest })}
            type="date"
            value={typed.effectiveOn}
            onChange={(effectiveOn) => setTyped((before) => ({ ...before, effectiveOn }))}
          />
          <TextAreaField
            form={form}
            name="reason"
            label={t('reason')}
            required
            value={typed.reason}
            maxLength={500}
            onChange={(reason) => setTyped((before) => ({ ...before, reason }))}
          />
          <FailNote error={form.rest(propose.error)} />
          <FailNote error={drop.error} />
          <div className={styles.actions}>
            <Button type="submit" variant="primary" loading={propose.isPending}>
              {t('ask')}
            </Button>
            <Button
              variant="danger"
              loading={drop.isPending}
              onClick={() => drop.mutate({ document, version })}
            >
              {t('drop')}
            </Button>
          </div>
        </form>
      </Section>
    </>
  );
}
