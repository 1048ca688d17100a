import { useState } from 'react';
import { Link } from 'react-router';
import type { BuyerRequest, EnquiryLine, EnquiryRow } from '#contract/enquiries/line-schemas.ts';
import { parseUnitPrice } from '#contract/money.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { orderPath, partPath } from './addresses.ts';
import { CloseEnquiry } from './CloseEnquiry.tsx';
import { CounterDialog } from './CounterDialog.tsx';
import styles from './enquiries.module.css';
import { OrderedQuantityCell } from './QuoteCells.tsx';
import { useQuotedColumns } from './QuotedColumns.tsx';
import { QuoteMore } from './QuoteMore.tsx';
import type { Ordering } from './use-ordering.ts';

interface Props {
  readonly enquiry: Pick<EnquiryRow, 'id' | 'no' | 'version' | 'type' | 'completedAt'>;
  readonly line: EnquiryLine;
  readonly ordering: Ordering;
}

const rank = { quoted: 0, ordered: 1, awaiting: 2, expired: 3, refused: 4, closed: 5 } as const;

/** Quotes that can be ordered first, the cheapest at the asked quantity leading. */
function ordered(requests: readonly BuyerRequest[]): readonly BuyerRequest[] {
  const priceOf = ({ atQuantity }: BuyerRequest) =>
    atQuantity === null ? null : parseUnitPrice(atQuantity.unitPrice);
  return requests.toSorted((one, other) => {
    const by = rank[one.state] - rank[other.state];
    const [mine, theirs] = [priceOf(one), priceOf(other)];
    if (by !== 0 || mine === null || theirs === null) return by;
    return mine < theirs ? -1 : mine > theirs ? 1 : 0;
  });
}

/** A line of an enquiry: what was asked, and its quotes side by side. */
export function LineQuotes({ enquiry, line, ordering }: Props) {
  const t = useTranslator('enquiries');
  const isOpen = enquiry.completedAt === null && !line.isCompleted;
  return (
    <Section
      title={<Mpn mpn={line.mpn} size={16} />}
      aside={<RequestedLine line={line} />}
      action={isOpen && <CloseEnquiry enquiry={enquiry} line={line} />}
    >
      {line.note !== '' && <p className={styles.lineNote}>{line.note}</p>}
      {line.requests.length === 0 ? (
        <p className={styles.nobody}>
          {line.isCompleted
            ? t('detail.lineClosed')
            : t(enquiry.type === 'match' ? 'detail.nobody' : 'detail.nobodyNormal')}{' '}
          <Link to={partPath(line.mpn)}>{t('post.toSearch')}</Link>
        </p>
      ) : (
        <Quotes line={line} ordering={ordering} />
      )}
    </Section>
  );
}

function RequestedLine({ line }: { line: EnquiryLine }) {
  const t = useTranslator('enquiries');
  const facts = useTranslator('order-parts');
  const format = useFormat();
  return [
    line.manufacturer,
    t('detail.wanted', { count: format.quantity(line.quantity) }),
    line.targetPrice && t('detail.target', { price: format.price(line.targetPrice) }),
    line.condition && facts(`condition.${line.condition}`),
    line.dateCode && t('detail.newer', { code: line.dateCode.replace('+', '') }),
    line.leadTime === 'now' && t('leadTime.now'),
  ]
    .filter(Boolean)
    .join(t('comma'));
}

