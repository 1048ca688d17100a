import { Link } from 'react-router';
import { orderPath } from '#contract/addresses.ts';
import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { CountryName } from '#web/widgets/CountryName.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { dateCodeFrom } from './date-code.ts';

/** Shows a request: the part that is asked for, by when, and why it ended. */
export function RequestFacts({ request }: { request: SellerRequest }) {
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
