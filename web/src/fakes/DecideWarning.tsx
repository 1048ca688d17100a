import { type FormEvent, useState } from 'react';
import { opsFakeDismiss, opsFakeList, opsFakeOne, opsFakeUphold } from '#contract/fakes/calls.ts';
import type { FakeHitView } from '#contract/fakes/schemas.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';

const calls = { dismiss: opsFakeDismiss, uphold: opsFakeUphold } as const;
type Decision = keyof typeof calls;

const isDecision = (event: string): event is Decision => event in calls;

/** Support decides on a warning, with a reason that the seller reads. */
export function DecideWarning({ warning }: { readonly warning: FakeHitView }) {
  const t = useTranslator('fakes');
  const events = warning.events.filter(isDecision);
  const [chosen, setChosen] = useState<Decision>('dismiss');
  const [reason, setReason] = useState('');
  const input = { id: warning.id, version: warning.version, reason };
  const call = calls[chosen];
  const { form, command } = useFormCommand(call, input, {
    changes: [opsFakeOne, opsFakeList],
    onDone: () => {
      toast(t('decided'));
      setReason('');
    },
  });
  if (events.length === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) command.mutate(input);
  };
  return (
    <Section title={t('decide')}>
      <form ref={form.frame} noValidate onSubmit={submit} className={layout.stackWide}>
        {events.length > 1 && (
          <Segmented
            label={t('decide')}
            value={chosen}
            options={events.map((event) => ({ value: event, label: t(`act.${event}`) }))}
            onChange={setChosen}
          />
        )}
        <p>{t(`effect.${chosen}`)}</p>
        <TextAreaField
          form={form}
          name="reason"
          label={t('reasonRead')}
          required
          value={reason}
          maxLength={1000}
          onChange={setReason}
        />
        <FailNote error={command.error} />
        <Button
          type="submit"
          variant={chosen === 'uphold' ? 'danger' : 'primary'}
          loading={command.isPending}
        >
          {t(`act.${chosen}`)}
        </Button>
      </form>
    </Section>
  );
}
