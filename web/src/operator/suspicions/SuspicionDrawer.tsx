import { Link } from 'react-router';
import type { FreedCompany, Suspicion, SuspicionFact } from '#contract/suspicions/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import { ApprovalBox } from '#web/widgets/approval/ApprovalBox.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { RecordDrawer } from '#web/widgets/records/RecordDrawer.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../money/money.module.css';
import { HeldCompanies } from './HeldCompanies.tsx';
import { Steps } from './Steps.tsx';
import { SuspicionTag } from './SuspicionTag.tsx';

interface Props {
  readonly suspicion: Suspicion;
  readonly onClose: () => void;
}

/** One finding: its facts, who looks into it, the payouts that wait, and the decision. */
export function SuspicionDrawer({ suspicion, onClose }: Props) {
  const t = useTranslator('operator/suspicions');
  const { no, state, severe, approval, sentBack } = suspicion;
  return (
    <RecordDrawer
      onClose={onClose}
      name={t('one')}
      no={no}
      record="suspicion"
      hasOwnStep
      state={<SuspicionTag state={state} />}
    >
      <Head suspicion={suspicion} />
      <Facts facts={suspicion.facts} />
      {severe && state !== 'cleared' && <HeldCompanies related={suspicion.related} />}
      {severe && state !== 'cleared' && <Waiting suspicion={suspicion} />}
      {approval !== null && (
        <Section title={t('second')}>
          <ApprovalBox
            approval={approval}
            subject={no}
            approve={t(approval.frees.length > 0 ? 'approveFree' : 'approveClear')}
            compared={t('compared')}
            onDone={() => undefined}
          >
            {approval.frees.length > 0 && <Frees companies={approval.frees} />}
            {approval.reason}
          </ApprovalBox>
        </Section>
      )}
      {sentBack !== '' && <Note tone="wait">{t('sentBack', { note: sentBack })}</Note>}
      <Steps key={suspicion.version} suspicion={suspicion} />
      <History suspicion={suspicion} />
    </RecordDrawer>
  );
}

