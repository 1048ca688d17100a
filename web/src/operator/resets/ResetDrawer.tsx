import { useState } from 'react';
import { RESET_NOTE_MAX } from '#contract/factors/constants.ts';
import { opsFactorResetRefuse } from '#contract/factors/reset-calls.ts';
import type { OpsFactorReset } from '#contract/factors/reset-schemas.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { ApprovalBox } from '#web/widgets/approval/ApprovalBox.tsx';
import { CountryName } from '#web/widgets/CountryName.tsx';
import { ReasonDialog } from '#web/widgets/records/ReasonDialog.tsx';
import { RecordDrawer } from '#web/widgets/records/RecordDrawer.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { ProposeReset } from './ProposeReset.tsx';
import { ResetTag } from './ResetTag.tsx';

interface Props {
  readonly reset: OpsFactorReset;
  readonly onClose: () => void;
}

/** One reset: the account, what the member wrote, how they were recognized, the two decisions. */
export function ResetDrawer({ reset, onClose }: Props) {
  const t = useTranslator('operator/resets');
  const [refusing, setRefusing] = useState(false);
  const { account, state, approval, events, removedAt } = reset;
  return (
    <RecordDrawer
      onClose={onClose}
      name={t('one')}
      no={account.email}
      record="factorReset"
      state={<ResetTag state={state} />}
      footer={
        events.includes('refuse') && (
          <Button variant="danger" onClick={() => setRefusing(true)}>
            {t(state === 'waiting' ? 'stop' : 'refuse')}
          </Button>
        )
      }
    >
      {removedAt && (
        <Note tone="wait">{t.parts('removed', { at: <DateTime at={removedAt} zone /> })}</Note>
      )}
      <Section title={t('words')}>
        <p>{reset.note}</p>
      </Section>
      <AccountFacts reset={reset} />
      {approval && (
        <Section title={t('second')}>
          <ApprovalBox
            approval={approval}
            subject={account.email}
            approve={t('approve')}
            compared={t('compared')}
            onDone={onClose}
          >
            <Checks checks={approval.checks} />
            {approval.reason}
          </ApprovalBox>
        </Section>
      )}
      {reset.approvedBy !== '' && (
        <Section
          title={t('decided')}
          aside={t('by', { maker: reset.requestedBy, checker: reset.approvedBy })}
        >
          <Checks checks={reset.checks} />
        </Section>
      )}
      {reset.reason !== '' && (
        <Section title={t('reason')}>
          <p>{reset.reason}</p>
        </Section>
      )}
      {state === 'asked' && approval === null && <ProposeReset reset={reset} />}
      {refusing && <Refuse reset={reset} onClose={() => setRefusing(false)} onDone={onClose} />}
    </RecordDrawer>
  );
}

function Checks({ checks }: Pick<OpsFactorReset, 'checks'>) {
  const t = useTranslator('operator/resets');
  return (
    <ul>
      {checks.map((check) => (
        <li key={check}>{t(`check.${check}`)}</li>
      ))}
    </ul>
  );
}

function AccountFacts({ reset }: Pick<Props, 'reset'>) {
  const t = useTranslator('operator/resets');
  const { account, factors } = reset;
  const owner = [account.company, account.name].filter(Boolean).join(', ');
  return (
    <Section title={t('account')}>
      <DefinitionList
        items={[
          { key: 'company', term: t('col.company'), value: owner },
          ...(account.identity
            ? [{ key: 'identity', term: t('identity'), value: t(account.identity) }]
            : []),
          {
            key: 'country',
            term: t('country'),
            value: <CountryName code={account.country} />,
          },
          { key: 'opened', term: t('opened'), value: <DateTime at={account.openedAt} zone /> },
          {
            key: 'factors',
            term: t('factors'),
            value: (
              <ul>
                {factors.totpSince && (
                  <li>{t.parts('totp', { at: <DateTime at={factors.totpSince} /> })}</li>
                )}
                {factors.passkeys.map(({ name, usedAt }) => (
                  <li key={name}>
                    {t('passkey', { name })} ·{' '}
                    {usedAt ? t.parts('used', { at: <DateTime at={usedAt} /> }) : t('never')}
                  </li>
                ))}
              </ul>
            ),
          },
          { key: 'codes', term: t('codes'), value: `${factors.recoveryCodesLeft}` },
          {
            key: 'from',
            term: t('from'),
            value: [reset.device, reset.address].filter(Boolean).join(' · '),
          },
          { key: 'asked', term: t('asked'), value: <DateTime at={reset.askedAt} zone /> },
        ]}
      />
    </Section>
  );
}

function Refuse({ reset, onClose, onDone }: Props & { onDone: () => void }) {
  const t = useTranslator('operator/resets');
  const [reason, setReason] = useState('');
  const { id, version, account, state } = reset;
  const input = { id, version, reason };
  const { form, command: refuse } = useFormCommand(opsFactorResetRefuse, input, {
    onDone: () => {
      toast(t('refused', { email: account.email }));
      onDone();
    },
  });
  const title = t(state === 'waiting' ? 'stop' : 'refuse');
  return (
    <ReasonDialog
      danger
      title={title}
      submit={title}
      form={form}
      command={refuse}
      onSubmit={() => refuse.mutate(input)}
      onClose={onClose}
      field={{
        label: t('refuseReason'),
        autoFocus: true,
        value: reason,
        maxLength: RESET_NOTE_MAX,
        onChange: setReason,
      }}
    />
  );
}
