import { useState } from 'react';
import { Link } from 'react-router';
import { depositCancelReturn, depositChangeAccount } from '#contract/deposits/calls.ts';
import type { Deposit } from '#contract/deposits/schemas.ts';
import { bankList } from '#contract/wallet/bank-calls.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

const ALL = 20;

/** A deposit that the bank brought back: why, the account that it is paid to, and the choice of another. */
export function RepaymentAccount({ deposit }: { deposit: Deposit }) {
  const t = useTranslator('wallet/log');
  const { payee, events, isPaying, state } = deposit;
  const isHeld = state === 'held' || state === 'returning';
  return (
    <Section
      title={t(isHeld ? 'payTo.titleHeld' : 'payTo.title')}
      className={layout.stackWide}
      action={<Link to="/seller-bank-list">{t('payTo.manage')}</Link>}
    >
      {state === 'bankReturned' && (
        <Note tone="wait">{t('payTo.why', { reason: deposit.bankReturnReason })}</Note>
      )}
      <DefinitionList
        items={(['accountName', 'accountNumber', 'bankName', 'bankCode'] as const).map((key) => ({
          key,
          term: t(`payee.${key}`),
          value: payee[key],
        }))}
      />
      {state === 'bankReturned' && deposit.payableFrom && (
        <Note tone="wait">
          {t.parts('payTo.from', { at: <DateTime at={deposit.payableFrom} zone /> })}
        </Note>
      )}
      {isPaying && <p>{t('payTo.paying')}</p>}
      {events.includes('changeAccount') && <ChangeAccount deposit={deposit} />}
      {state === 'bankReturned' && events.includes('cancelReturn') && (
        <CancelReturn deposit={deposit} />
      )}
    </Section>
  );
}

function CancelReturn({ deposit: { id, version } }: { deposit: Deposit }) {
  const t = useTranslator('wallet/log');
  const cancel = useCommand(depositCancelReturn, { onDone: () => toast(t('payTo.kept')) });
  return (
    <>
      <FailNote error={cancel.error} />
      <div>
        <Button loading={cancel.isPending} onClick={() => cancel.mutate({ id, version })}>
          {t('payTo.keep')}
        </Button>
      </div>
    </>
  );
}

function ChangeAccount({ deposit: { id, version } }: { deposit: Deposit }) {
  const t = useTranslator('wallet/log');
  const [bankId, setBankId] = useState('');
  const read = useCallQuery(bankList, { currency: 'CNY', pageSize: ALL });
  const change = useCommand(depositChangeAccount, { onDone: () => toast(t('payTo.changed')) });
  const accounts = read.data?.list ?? [];
  return (
    <>
      <p>{t('payTo.choose')}</p>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.data && accounts.length === 0 && (
        <Note tone="wait" action={<Link to="/seller-bank-list">{t('payTo.manage')}</Link>}>
          {t('payTo.none')}
        </Note>
      )}
      {accounts.length > 0 && (
        <>
          <Field label={t('payTo.account')} group>
            <RadioGroup
              column
              label={t('payTo.account')}
              value={bankId}
              onChange={setBankId}
              options={accounts.map((account) => ({
                value: account.id,
                label: `${account.accountName}, ${account.bankName} ${account.branch}, •••• ${account.ending}`,
              }))}
            />
          </Field>
          <FailNote error={change.error} />
          <div>
            <Button
              disabled={bankId === ''}
              loading={change.isPending}
              onClick={() => change.mutate({ id, version, bankId })}
            >
              {t('payTo.change')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
