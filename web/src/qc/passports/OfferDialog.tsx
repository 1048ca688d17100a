import { useState } from 'react';
import { offerPassport } from '#contract/passports/handover-calls.ts';
import type { PassportView } from '#contract/passports/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';

interface Props {
  readonly passport: PassportView;
  readonly own: NonNullable<PassportView['own']>;
  readonly onClose: () => void;
}

/** Offers the passport to the account of an address. */
export function OfferDialog({ passport, own, onClose }: Props) {
  const t = useTranslator('qc/passports');
  const format = useFormat();
  const [email, setEmail] = useState('');
  const input = { id: own.id, version: own.version, email };
  const form = useForm(input, validateInput(offerPassport, input));
  const command = useCommand(offerPassport, {
    onDone: ({ no }) => {
      toast(t('offerDone', { no }));
      onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  return (
    <CommandDialog
      title={t('offerTitle')}
      submit={t('offerSubmit')}
      form={form}
      command={command}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
    >
      <p>{t('offerLead', { left: format.number(passport.pieces.left) })}</p>
      <Field label={t('offerEmail')} error={form.error('email')}>
        <TextInput
          name="email"
          type="email"
          value={email}
          maxLength={254}
          onChange={setEmail}
          onBlur={form.left('email')}
        />
      </Field>
    </CommandDialog>
  );
}
