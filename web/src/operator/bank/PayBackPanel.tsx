import { useState } from 'react';
import { Link } from 'react-router';
import type { PaymentReturn } from '#contract/bank/line-schemas.ts';
import {
  opsBankReturnCancel,
  opsBankReturnProposeUnpaid,
  opsBankReturnResend,
} from '#contract/bank/return-calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { ApprovalBox } from '#web/widgets/approval/ApprovalBox.tsx';
import { WorkBar } from '#web/widgets/claims/WorkBar.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { ReasonForm } from '../finance/ReasonForm.tsx';
import styles from './bank.module.css';

/** A payment on its way back: where it stands, and what may be done with it. */
export function PayBackPanel({ going }: { going: PaymentReturn }) {
  const t = useTranslator('operator/bank');
  const format = useFormat();
  const { approval, no } = going;
  return (
    <>
      <h3>{t(`payBack.state.${going.state}`)}</h3>
      {!['completed', 'cancelled'].includes(going.state) && (
        <WorkBar record="paymentReturn" no={no} />
      )}
      <Facts going={going} />
      {going.inFile && <Note>{t('payBack.inFile')}</Note>}
      {going.sentBack !== '' && (
        <Note tone="wait">{t('payBack.sentBack', { note: going.sentBack })}</Note>
      )}
      {approval !== null && (
        <ApprovalBox
          approval={approval}
          subject={no}
          approve={t(`payBack.approveStep.${approval.what}`, { money: format.money(going.amount) })}
          compared={t(`payBack.comparedStep.${approval.what}`)}
          onDone={() => undefined}
        >
          {approval.reason}
        </ApprovalBox>
      )}
      <Steps key={going.version} going={going} />
      <ul className={styles.history} aria-label={no}>
        {going.history.map((entry) => (
          <li key={`${entry.at}${entry.event}`}>
            <DateTime at={entry.at} />
            <span>{t(`payBack.event.${entry.event as 'send'}`)}</span>
            <span>{entry.name}</span>
            <span className={styles.quiet}>{entry.note}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Facts({ going }: { going: PaymentReturn }) {
  const t = useTranslator('operator/bank');
  const plain = (key: string, term: string, value: string) =>
    value === '' ? [] : [{ key, term, value: <span className={styles.wrap}>{value}</span> }];
  return (
    <DefinitionList
      items={[
        ...plain('no', t('payBack.number'), going.no),
        { key: 'amount', term: t('amount'), value: <MoneyText money={going.amount} /> },
        ...plain('payer', t('payBack.payer'), going.payerName),
        ...plain('from', t('payBack.from'), going.payerAccount),
        ...plain('bank', t(`payBack.bankCode.${going.amount.currency}`), going.bankCode),
        ...plain('reason', t('payBack.reason'), going.reason),
        ...plain('meant', t('payBack.meant'), going.itemNo),
        ...plain('member', t('payBack.member'), going.memberName),
        ...plain('maker', t('matchedBy'), going.requestedBy),
        ...plain('checker', t('approvedBy'), going.approvedBy),
        ...plain('bankReason', t('payBack.bankReason'), going.bankReason),
      ]}
    />
  );
}

function Steps({ going }: { going: PaymentReturn }) {
  const t = useTranslator('operator/bank');
  const [step, setStep] = useState<PaymentReturn['events'][number] | null>(null);
  const close = () => setStep(null);
  const resend = useCommand(opsBankReturnResend, {
    onDone: () => {
      toast(t('payBack.asked'));
      close();
    },
  });
  const unpaid = useCommand(opsBankReturnProposeUnpaid, {
    onDone: () => {
      toast(t('payBack.asked'));
      close();
    },
  });
  const cancel = useCommand(opsBankReturnCancel, {
    onDone: () => {
      toast(t('payBack.cancelled'));
      close();
    },
  });
  const input = { id: going.id, version: going.version };
  if (step === 'resend') {
    return (
      <ReasonForm
        call={opsBankReturnResend}
        input={input}
        label={t('payBack.resendReason')}
        submit={t('payBack.ask')}
        command={resend}
        onBack={close}
      />
    );
  }
  if (step === 'proposeUnpaid') {
    return (
      <ReasonForm
        call={opsBankReturnProposeUnpaid}
        input={input}
        label={t('payBack.unpaidReason')}
        submit={t('payBack.ask')}
        command={unpaid}
        onBack={close}
      />
    );
  }
  if (step === 'cancel') {
    return (
      <ReasonForm
        call={opsBankReturnCancel}
        input={input}
        label={t('payBack.cancelReason')}
        submit={t('payBack.cancel')}
        command={cancel}
        onBack={close}
      />
    );
  }
  return (
    <div className={styles.buttons}>
      {going.events.includes('cancel') && (
        <Button onClick={() => setStep('cancel')}>{t('payBack.cancel')}</Button>
      )}
      {going.events.includes('resend') && (
        <Button variant="primary" onClick={() => setStep('resend')}>
          {t('payBack.resend')}
        </Button>
      )}
      {going.events.includes('proposeUnpaid') && (
        <Button onClick={() => setStep('proposeUnpaid')}>{t('payBack.unpaid')}</Button>
      )}
      {going.state === 'approved' && <Link to="/ops/payout-files">{t('payBack.files')}</Link>}
    </div>
  );
}
