import { type FormEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { sellerElectronic } from '#contract/companies/calls.ts';
import { STOCK_SAMPLE } from '#contract/companies/profile.ts';
import type { SellerView } from '#contract/companies/schemas.ts';
import type { StockLine } from '#contract/inventory/schemas.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { selectOffer } from '#web/page/asked-offers.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { columnDecimals, UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './companies.module.css';

const PARAMETER = 'stock';

type Seller = Pick<SellerView, 'id' | 'company' | 'mine'>;

/** A sample of one seller's stock, or what a search in it finds; never the whole list. */
export function SellerStock({ seller }: { seller: Seller }) {
  const { id } = seller;
  const t = useTranslator('companies');
  const [query, setQuery] = useSearchParams();
  const keyword = (query.get(PARAMETER) ?? '').trim().toUpperCase().slice(0, 80);
  const read = useCallQuery(sellerElectronic, { id, keyword }, { previous: true });
  const total = read.data?.total ?? 0;
  const isCut = total > STOCK_SAMPLE;
  const aside = isCut
    ? t('stock.aside', { total, shown: STOCK_SAMPLE })
    : t('stock.all', { count: total });
  return (
    <Section title={t('stock.title')} aside={read.data && aside}>
      <Finder
        key={keyword}
        keyword={keyword}
        onFind={(next) => setQuery(next === '' ? {} : { [PARAMETER]: next })}
      />
      <FailNote error={read.error} again={() => void read.refetch()} />
      {(read.data || read.isPending) && (
        <Lines
          seller={seller}
          lines={read.data?.list}
          refetching={read.isPlaceholderData}
          none={keyword === '' ? t('stock.none') : t('stock.nothing', { keyword })}
        />
      )}
    </Section>
  );
}

function Finder({ keyword, onFind }: { keyword: string; onFind: (text: string) => void }) {
  const t = useTranslator('companies');
  const hint = useId();
  const [typed, setTyped] = useState(keyword);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <search>
      <form className={styles.tools} onSubmit={submit}>
        <TextInput
          name={PARAMETER}
          type="search"
          mono
          upper
          maxLength={80}
          aria-label={t('stock.search')}
          aria-describedby={hint}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit">{t('stock.find')}</Button>
        <span id={hint} className={styles.hint}>
          {t('stock.searchHint')}
        </span>
      </form>
    </search>
  );
}

interface LinesProps {
  readonly seller: Seller;
  readonly lines: readonly StockLine[] | undefined;
  readonly refetching: boolean;
  readonly none: string;
}

/** Asks the seller for one line; sellers, who send no enquiries, have no such column. */
function useAsking({ company, mine }: Seller): Column<StockLine>[] {
  const t = useTranslator('companies');
  const isMember = useSession('member') !== null;
  const user = useCallQuery(loginUser, {}, { enabled: isMember, quiet: true }).data;
  if (mine || user?.mainIdentity === 'seller') return [];
  return [
    {
      key: 'ask',
      head: t('stock.ask'),
      action: true,
      phone: 'right',
      cell: ({ id, mpn, manufacturer, unitPrice, dateCode, quantity }) => (
        <ButtonLink
          size="sm"
          to="/post-inquiry?offers=1"
          aria-label={t('stock.askOne', { mpn })}
          onClick={() =>
            selectOffer(
              {
                id,
                mpn,
                manufacturer,
                sellerName: company,
                quantity: null,
                snapshot: { unitPrice, dateCode, stock: quantity },
              },
              true,
            )
          }
        >
          {t('stock.ask')}
        </ButtonLink>
      ),
    },
  ];
}

function Lines({ seller, lines, refetching, none }: LinesProps) {
  const t = useTranslator('companies');
  const asking = useAsking(seller);
  const prices = (lines ?? []).flatMap((line) => (line.unitPrice === null ? [] : [line.unitPrice]));
  const decimals = columnDecimals(prices);
  const columns: Column<StockLine>[] = [
    {
      key: 'mpn',
      head: t('stock.mpn'),
      cell: (line) => (
        <>
          <Mpn mpn={line.mpn} to={`/part-search?${new URLSearchParams({ keyword: line.mpn })}`} />
          <CellNote>
            <span translate="no">{line.manufacturer}</span>
          </CellNote>
        </>
      ),
      phone: 'title',
    },
    {
      key: 'quantity',
      head: t('stock.quantity'),
      cell: (line) => <Quantity count={line.quantity} />,
      figures: true,
      phone: 'value',
    },
    {
      key: 'price',
      head: t('stock.price'),
      cell: (line) =>
        line.unitPrice === null ? (
          t('stock.noPrice')
        ) : (
          <UnitPriceText price={line.unitPrice} decimals={decimals} />
        ),
      figures: true,
      phone: 'right',
      phoneLabel: t('stock.price'),
    },
    {
      key: 'condition',
      head: t('stock.condition'),
      cell: (line) => t(`stock.${line.condition}`),
      phone: 'left',
    },
    {
      key: 'dateCode',
      head: t('stock.dateCode'),
      cell: (line) => line.dateCode,
      phone: 'right',
      phoneLabel: t('stock.dateCode'),
    },
    {
      key: 'confirmed',
      head: t('stock.confirmed'),
      cell: (line) => <DateTime at={line.confirmedAt} form="day" />,
      phone: 'left',
      phoneLabel: t('stock.confirmed'),
    },
    ...asking,
  ];
  return (
    <div className={styles.scroll}>
      <Table
        label={t('stock.label')}
        columns={columns}
        rows={lines}
        rowKey={(line) => line.id}
        refetching={refetching}
        empty={<Empty title={none} />}
      />
    </div>
  );
}
