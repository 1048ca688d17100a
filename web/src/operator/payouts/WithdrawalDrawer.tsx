import { Link } from 'react-router';
import type { OpsWithdrawal } from '#contract/wallet/withdrawal-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { ApprovalBox } from '#web/widgets/approval/ApprovalBox.tsx';
import { CountryName } from '#web/widgets/CountryName.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { RecordDrawer } from '#web/widgets/records/RecordDrawer.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import checks from '../money/CheckList.module.css';
import { AccountText, Headline } from '../money/Headline.tsx';
import styles from '../money/money.module.css';
import { InFile } from '../payout-files/InFile.tsx';
import { Checks } from './Checks.tsx';
import { OpsWithdrawalTag } from './OpsWithdrawalTag.tsx';
import { Steps } from './Steps.tsx';

interface Props {
  readonly withdrawal: OpsWithdrawal;
  readonly onClose: () => void;
}

/** How each kind of request is approved, and the sentence that the second person confirms before. */
const labelsOf = {
  payment: { approve: 'approve', compared: 'compared' },
  transfer: { approve: 'recordTransfer', compared: 'comparedTransfer' },
  return: { approve: 'recordReturn', compared: 'comparedReturn' },
  refusal: { approve: 'refuseApproved', compared: 'comparedRefusal' },
} as const;

function kindOf(approval: OpsWithdrawal['approval']): keyof typeof labelsOf {
  if (approval === null) return 'payment';
  if (approval.isRefusal) return 'refusal';
  if (approval.returnReference !== null) return 'return';
  return approval.transfer === null ? 'payment' : 'transfer';
}

/** One withdrawal for finance: payee, checks, maker and checker, and the next step at the bank. */
export function WithdrawalDrawer({ withdrawal, onClose }: Props) {
  const t = useTranslator('operator/payouts');
  const format = useFormat();
  const { no, state, approval, amount, sentBack, payableFrom, heldBy } = withdrawal;
  const isOpen = !['refused', 'cancelled'].includes(state);
  const labels = labelsOf[kindOf(approval)];
  // The next step would be the transfer, which the finding forbids, or the file makes.
  const isHeldBack = (heldBy !== null || withdrawal.file !== null) && state === 'approved';
  const isRefusal = approval?.isRefusal === true;
  return (
    <RecordDrawer
      onClose={onClose}
      name={t('one')}
      no={no}
      record="withdrawal"
      state={<OpsWithdrawalTag state={state} />}
    >
      <Head withdrawal={withdrawal} />
      <Payee withdrawal={withdrawal} />
      <Checks checks={withdrawal.checks} />
      {heldBy !== null && (
        <Note tone="fail">
          {t.parts(state === 'approved' ? 'heldSince' : 'heldBy', {
            finding: (
              <Link to={heldBy.link} translate="no">
                {heldBy.no}
              </Link>
            ),
          })}
        </Note>
      )}
      <InFile file={withdrawal.file} />
      {payableFrom !== null && (
        <Note tone="wait">
          {t.parts('payableFrom', { at: <DateTime at={payableFrom} zone /> })}
        </Note>
      )}
      {sentBack !== '' && approval === null && (
        <Note tone="wait">
          {t(withdrawal.isRefusalNote ? 'refusalSentBack' : 'sentBackNote', { note: sentBack })}
        </Note>
      )}
      {approval && (
        <Section title={t('waitsForSecond')}>
          <ApprovalBox
            approval={approval}
            subject={isRefusal ? t('refusalOf', { no }) : no}
            approve={t(labels.approve, { money: format.money(amount) })}
            compared={t(labels.compared)}
            onDone={onClose}
          >
            {approval.transfer !== null && (
              <p>
                {t('transferMade', {
                  sentOn: approval.transfer.sentOn,
                  reference: approval.transfer.bankReference,
                })}
              </p>
            )}
            {approval.returnReference !== null && (
              <p>{t('returnMade', { reference: approval.returnReference })}</p>
            )}
            {approval.reason}
          </ApprovalBox>
        </Section>
      )}
      {isRefusal && <Note tone="wait">{t('nextRefusal')}</Note>}
      {isOpen && !isHeldBack && !isRefusal && <p className={styles.quiet}>{t(`next.${state}`)}</p>}
      <Steps withdrawal={withdrawal} onDone={onClose} />
      <History withdrawal={withdrawal} />
    </RecordDrawer>
  );
}

function Head({ withdrawal }: { withdrawal: OpsWithdrawal }) {
  const t = useTranslator('operator/payouts');
  const { amount, ownerName, available, frozen } = withdrawal;
  return (
    <Headline
      label={t('amount')}
      amount={amount}
      items={[
        { key: 'owner', term: t('wallet'), value: ownerName },
        { key: 'available', term: t('available'), value: <MoneyText money={available} bare /> },
        { key: 'frozen', term: t('frozen'), value: <MoneyText money={frozen} bare /> },
      ]}
    />
  );
}

function Payee({ withdrawal }: { withdrawal: OpsWithdrawal }) {
  const t = useTranslator('operator/payouts');
  const { payee, accountNumber, bankReference, sentOn, reason } = withdrawal;
  const { accountName, bankName, branch, bankCode, routing, street, town, postcode } = payee;
  const items: Definition[] = [
    { key: 'holder', term: t('holder'), value: accountName },
    {
      key: 'number',
      term: t('number'),
      value: <AccountText text={accountNumber} />,
    },
    {
      key: 'bank',
      term: t('bank'),
      value: [bankName, branch, bankCode].filter((part) => part !== '').join(', '),
    },
    {
      key: 'address',
      term: t('address'),
      value: (
        <>
          {[street, `${town} ${postcode}`].filter((part) => part !== '').join(', ')},{' '}
          <CountryName code={payee.country} />
        </>
      ),
    },
  ];
  if (routing !== '') items.push({ key: 'routing', term: t('routing'), value: routing });
  if (bankReference !== '') {
    items.push({ key: 'reference', term: t('bankReference'), value: bankReference });
  }
  if (sentOn !== null) items.push({ key: 'sentOn', term: t('sentOn'), value: sentOn });
  if (reason !== '') items.push({ key: 'reason', term: t('reason'), value: reason });
  return (
    <Section title={t('payee')}>
      <DefinitionList items={items} />
    </Section>
  );
}

function History({ withdrawal }: { withdrawal: OpsWithdrawal }) {
  const t = useTranslator('operator/payouts');
  return (
    <Section title={t('history')}>
      <ul className={checks.list}>
        {withdrawal.history.map(({ at, event, by, reason }) => (
          <li key={at + event} data-tone="info">
            <span />
            <span>
              <DateTime at={at} /> {t(`event.${event}`)}, {t(`by.${by}`)}
              {reason !== '' && `: ${reason}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
