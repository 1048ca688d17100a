import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { orderPath } from '#contract/addresses.ts';
import type { Output } from '#contract/call.ts';
import { quoteDetail } from '#contract/enquiries/calls.ts';
import type { QuoteVersion } from '#contract/enquiries/line-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { CountryName } from '#web/widgets/CountryName.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { listPath, tabOf } from '../addresses.ts';
import { CounterNote } from '../CounterNote.tsx';
import { dateCodeFrom } from '../date-code.ts';
import { QuoteForm } from '../QuoteForm.tsx';
import styles from '../quotes.module.css';
import { RefuseDialog } from '../RefuseDialog.tsx';
import { RequestState } from '../RequestState.tsx';

type Request = Output<typeof quoteDetail>;

/** One request to quote: what is asked, the quote that stands, its earlier versions, the form. */
export default function QuoteDetailPage() {
  const t = useTranslator('quotes');
  const { id = '' } = useParams();
  const found = useCallQuery(quoteDetail, { id }, { quiet: true });
  if (found.data) return <FoundRequest key={found.data.version} request={found.data} />;
  if (found.isPending) return <SkeletonLines label={t('loading')} lines={6} />;
  const { error } = found;
  if (error instanceof CallFailure && [404, 422].includes(Number(error.code))) {
    return (
      <Empty
        title={t('detail.gone')}
        action={<ButtonLink to={listPath('awaiting', 'match')}>{t('detail.back')}</ButtonLink>}
      />
    );
  }
  return (
    <Note tone="fail" action={<Button onClick={() => found.refetch()}>{t('retry')}</Button>}>
      {t('failed')} {error.message}
    </Note>
  );
}

function FoundRequest({ request }: { request: Request }) {
  const t = useTranslator('quotes');
  const [refusing, setRefusing] = useState(false);
  const tab = tabOf(request);
  const runs = request.state === 'awaiting' || request.state === 'quoted';
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t(`title.${request.type}`), to: listPath('awaiting', request.type) },
          { label: t(`tab.${tab}`), to: listPath(tab, request.type) },
          { label: request.no },
        ]}
      />
      <PageHead title={request.no} reference>
        <RequestState state={request.state} />
        {request.urgent && <Tag tone="wait">{t('urgent')}</Tag>}
      </PageHead>
      <div className={layout.sections}>
        <CounterNote request={request} />
        <RequestSection request={request} />
        {request.quote && <Version quote={request.quote} title={t('detail.current')} />}
        {runs && (
          <Section title={t(request.quote ? 'form.revise' : 'quote')}>
            <QuoteForm request={request} onDone={() => undefined}>
              {request.state === 'awaiting' && (
                <Button variant="text" className={styles.refuse} onClick={() => setRefusing(true)}>
                  {t('refuse')}
                </Button>
              )}
            </QuoteForm>
          </Section>
        )}
        {request.earlier.map((one) => (
          <Version
            key={one.version}
            quote={one}
            title={`${t('detail.earlier')} · ${t('detail.version', { version: one.version })}`}
          />
        ))}
      </div>
      {refusing && <RefuseDialog request={request} onClose={() => setRefusing(false)} />}
    </>
  );
}

