import { useState } from 'react';
import { opsAccountReopen } from '#contract/accounts/closing-calls.ts';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { opsApprovalList } from '#contract/approvals/calls.ts';
import { isPermitted } from '#contract/permissions.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { ApprovalBox } from '#web/widgets/approval/ApprovalBox.tsx';
import { ReasonDialog } from '#web/widgets/records/ReasonDialog.tsx';

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
  const { form, command: propose } = useFormCommand(opsAccountReopen, input, {
    onDone: () => {
      toast(t('reopen.asked', { name }));
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t('reopen.title', { name })}
      submit={t('reopen.send')}
      form={form}
      command={propose}
      onSubmit={() => propose.mutate(input)}
      onClose={onClose}
      field={{
        label: t('reopen.reason'),
        hint: t('reopen.hint'),
        autoFocus: true,
        value: reason,
        maxLength: REASON_MAX,
        onChange: setReason,
      }}
    />
  );
}
