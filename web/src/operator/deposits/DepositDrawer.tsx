import { useState } from 'react';
import {
  opsDepositConfirm,
  opsDepositFail,
  opsDepositPropose,
  opsDepositRefuse,
} from '#contract/deposits/calls.ts';
import type { OpsDeposit } from '#contract/deposits/schemas.ts';
import { groupedReference } from '#contract/wallet/payment-reference.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { RecordDrawer } from '#web/widgets/records/RecordDrawer.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { useAccountFacts } from '../finance/AccountFacts.tsx';
import { ReasonForm } from '../finance/ReasonForm.tsx';
import { ReferenceForm } from '../finance/ReferenceForm.tsx';
import { SecondPerson } from '../finance/SecondPerson.tsx';
import styles from '../money/money.module.css';
import { Proof } from '../money/Proof.tsx';
import { DepositTag } from './DepositTag.tsx';

interface Props {
  readonly deposit: OpsDeposit;
  readonly onClose: () => void;
}

/** One deposit: the transfer, the account that it goes back to, and what finance does with it. */
export function DepositDrawer({ deposit, onClose }: Props) {
  const t = useTranslator('operator/deposits');
  const finance = useTranslator('operator/finance');
  const format = useFormat();
  const [refusing, setRefusing] = useState(false);
  const { no, state, approval, events } = deposit;
  const wasReturned = deposit.bankReturnReason !== '';
  // The account is compared before somebody pays, or approves that.
  const isUnpaid = state === 'returning' || state === 'bankReturned';
  const mayRefuse = events.includes('fail') || events.includes('refuseReturn');
  return (
    <RecordDrawer
      onClose={onClose}
      name={t('one')}
      no={no}
      record="deposit"
      state={<DepositTag state={state} />}
      footer={
        mayRefuse &&
        !refusing && (
          <Button variant="danger" onClick={() => setRefusing(true)}>
            {t(state === 'announced' ? 'fail' : 'refuse')}
          </Button>
        )
      }
    >
      {approval && (
        <SecondPerson
          title={t('second')}
          proposed={approval}
          facts={[
            {
              key: 'reference',
              term: finance('bankReference'),
              value: <span className={styles.mono}>{approval.bankReference}</span>,
            },
          ]}
          approve={t('approve', { money: format.money(deposit.left) })}
          approved={t('returned', { no })}
          onDone={onClose}
        />
      )}
      {refusing && <Refuse deposit={deposit} onBack={() => setRefusing(false)} onDone={onClose} />}
      {approval === null && isUnpaid && deposit.sentBack !== '' && (
        <Note tone="wait">{t('cameBack', { note: deposit.sentBack })}</Note>
      )}
      {wasReturned && isUnpaid && <RepaymentAccount deposit={deposit} />}
      <Facts deposit={deposit} />
      {wasReturned && !isUnpaid && <RepaymentAccount deposit={deposit} />}
      <Section title={t('proof')}>
        <Proof link={deposit.proof} label={t('proof')} />
      </Section>
      {!refusing && <NextStep deposit={deposit} onDone={onClose} />}
    </RecordDrawer>
  );
}

const isHeld = (state: OpsDeposit['state']): boolean =>
  state === 'held' || state === 'returning' || state === 'bankReturned';

const accountFields = ['accountName', 'accountNumber', 'bankName', 'bankCode'] as const;

