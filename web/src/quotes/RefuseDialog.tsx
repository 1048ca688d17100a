import { useState } from 'react';
import { settingUpdate } from '#contract/accounts/profile-calls.ts';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { quoteRefuse } from '#contract/enquiries/calls.ts';
import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import { type Refusal, refusals } from '#contract/enquiries/table.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';

/** Refuses a request with a reason that the buyer sees; what that means is said until put away. */
export function RefuseDialog(props: { request: SellerRequest; onClose: () => void }) {
  const t = useTranslator('quotes');
  const { request, onClose } = props;
  const isHintAway = useCallQuery(loginUser, {}).data?.knowRefuseQuote === 1;
  const [reason, setReason] = useState<Refusal>('noStock');
  const [note, setNote] = useState('');
  const [notAgain, setNotAgain] = useState(false);
  const setting = useCommand(settingUpdate, { changes: [loginUser] });
  const refuse = useCommand(quoteRefuse, {
    onDone: ({ no }) => {
      toast(t('refusal.done', { no }));
      onClose();
    },
  });
  const submit = () => {
    if (notAgain) setting.mutate({ knowRefuseQuote: 1 });
    refuse.mutate({ id: request.id, version: request.version, reason, note });
  };
  return (
    <CommandDialog
      title={t('refusal.title', { model: request.mpn })}
      submit={t('refuse')}
      danger
      command={refuse}
      onSubmit={submit}
      onClose={onClose}
    >
      {!isHintAway && <p>{t('refusal.hint')}</p>}
      <Field label={t('refusal.reason')} required>
        <Select
          value={reason}
          options={refusals.map((value) => ({ value, label: t(`reason.${value}`) }))}
          onChange={setReason}
        />
      </Field>
      <Field label={t('refusal.note')} aside={t('form.optional')}>
        <TextArea rows={2} value={note} maxLength={500} onChange={setNote} />
      </Field>
      {!isHintAway && (
        <Checkbox checked={notAgain} onChange={setNotAgain}>
          {t('refusal.notAgain')}
        </Checkbox>
      )}
    </CommandDialog>
  );
}