function Quotes({ line, ordering }: Omit<Props, 'enquiry'>) {
  const t = useTranslator('enquiries');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [countering, setCountering] = useState<BuyerRequest | null>(null);
  const requests = ordered(line.requests);
  const quoted = useQuotedColumns(line, requests);
  const toggle = (id: string) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const columns: Column<BuyerRequest>[] = [
    {
      key: 'choose',
      head: <span className={text.vh}>{t('quote.chosen')}</span>,
      width: 32,
      phone: 'choose',
      cell: (one) => <Choose line={line} request={one} ordering={ordering} />,
    },
    ...quoted,
    {
      key: 'take',
      head: t('quote.take'),
      width: 136,
      cell: (one) => <OrderedQuantityCell request={one} ordering={ordering} />,
      figures: true,
      phone: 'wide',
      phoneLabel: t('quote.take'),
    },
    {
      key: 'action',
      head: t('quote.action'),
      width: '13%',
      cell: (one) => (
        <Acts
          request={one}
          isOpen={open.has(one.id)}
          onMore={() => toggle(one.id)}
          onCounter={() => setCountering(one)}
        />
      ),
      action: true,
    },
  ];
  return (
    <div className={styles.quotes}>
      <Table
        label={t('quote.label', { model: line.mpn })}
        columns={columns}
        rows={requests}
        fixed
        rowKey={(one) => one.id}
        chosen={(one) => ordering.draft.picks.some((pick) => pick.requestId === one.id)}
        below={(one) => open.has(one.id) && <QuoteMore request={one} />}
      />
      {countering && (
        <CounterDialog line={line} request={countering} onClose={() => setCountering(null)} />
      )}
    </div>
  );
}

function Choose(props: { line: EnquiryLine; request: BuyerRequest; ordering: Ordering }) {
  const t = useTranslator('enquiries');
  const { line, request, ordering } = props;
  // Of what is not quoted nothing can be taken: a dead box would only ask why.
  if (request.state !== 'quoted') return null;
  const isOn = ordering.picked.some((one) => one.request.id === request.id);
  return (
    <Checkbox
      checked={isOn}
      aria-label={t('quote.choose', { seller: request.sellerName })}
      onChange={(on) => (on ? ordering.pick(line, request) : ordering.drop(request.id))}
    />
  );
}

function Acts(props: {
  request: BuyerRequest;
  isOpen: boolean;
  onMore: () => void;
  onCounter: () => void;
}) {
  const t = useTranslator('enquiries');
  const { request, isOpen } = props;
  const { quote, order, state } = request;
  const of = `${t('colon')}${request.sellerName}`;
  return (
    <span className={styles.acts}>
      {state === 'quoted' && (
        <Button size="xs" aria-label={`${t('quote.counter')}${of}`} onClick={props.onCounter}>
          {t('quote.counter')}
        </Button>
      )}
      {quote && (
        <Button
          variant="text"
          aria-expanded={isOpen}
          aria-label={`${t(isOpen ? 'quote.less' : 'quote.more')}${of}`}
          onClick={props.onMore}
        >
          {t(isOpen ? 'quote.less' : 'quote.more')}
        </Button>
      )}
      {state !== 'quoted' && <State request={request} />}
      {order && <Link to={orderPath(order.id)}>{t('quote.openOrder', { no: order.no })}</Link>}
    </span>
  );
}

const tones: Partial<Record<BuyerRequest['state'], TagTone>> = {
  awaiting: 'wait',
  ordered: 'pass',
};

/** Why nothing can be ordered of a request. */
function State({ request }: { request: BuyerRequest }) {
  const t = useTranslator('enquiries');
  const { state, refusal, quote, dueAt, leftBy } = request;
  return (
    <span className={text.q}>
      <Tag tone={tones[state] ?? 'none'}>{t(`quote.state.${state}`)}</Tag>
      {refusal && (
        <CellNote>
          {t(`quote.refusal.${refusal.reason}`)}
          {refusal.note && `${t('colon')}${refusal.note}`}
        </CellNote>
      )}
      {leftBy && <CellNote>{t(`quote.leftBy.${leftBy}`)}</CellNote>}
      {dueAt !== null && (
        <CellNote>
          {t.parts('quote.answerBy', { day: <DateTime at={dueAt} form="day" /> })}
        </CellNote>
      )}
      {state === 'expired' && (
        <CellNote>{t(quote ? 'quote.overdue' : 'quote.unanswered')}</CellNote>
      )}
    </span>
  );
}
