import { balanceProofs } from '#contract/closes/calls.ts';
import type { PublishedProof } from '#contract/closes/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ListPager } from '#web/widgets/records/ListPager.tsx';
import { usePaged } from '#web/widgets/records/use-paged.ts';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../lists.module.css';
import proof from '../proof/proof.module.css';

/** Checks a balance offline, in a clone of the product. */
const CHECK_COMMAND = 'npm run verify:balance -- FILE --root ROOT';

/** Compares the audit log of a market with published roots. */
const AUDIT_COMMAND = 'npm run verify:audit -- --root ROWS:HASH';

/** The roots over all balances, day by day, beside what is owed and what is at the bank. */
export default function ProofOfBalancesPage() {
  const t = useTranslator('content/proof');
  const paged = usePaged('/proof-of-balances');
  const { pageNum, pageSize, canonical } = paged;
  const read = useCallQuery(balanceProofs, { pageNum, pageSize }, { previous: true });
  useHead({ title: t('title'), description: t('description'), canonical });
  const total = read.data?.total ?? 0;
  const columns = useColumns();
  return (
    <div className={layout.publicPage}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <p className={proof.limits}>{t('limits')}</p>
      <p className={proof.limits}>
        {t.parts('check', {
          command: <code translate="no">{CHECK_COMMAND}</code>,
        })}
      </p>
      <p className={proof.limits}>
        {t.parts('auditCheck', {
          command: <code translate="no">{AUDIT_COMMAND}</code>,
        })}
      </p>
      <FailNote error={read.error} again={() => read.refetch()} />
      {(read.data || read.isPending) && (
        <div className={styles.list}>
          <Table<PublishedProof>
            label={t('title')}
            columns={columns}
            rows={read.data?.list}
            rowKey={(row) => row.day}
            empty={<Empty title={t('none')}>{t('noneHint')}</Empty>}
          />
          {total > pageSize && <ListPager paged={paged} total={total} />}
        </div>
      )}
    </div>
  );
}

function useColumns(): Column<PublishedProof>[] {
  const t = useTranslator('content/proof');
  return [
    {
      key: 'day',
      head: t('day'),
      phone: 'title',
      cell: (row) => (
        <>
          <span translate="no">{row.day}</span>
          <CellNote>
            <DateTime at={row.madeAt} />
          </CellNote>
        </>
      ),
    },
    {
      key: 'owed',
      head: t('owed'),
      figures: true,
      phone: 'wide',
      phoneLabel: t('owed'),
      cell: (row) => (
        <>
          <MoneyText money={row.usd} />
          <br />
          <MoneyText money={row.cny} />
        </>
      ),
    },
    {
      key: 'bank',
      head: t('bank'),
      figures: true,
      phone: 'wide',
      phoneLabel: t('bank'),
      cell: (row) => row.banks.map((bank) => <Bank key={bank.currency} bank={bank} />),
    },
    {
      key: 'root',
      head: t('root'),
      phone: 'wide',
      phoneLabel: t('root'),
      cell: (row) => (
        <span translate="no">
          <code className={proof.hash}>{row.root}</code>
          <CellNote>
            {t('chain')}: <code className={proof.hash}>{row.chainHead}</code>
          </CellNote>
          {row.audit && (
            <CellNote>
              {t('audit')}:{' '}
              <code className={proof.hash}>{`${row.audit.rows}:${row.audit.hash}`}</code>
            </CellNote>
          )}
        </span>
      ),
    },
  ];
}

function Bank({ bank }: { bank: PublishedProof['banks'][number] }) {
  const t = useTranslator('content/proof');
  if (bank.closedOn === null) {
    return (
      <div>
        {bank.currency}: {t('noStatement')}
      </div>
    );
  }
  return (
    <div>
      <MoneyText money={bank.bank} />
      <CellNote>
        {bank.closedOn}
        {/[1-9]/.test(bank.difference.amount) && (
          <>
            , {t('difference')} <MoneyText money={bank.difference} />
          </>
        )}
      </CellNote>
    </div>
  );
}