function RequestSection({ request }: { request: Request }) {
  const t = useTranslator('quotes');
  const facts = useTranslator('order-parts');
  const format = useFormat();
  const items: (Definition | false)[] = [
    { key: 'mpn', term: t('detail.model'), value: <Mpn mpn={request.mpn} /> },
    request.manufacturer !== '' && {
      key: 'maker',
      term: t('form.maker'),
      value: <span translate="no">{request.manufacturer}</span>,
    },
    { key: 'quantity', term: t('head.quantity'), value: format.quantity(request.quantity) },
    request.targetPrice !== null && {
      key: 'target',
      term: t('detail.target'),
      value: format.price(request.targetPrice),
    },
    {
      key: 'condition',
      term: t('head.condition'),
      value: request.condition ? facts(`condition.${request.condition}`) : t('any'),
    },
    request.dateCode !== '' && {
      key: 'dateCode',
      term: t('form.dateCode'),
      value: dateCodeFrom(request.dateCode),
    },
    {
      key: 'lead',
      term: t('detail.leadTime'),
      value: request.leadTime === 'any' ? t('any') : t(`leadTime.${request.leadTime}`),
    },
    { key: 'from', term: t('head.from'), value: <CountryName code={request.country} /> },
    { key: 'at', term: t('detail.sent'), value: <DateTime at={request.at} zone /> },
    request.dueAt !== null && {
      key: 'due',
      term: t('head.due'),
      value: <DateTime at={request.dueAt} zone />,
    },
    request.note !== '' && { key: 'note', term: t('detail.note'), value: request.note },
    request.refusal !== null && {
      key: 'refusal',
      term: t('head.reason'),
      value: [t(`reason.${request.refusal.reason}`), request.refusal.note]
        .filter(Boolean)
        .join(t('comma')),
    },
    request.leftBy !== null && {
      key: 'left',
      term: t('head.reason'),
      value: t(`leftBy.${request.leftBy}`),
    },
    request.order !== null && {
      key: 'order',
      term: t('detail.order'),
      value: (
        <Link to={orderPath('seller', 'trade', request.order.id)} translate="no">
          {request.order.no}
        </Link>
      ),
    },
    request.attach.length > 0 && {
      key: 'attach',
      term: t('detail.attach'),
      value: request.attach.map((file) => (
        <a key={file.url} href={file.url} target="_blank" rel="noreferrer">
          {file.name}
        </a>
      )),
    },
  ];
  return (
    <Section title={t('detail.line')}>
      <DefinitionList items={items.filter((item) => item !== false)} />
    </Section>
  );
}

/** A version as both sides see it, with the fingerprint that an order takes over. */
function Version({ quote, title }: { quote: QuoteVersion; title: string }) {
  const t = useTranslator('quotes');
  const facts = useTranslator('order-parts');
  const format = useFormat();
  const prices = [
    { key: 0, text: format.price(quote.unitPrice) },
    ...quote.priceBreaks.map((one) => ({
      key: one.quantity,
      text: `≥ ${format.quantity(one.quantity)}${t('colon')}${format.price(one.unitPrice)}`,
    })),
  ];
  const items: Definition[] = [
    { key: 'mpn', term: t('form.model'), value: <Mpn mpn={quote.mpn} /> },
    {
      key: 'maker',
      term: t('form.maker'),
      value: <span translate="no">{quote.manufacturer}</span>,
    },
    { key: 'price', term: t('form.price'), value: prices.map((one) => one.text).join(' · ') },
    ...(quote.agreedPrice === null
      ? []
      : [{ key: 'agreed', term: t('detail.agreed'), value: format.price(quote.agreedPrice) }]),
    { key: 'quantity', term: t('form.quantity'), value: format.quantity(quote.quantity) },
    ...(quote.moq === null
      ? []
      : [{ key: 'moq', term: t('form.moq'), value: format.quantity(quote.moq) }]),
    {
      key: 'condition',
      term: t('form.condition'),
      value: facts(`condition.${quote.condition}`),
    },
    ...(quote.packaging
      ? [
          {
            key: 'packaging',
            term: facts('offering.packaging'),
            value: facts(`packaging.${quote.packaging}`),
          },
        ]
      : []),
    ...(quote.dateCode
      ? [{ key: 'dateCode', term: t('form.dateCode'), value: quote.dateCode }]
      : []),
    { key: 'lead', term: t('detail.leadTime'), value: t(`leadTime.${quote.leadTime}`) },
    {
      key: 'warranty',
      term: t('form.warranty'),
      value: quote.warrantyDays === 0 ? t('form.none') : t('days', { count: quote.warrantyDays }),
    },
    { key: 'until', term: t('head.until'), value: <DateTime at={quote.validUntil} zone /> },
    ...(quote.origin
      ? [{ key: 'origin', term: t('form.origin'), value: <CountryName code={quote.origin} /> }]
      : []),
    ...(quote.photos.length > 0
      ? [
          {
            key: 'photos',
            term: t('form.photos'),
            value: quote.photos.map((photo) => (
              <a
                key={photo.url}
                className={styles.photo}
                href={photo.url}
                target="_blank"
                rel="noreferrer"
                translate="no"
              >
                {photo.name}
              </a>
            )),
          },
        ]
      : []),
    ...(quote.note ? [{ key: 'note', term: t('form.note'), value: quote.note }] : []),
    {
      key: 'hash',
      term: t('detail.hash'),
      value: (
        <span className={styles.hash} translate="no">
          {quote.hash}
        </span>
      ),
    },
  ];
  return (
    <Section title={title} aside={<DateTime at={quote.at} zone />}>
      <DefinitionList items={items} />
    </Section>
  );
}
