import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SellerRequest } from '#contract/enquiries/seller-request.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useWords } from '#web/i18n/words.ts';
import { CountryName } from '#web/parts/CountryName.tsx';
import { DateTime } from '#web/parts/DateTime.tsx';
import { Mpn } from '#web/parts/Mpn.tsx';
import { Quantity } from '#web/parts/Quantity.tsx';
import { UnitPriceText } from '#web/parts/UnitPriceText.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { CellNote, type Column, Table } from '#web/ui/Table.tsx';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { requestPath, type Tab } from './addresses.ts';
import { QuoteBy } from './QuoteBy.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import styles from './quotes.module.css';
import { RefuseDialog } from './RefuseDialog.tsx';

interface Props {
  readonly tab: Tab;
  readonly rows: readonly SellerRequest[] | undefined;
  readonly refetching: boolean;
  readonly empty: React.ReactNode;
}

/** Requests as rows; one that waits for a price unfolds to its form. */
export function RequestTable({ tab, rows, refetching, empty }: Props) {
  const t = useWords('quotes');
  const [open, setOpen] = useState<string | null>(null);
  const [refusing, setRefusing] = useState<SellerRequest | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = open && frame.current?.querySelector<HTMLInputElement>('[name=unitPrice]');
    if (field) field.select();
  }, [open]);
  /** Folds a row and goes on to the button of the next one, or of this where it is the last. */
  const leave = (one: SellerRequest) => {
    const buttons = rowButtons(frame.current);
    const at = rows?.findIndex(({ id }) => id === one.id) ?? -1;
    (buttons[at + 1] ?? buttons[at])?.focus();
    setOpen(null);
  };
  const columns = [
    ...useAskedColumns(tab),
    ...useAnsweredColumns(tab),
    {
      key: 'action',
      head: t('head.action'),
      cell: (one: SellerRequest) =>
        tab === 'awaiting' ? (
          <Button
            size="xs"
            aria-expanded={open === one.id}
            data-row
            onClick={() => setOpen(open === one.id ? null : one.id)}
          >
            {t(open === one.id ? 'fold' : 'quote')}
          </Button>
        ) : (
          <ButtonLink size="xs" to={requestPath(one)}>
            {t('open')}
          </ButtonLink>
        ),
      action: true,
    } satisfies Column<SellerRequest>,
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows only go between its buttons.
    <div ref={frame} className={styles.requests} onKeyDown={walkRows}>
      <Table
        label={t('label')}
        columns={columns}
        rows={rows}
        rowKey={(one) => one.id}
        refetching={refetching}
        empty={empty}
        below={(one) =>
          open === one.id && (
            <QuoteForm key={one.id} request={one} onDone={() => leave(one)}>
              <Button onClick={() => leave(one)}>{t('fold')}</Button>
              <Button variant="text" className={styles.refuse} onClick={() => setRefusing(one)}>
                {t('refuse')}
              </Button>
            </QuoteForm>
          )
        }
      />
      {refusing && <RefuseDialog request={refusing} onClose={() => setRefusing(null)} />}
    </div>
  );
}

const rowButtons = (frame: HTMLElement | null) => [
  ...(frame?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** Arrows go from the button of one row to that of the row above or below. */
function walkRows(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const buttons = rowButtons(event.currentTarget);
  const at = buttons.indexOf(event.target as HTMLElement);
  const next = step === undefined || at < 0 ? undefined : buttons[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function useAskedColumns(tab: Tab): Column<SellerRequest>[] {
  const t = useWords('quotes');
  const facts = useWords('order-parts');
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
          {one.dateCode && <CellNote>{`≥ ${one.dateCode}`}</CellNote>}
        </>
      ),
      phone: 'left',
      phoneLabel: t('head.condition'),
    },
    {
      key: 'from',
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
      phone: 'left',
      phoneLabel: t('head.from'),
    },
    ...(tab === 'awaiting'
      ? [
          {
            key: 'stock',
            head: t('head.stock'),
            cell: (one: SellerRequest) => <Stock request={one} />,
            figures: true,
            phone: 'left' as const,
            phoneLabel: t('head.stock'),
          },
          {
            key: 'dealt',
            head: t('head.dealt'),
            cell: (one: SellerRequest) =>
              one.dealt ? (
                <>
                  <UnitPriceText price={one.dealt.median} />
                  <CellNote>{t('dealt.count', { count: one.dealt.deals })}</CellNote>
                </>
              ) : (
                '–'
              ),
            figures: true,
            phone: 'right' as const,
            phoneLabel: t('head.dealt'),
          },
        ]
      : []),
  ];
}

function useAnsweredColumns(tab: Tab): Column<SellerRequest>[] {
  const t = useWords('quotes');
  if (tab === 'awaiting') {
    return [
      {
        key: 'due',
        head: t('head.due'),
        cell: (one) => one.dueAt && <QuoteBy at={one.dueAt} />,
        phone: 'left',
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
      cell: (one) => (one.quote ? <UnitPriceText price={one.quote.unitPrice} /> : '–'),
      figures: true,
      phone: 'value',
    },
    {
      key: 'until',
      head: t('head.until'),
      cell: (one) => one.quote && <DateTime at={one.quote.validUntil} form="day" />,
      phone: 'left',
      phoneLabel: t('head.until'),
    },
    {
      key: 'state',
      head: t('head.state'),
      cell: (one) => (
        <span className={styles.marks}>
          <RequestState state={one.state} />
          {one.counter?.state === 'open' && <Tag tone="wait">{t('countered')}</Tag>}
          {one.order && <span translate="no">{one.order.no}</span>}
        </span>
      ),
      phone: 'wide',
    },
  ];
}

const tones: Record<SellerRequest['state'], TagTone> = {
  awaiting: 'wait',
  quoted: 'wait',
  ordered: 'pass',
  refused: 'none',
  expired: 'none',
  closed: 'none',
};

/** The state of a request in one tag. */
export function RequestState({ state }: { state: SellerRequest['state'] }) {
  const t = useWords('quotes');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}

function Part({ request }: { request: SellerRequest }) {
  const t = useWords('quotes');
  return (
    <>
      <span className={styles.marks}>
        <Mpn mpn={request.mpn} to={requestPath(request)} />
        {request.urgent && <Tag tone="ink">{t('urgent')}</Tag>}
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
  const t = useWords('quotes');
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
