import { useState } from 'react';
import { opsAccountReopen } from '#contract/accounts/closing-calls.ts';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { opsApprovalList } from '#contract/approvals/calls.ts';
import { isPermitted } from '#contract/permissions.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { ApprovalBox } from '#web/widgets/approval/ApprovalBox.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';

const REASON_MAX = 500;

interface Props {
  readonly id: string;
  readonly name: string;
}

/** The way to open a closed account again: a request with a reason, then a second person. */
export function Reopen(person: Props) {
  const t = useTranslator('operator/company');
  const roles = useCallQuery(opsMe, {}).data?.roles ?? [];
  const isAllowed = isPermitted(roles, 'accountReopening');
  const [isAsking, setAsking] = useState(false);
  const open = useCallQuery(
    opsApprovalList,
    { kinds: ['account.reopen'], state: 'requested', subjectId: person.id, pageSize: 1 },
    { enabled: isAllowed },
  );
  if (!isAllowed || open.data === undefined) return null;
  const [approval] = open.data.list;
  if (approval !== undefined) {
    return (
      <ApprovalBox
        approval={approval}
        subject={approval.subject}
        approve={t('reopen.approve')}
        compared={t('reopen.compared')}
        onDone={() => undefined}
      >
        <span lang="">{approval.reason}</span>
      </ApprovalBox>
    );
  }
  return (
    <>
      <Button size="xs" onClick={() => setAsking(true)}>
        {t('reopen.ask')}
      </Button>
      {isAsking && <ReopenForm {...person} onClose={() => setAsking(false)} />}
    </>
  );
}

function ReopenForm({ id, name, onClose }: Props & { onClose: () => void }) {
  const t = useTranslator('operator/company');
  const [reason, setReason] = useState('');
  const input = { id, reason };
  const form = useForm(input, validateInput(opsAccountReopen, input));
  const propose = useCommand(opsAccountReopen, {
    onDone: () => {
      toast(t('reopen.asked', { name }));
      onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  return (
    <CommandDialog
      title={t('reopen.title', { name })}
      submit={t('reopen.send')}
      form={form}
      command={propose}
      onSubmit={() => propose.mutate(input)}
      onClose={onClose}
    >
      <Field
        label={t('reopen.reason')}
        required
        hint={t('reopen.hint')}
        error={form.error('reason')}
      >
        <TextArea
          autoFocus
          value={reason}
          maxLength={REASON_MAX}
          onChange={setReason}
          onBlur={form.left('reason')}
        />
      </Field>
    </CommandDialog>
  );
}
