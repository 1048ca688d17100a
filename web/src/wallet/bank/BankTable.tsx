import type { Currency } from '#contract/money-schemas.ts';
import { bankUpdate } from '#contract/wallet/bank-calls.ts';
import type { BankAccount } from '#contract/wallet/bank-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { toast } from '#web/ui/overlay/toast.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import { CountryName } from '#web/widgets/CountryName.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

interface Props {
  readonly currency: Currency;
  readonly rows: readonly BankAccount[] | undefined;
  /** The time of the reading, against which a new account waits. */
  readonly now: string;
  readonly onEdit: (account: BankAccount) => void;
  readonly onRemove: (account: BankAccount) => void;
}

/** The last characters of an account number, the others hidden. */
export const maskedAccount = (ending: string): string => `•••• •••• ${ending}`;

function Holder({ account }: { account: BankAccount }) {
  const { accountName, street, town, postcode, country } = account;
  return (
    <>
      {accountName}
      <CellNote>
        {[street, `${town} ${postcode}`].filter((part) => part !== '').join(', ')},{' '}
        <CountryName code={country} />
      </CellNote>
    </>
  );
}

function State({ account, now }: { account: BankAccount; now: string }) {
  const t = useTranslator('wallet/bank');
  if (account.payableFrom > now) {
    return (
      <Tag tone="wait">{t.parts('payableFrom', { at: <DateTime at={account.payableFrom} /> })}</Tag>
    );
  }
  if (account.timesPaid === 0) return <Tag>{t('notPaidYet')}</Tag>;
  return <Tag tone="pass">{t('paid', { count: account.timesPaid })}</Tag>;
}

function DefaultAccount({ account }: { account: BankAccount }) {
  const t = useTranslator('wallet/bank');
  const prefer = useCommand(bankUpdate, { onDone: () => toast(t('defaultChanged')) });
  if (account.first === 'Y') return <Tag>{t('default')}</Tag>;
  const { id, version } = account;
  return (
    <Button
      size="xs"
      variant="text"
      loading={prefer.isPending}
      aria-label={`${t('prefer')}: ${account.ending}`}
      onClick={() => prefer.mutate({ id, version, first: 'Y' })}
    >
      {t('prefer')}
    </Button>
  );
}

/** The bank accounts of one currency. */
export function BankTable({ currency, rows, now, onEdit, onRemove }: Props) {
  const t = useTranslator('wallet/bank');
  const columns: Column<BankAccount>[] = [
    {
      key: 'bank',
      head: t('col.bank'),
      phone: 'title',
      cell: (account) => (
        <>
          <b>{account.bankName}</b>
          <CellNote>
            <span className={text['mono']} translate="no">
              {maskedAccount(account.ending)}
            </span>
          </CellNote>
        </>
      ),
    },
    {
      key: 'holder',
      head: t('col.holder'),
      phone: 'wide',
      cell: (account) => <Holder account={account} />,
    },
    { key: 'default', head: currency, cell: (account) => <DefaultAccount account={account} /> },
    {
      key: 'state',
      head: t('col.state'),
      cell: (account) => <State account={account} now={now} />,
    },
    {
      key: 'actions',
      head: t('col.actions'),
      action: true,
      cell: (account) => (
        <span className={layout.row}>
          <Button
            size="xs"
            variant="text"
            aria-label={`${t('edit')}: ${account.ending}`}
            onClick={() => onEdit(account)}
          >
            {t('edit')}
          </Button>
          <Button
            size="xs"
            variant="text"
            aria-label={`${t('remove')}: ${account.ending}`}
            onClick={() => onRemove(account)}
          >
            {t('remove')}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <Table
      middle
      label={t(`list.${currency}`)}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<p>{t(`none.${currency}`)}</p>}
    />
  );
}
