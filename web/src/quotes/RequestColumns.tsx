import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { CountryName } from '#web/widgets/CountryName.tsx';
import { UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { requestPath, type Tab } from './addresses.ts';
import { dateCodeFrom } from './date-code.ts';
import { QuoteBy } from './QuoteBy.tsx';
import styles from './quotes.module.css';
import { RequestState } from './RequestState.tsx';

/** Returns the columns of a request, the seller's stock of the part, and prices of past deals. */
export function useRequestColumns(tab: Tab): Column<SellerRequest>[] {
  const t = useTranslator('quotes');
  const facts = useTranslator('order-parts');
  return [
    { key: 'part', head: t('head.part'), cell: (one) => <Part request={one} />, phone: 'title' },
    {
      key: 'quantity',
      head: t('head.quantity'),
      cell: (one) => <Quantity count={one.quantity} bare />,
      figures: true,
      phone: 'left',
      phoneLabel: t('head.quantity'),
    },
    {
      key: 'target',
      head: t('head.target'),
      cell: (one) => (one.targetPrice ? <UnitPriceText price={one.targetPrice} /> : '–'),
      figures: true,
      phone: 'right',
      phoneLabel: t('head.target'),
    },
    {
      key: 'condition',
      head: t('head.condition'),
      cell: (one) => (
        <>
          {one.condition ? facts(`condition.${one.condition}`) : t('any')}
          {one.dateCode && <CellNote>{dateCodeFrom(one.dateCode)}</CellNote>}
        </>
      ),
      phone: 'left',
      phoneLabel: t('head.condition'),
    },
    {
      key: 'from',
      foldsUnder: 'part',
      head: t('head.from'),
      width: 112,
      cell: (one) => (
        <>
          <CountryName code={one.country} />
          <CellNote>
            {one.buyerDeals === 0 ? t('firstDeal') : t('deals', { count: one.buyerDeals })}
          </CellNote>
        </>
      ),
      phone: 'right',
      phoneLabel: t('head.from'),
    },
    ...(tab === 'awaiting' ? [stockColumn(t), dealtColumn(t)] : []),
  ];
}

type Words = ReturnType<typeof useTranslator<'quotes'>>;

const stockColumn = (t: Words): Column<SellerRequest> => ({
  key: 'stock',
  foldsUnder: 'quantity',
  head: t('head.stock'),
  cell: (one) => <Stock request={one} />,
  figures: true,
  phone: 'left',
  phoneLabel: t('head.stock'),
});

const dealtColumn = (t: Words): Column<SellerRequest> => ({
  key: 'dealt',
  foldsUnder: 'target',
  head: t('head.dealt'),
  cell: (one) =>
    one.dealt ? (
      <>
        <UnitPriceText price={one.dealt.median} />
        <CellNote>{t('dealt.count', { count: one.dealt.deals })}</CellNote>
      </>
    ) : (
      '–'
    ),
  figures: true,
  phone: 'right',
  phoneLabel: t('head.dealt'),
});

/** Until when an answer is awaited, or what it was. */
export function useResponseColumns(tab: Tab): Column<SellerRequest>[] {
  const t = useTranslator('quotes');
  if (tab === 'awaiting') {
    return [
      {
        key: 'due',
        head: t('head.due'),
        cell: (one) => one.dueAt && <DueCell dueAt={one.dueAt} wantedBy={one.wantedBy} />,
        phone: 'wide',
        phoneLabel: t('head.due'),
      },
    ];
  }
  if (tab === 'refused') {
    return [
      {
        key: 'reason',
        head: t('head.reason'),
        cell: (one) =>
          one.refusal && (
            <>
              {t(`reason.${one.refusal.reason}`)}
              {one.refusal.note && <CellNote>{one.refusal.note}</CellNote>}
            </>
          ),
        phone: 'wide',
      },
    ];
  }
  return [
    {
      key: 'quote',
      head: t('head.quote'),
      cell: (one) =>
        one.quote ? <UnitPriceText price={one.quote.unitPrice} phoneCurrency="USD" /> : '–',
      figures: true,
      phone: 'value',
    },
    {
      key: 'until',
      head: t('head.until'),
      cell: (one) => one.quote && <DateTime at={one.quote.validUntil} form="day" />,
      phone: 'wide',
      phoneLabel: t('head.until'),
    },
    {
      key: 'state',
      head: t('head.state'),
      cell: (one) => (
        <>
          <span className={styles.marks}>
            <RequestState state={one.state} />
            {one.counter?.state === 'open' && <Tag tone="wait">{t('countered')}</Tag>}
            {one.order && <span translate="no">{one.order.no}</span>}
          </span>
          {one.leftBy && <CellNote>{t(`leftBy.${one.leftBy}`)}</CellNote>}
        </>
      ),
      phone: 'wide',
    },
  ];
}

/** When the request ends, and until when its buyer wants quotes. */
function DueCell({ dueAt, wantedBy }: { dueAt: string; wantedBy: string | null }) {
  const facts = useTranslator('order-parts');
  return (
    <>
      <QuoteBy dueAt={dueAt} />
      {wantedBy && (
        <CellNote>
          {facts.parts('wanted.by', { time: <DateTime at={wantedBy} form="day" /> })}
        </CellNote>
      )}
    </>
  );
}

function Part({ request }: { request: SellerRequest }) {
  const t = useTranslator('quotes');
  return (
    <>
      <span className={styles.marks}>
        <Mpn mpn={request.mpn} to={requestPath(request)} />
        {request.urgent && <Tag tone="wait">{t('urgent')}</Tag>}
      </span>
      <CellNote>
        {request.manufacturer && (
          <span translate="no">
            {request.manufacturer}
            {t('comma')}
          </span>
        )}
        <span className={styles.no} translate="no">
          {request.no}
        </span>
      </CellNote>
    </>
  );
}

function Stock({ request }: { request: SellerRequest }) {
  const t = useTranslator('quotes');
  const format = useFormat();
  const { held, from } = request;
  if (held === null) return <CellNote>{t('noStock')}</CellNote>;
  const short = request.quantity - held;
  return (
    <>
      <Quantity count={held} bare />
      {short > 0 ? (
        <CellNote tone="amber">{t('short', { count: format.quantity(short) })}</CellNote>
      ) : (
        from.stock?.dateCode && <CellNote>{t('dateCode', { code: from.stock.dateCode })}</CellNote>
      )}
    </>
  );
}