/** The companies that a request frees: some of them may state the name of another. */
function Frees({ companies }: { companies: readonly FreedCompany[] }) {
  const t = useTranslator('operator/suspicions');
  return (
    <>
      <p>{t('frees')}</p>
      <ul>
        {companies.map(({ id, name, settled, accounts }) => (
          <li key={id}>
            <Link to={`/ops/companies/${id}`}>{name}</Link>{' '}
            <span className={styles.quiet}>
              {t(settled ? 'settledSeller' : 'ownName')} · {t('accountCount', { count: accounts })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Head({ suspicion }: { suspicion: Suspicion }) {
  const t = useTranslator('operator/suspicions');
  const { rule, companies, foundAt, dueAt, ownerName, reason } = suspicion;
  return (
    <Section title={t(`rules.${rule}`)} aside={t('members')}>
      <DefinitionList
        items={[
          {
            key: 'company',
            term: t('company'),
            value: companies.map(({ id, name }) => (
              <span key={id}>
                <Link to={`/ops/companies/${id}`}>{name}</Link>{' '}
              </span>
            )),
          },
          { key: 'found', term: t('found'), value: <DateTime at={foundAt} zone /> },
          ...(dueAt ? [{ key: 'due', term: t('due'), value: <DateTime at={dueAt} zone /> }] : []),
          { key: 'owner', term: t('owner'), value: ownerName || t('nobody') },
          ...(reason ? [{ key: 'reason', term: t('reason'), value: reason }] : []),
        ]}
      />
    </Section>
  );
}

function Facts({ facts }: { facts: readonly SuspicionFact[] }) {
  const t = useTranslator('operator/suspicions');
  return (
    <Section title={t('facts')}>
      <Table
        label={t('facts')}
        dense
        rows={facts}
        rowKey={(fact) => `${fact.kind}/${fact.text}/${fact.at ?? ''}`}
        columns={[
          { key: 'kind', head: t('kind'), cell: (fact) => t(`kinds.${fact.kind}`) },
          {
            key: 'text',
            head: t('number'),
            phone: 'title',
            cell: (fact) =>
              fact.link ? (
                <Link to={fact.link} translate="no">
                  {fact.text || t(`kinds.${fact.kind}`)}
                </Link>
              ) : (
                fact.text
              ),
          },
          {
            key: 'at',
            head: t('at'),
            cell: (fact) => fact.at && <DateTime at={fact.at} />,
          },
          {
            key: 'amount',
            head: t('amount'),
            figures: true,
            phone: 'value',
            cell: (fact) => fact.amount && <MoneyText money={fact.amount} bare />,
          },
        ]}
      />
    </Section>
  );
}

/** The page of each kind of payout. */
const pageOf: Record<Suspicion['payouts'][number]['kind'], string> = {
  withdrawal: '/ops/withdrawals',
  exchange: '/ops/exchanges',
};

function Waiting({ suspicion }: { suspicion: Suspicion }) {
  const t = useTranslator('operator/suspicions');
  const format = useFormat();
  const { payouts } = suspicion;
  return (
    <Section title={t('payouts')}>
      <Note tone="wait">{t('severeNote')}</Note>
      {payouts.length === 0 && <p className={styles.quiet}>{t('noPayouts')}</p>}
      {payouts.map(({ kind, id, no, amount, approval, transfer }) => (
        <div key={id} className={styles.failForm}>
          <p>
            {t(`kinds.${kind}`)}{' '}
            <Link to={`${pageOf[kind]}?id=${id}`} translate="no">
              {no}
            </Link>{' '}
            <MoneyText money={amount} />{' '}
            {approval === null && <span className={styles.quiet}>{t('notAsked')}</span>}
          </p>
          {approval !== null && (
            <PayoutRequest
              approval={approval}
              transfer={transfer}
              no={no}
              money={format.money(amount)}
            />
          )}
        </div>
      ))}
    </Section>
  );
}

/** The request of a payout: its maker and administrators act on it, others only read. */
function PayoutRequest(props: {
  approval: NonNullable<Suspicion['payouts'][number]['approval']>;
  transfer: Suspicion['payouts'][number]['transfer'];
  no: string;
  money: string;
}) {
  const { approval, transfer, no, money } = props;
  const t = useTranslator('operator/suspicions');
  if (!approval.events.includes('approve') && !approval.events.includes('withdraw')) {
    return (
      <p>
        {[approval.requestedBy, approval.reason].filter(Boolean).join(': ')}{' '}
        <span className={styles.quiet}>{t('waitsForAdmin')}</span>
      </p>
    );
  }
  return (
    <ApprovalBox
      approval={approval}
      subject={no}
      approve={t(transfer ? 'recordTransfer' : 'approveCash', { money })}
      compared={t(transfer ? 'comparedTransfer' : 'compared')}
      onDone={() => undefined}
    >
      {transfer && (
        <p>{t('transferMade', { sentOn: transfer.sentOn, reference: transfer.bankReference })}</p>
      )}
      {approval.reason || undefined}
    </ApprovalBox>
  );
}

function History({ suspicion }: { suspicion: Suspicion }) {
  const t = useTranslator('operator/suspicions');
  return (
    <Section title={t('history')}>
      <Table
        label={t('history')}
        dense
        rows={suspicion.history}
        rowKey={(entry) => `${entry.at}${entry.event}`}
        columns={[
          { key: 'at', head: t('at'), phone: 'title', cell: (entry) => <DateTime at={entry.at} /> },
          {
            key: 'event',
            head: t('step'),
            cell: (entry) => t(`events.${entry.event as 'assign'}`),
          },
          { key: 'name', head: t('by'), cell: (entry) => entry.name },
          { key: 'note', head: t('reason'), phone: 'wide', cell: (entry) => entry.note },
        ]}
      />
    </Section>
  );
}