function Facts({ deposit }: { deposit: OpsDeposit }) {
  const t = useTranslator('operator/deposits');
  const finance = useTranslator('operator/finance');
  const r = useTranslator('widgets/reference');
  const accountFacts = useAccountFacts();
  const optional = (key: string, term: string, value: string | null): Definition[] =>
    value ? [{ key, term, value }] : [];
  return (
    <Section title={t(deposit.bankReturnReason === '' ? 'account' : 'paidFrom')}>
      <p className={styles.big}>
        <MoneyText money={deposit.amount} />
      </p>
      <DefinitionList
        items={[
          { key: 'owner', term: finance('owner'), value: deposit.sellerName },
          ...(deposit.left.amount === deposit.amount.amount || !isHeld(deposit.state)
            ? []
            : [{ key: 'left', term: t('left'), value: <MoneyText money={deposit.left} /> }]),
          ...(deposit.returned
            ? [
                {
                  key: 'returned',
                  term: t('returnedPart'),
                  value: <MoneyText money={deposit.returned} />,
                },
              ]
            : []),
          ...accountFacts(deposit, accountFields),
          { key: 'at', term: t('at'), value: <DateTime at={deposit.appliedAt} zone /> },
          ...(deposit.dueAt
            ? [{ key: 'due', term: finance('due'), value: <DateTime at={deposit.dueAt} zone /> }]
            : []),
          { key: 'reference', term: r('reference'), value: groupedReference(deposit.reference) },
          ...optional('received', t('received'), deposit.receivedReference),
          ...optional('why', t('returnReason'), deposit.returnReason),
          ...optional('returned', t('paidBack'), deposit.returnedReference),
          ...optional('decision', t('reason'), deposit.decisionReason),
          ...optional('by', finance('decidedBy'), deposit.decidedBy),
        ]}
      />
    </Section>
  );
}

/** The account to which a deposit goes that the bank brought back. */
function RepaymentAccount({ deposit }: { deposit: OpsDeposit }) {
  const t = useTranslator('operator/deposits');
  const accountFacts = useAccountFacts();
  const { payee, payableFrom, bankReturnReason, state } = deposit;
  return (
    <Section title={t('payee')}>
      {state === 'bankReturned' && <Note tone="wait">{t('payAgain')}</Note>}
      <DefinitionList
        items={[
          { key: 'why', term: t('bankReturnReason'), value: bankReturnReason },
          ...accountFacts(payee, accountFields),
          ...(payableFrom
            ? [
                {
                  key: 'from',
                  term: t('payableFrom'),
                  value: <DateTime at={payableFrom} zone />,
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}

function NextStep({ deposit, onDone }: { deposit: OpsDeposit; onDone: () => void }) {
  const t = useTranslator('operator/deposits');
  const finance = useTranslator('operator/finance');
  const { no, state, approval, events } = deposit;
  const confirm = useCommand(opsDepositConfirm, {
    onDone: () => {
      toast(t('confirmed', { no }));
      onDone();
    },
  });
  const propose = useCommand(opsDepositPropose, {
    onDone: () => toast(t('proposed', { no })),
  });
  if (events.includes('confirm')) {
    return (
      <ReferenceForm
        call={opsDepositConfirm}
        record={deposit}
        hint={t('confirmHint')}
        submit={t('confirm')}
        command={confirm}
      />
    );
  }
  const mayPay =
    state === 'returning' || (state === 'bankReturned' && deposit.payableFrom === null);
  if (!mayPay || approval !== null) return null;
  return (
    <ReferenceForm
      call={opsDepositPropose}
      record={deposit}
      hint={finance('referenceHint')}
      submit={t('propose')}
      command={propose}
    />
  );
}

function Refuse(props: { deposit: OpsDeposit; onBack: () => void; onDone: () => void }) {
  const { deposit, onBack, onDone } = props;
  const t = useTranslator('operator/deposits');
  const { id, version, no, state } = deposit;
  const options = {
    onDone: () => {
      toast(t('refused', { no }));
      onDone();
    },
  };
  const fail = useCommand(opsDepositFail, options);
  const refuse = useCommand(opsDepositRefuse, options);
  const isNew = state === 'announced';
  return (
    <ReasonForm
      call={isNew ? opsDepositFail : opsDepositRefuse}
      input={{ id, version }}
      label={t('reason')}
      submit={t(isNew ? 'fail' : 'refuse')}
      command={isNew ? fail : refuse}
      onBack={onBack}
    />
  );
}
