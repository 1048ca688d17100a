import { useState } from 'react';
import { useNavigate } from 'react-router';
import { opsViewCurrent, opsViewEnd, opsViewStart } from '#contract/access/calls.ts';
import { ACCESS_REASON_MAX } from '#contract/access/constants.ts';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { isPermitted } from '#contract/permissions.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { closeSession, openView, viewOfTab } from '#web/api/session.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { ReasonField } from './ReasonField.tsx';

/** Begins a read-only look at an account, or ends the reader's look that is open. */
export function SeeAsCustomer({ accountId }: { accountId: string }) {
  const t = useTranslator('operator/company');
  const roles = useCallQuery(opsMe, {}).data?.roles ?? [];
  const mayView = isPermitted(roles, 'customerViews');
  const open = useCallQuery(opsViewCurrent, {}, { enabled: mayView }).data;
  const [isAsking, setAsking] = useState(false);
  const end = useCommand(opsViewEnd, {
    changes: [opsViewCurrent],
    onDone: () => {
      if (viewOfTab() !== null) closeSession('member');
    },
  });
  if (!mayView || open === undefined) return null;
  if (open !== null) {
    const until = <DateTime at={open.until} />;
    const name = <span translate="no">{open.name}</span>;
    return (
      <>
        <span>{t.parts('lookOpen', { name, until })}</span>
        <Button size="xs" loading={end.isPending} onClick={() => end.mutate({})}>
          {t('lookEnd')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button size="xs" onClick={() => setAsking(true)}>
        {t('seeAs')}
      </Button>
      {isAsking && <ReasonDialog accountId={accountId} onClose={() => setAsking(false)} />}
    </>
  );
}

function ReasonDialog({ accountId, onClose }: { accountId: string; onClose: () => void }) {
  const t = useTranslator('operator/company');
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const input = { accountId, reason };
  const form = useForm(input, validateInput(opsViewStart, input));
  const start = useCommand(opsViewStart, {
    changes: [opsViewCurrent],
    onDone: ({ tokenName, tokenValue, expiresAt, home, ...view }) => {
      openView({ tokenName, tokenValue, expiresAt, view });
      navigate(home);
    },
  });
  return (
    <CommandDialog
      title={t('seeAs')}
      submit={t('seeAsGo')}
      form={form}
      command={start}
      onSubmit={() => start.mutate(input)}
      onClose={onClose}
    >
      <p>{t('seeAsText')}</p>
      <ReasonField form={form} value={reason} maxLength={ACCESS_REASON_MAX} onChange={setReason} />
    </CommandDialog>
  );
}
