import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CaseView } from '#contract/cases/case-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

/** Shows the subject of a case and whom support answers; `orderTo` leads to its order. */
export function CaseFacts({ view, orderTo }: { view: CaseView; orderTo?: string | undefined }) {
  const t = useTranslator('cases');
  const about: [string, ReactNode][] = [
    [t('form.topic'), t.find(`topic.${view.topic}`) ?? view.topic],
  ];
  if (view.side) about.push([t('detail.side'), t(`side.${view.side}`)]);
  if (view.sellerName) {
    const label = view.kind === 'legal' ? t('list.counterparty') : t('form.seller');
    about.push([
      label,
      <span key="seller" translate="no">
        {view.sellerName}
      </span>,
    ]);
  }
  if (view.orderNo)
    about.push([t('detail.orderNo'), <OrderRef key="order" view={view} to={orderTo} />]);
  if (view.wish) about.push([t('detail.wish'), t(`wish.${view.wish}`)]);
  if (view.page)
    about.push([
      t('form.page'),
      <code key="page" translate="no">
        {view.page}
      </code>,
    ]);
  if (view.kind === 'complaint') {
    about.push([t('detail.mayForward'), t(view.mayForward ? 'detail.yes' : 'detail.no')]);
  }
  about.push([t('detail.submitted'), <DateTime key="at" at={view.submittedAt} zone />]);
  about.push([t('detail.handler'), view.handler || t('detail.nobody')]);
  const { contact } = view;
  const reach = [
    [t('form.name'), contact.name],
    [t('form.company'), contact.company],
    [t('form.email'), contact.email],
    [t('form.phone'), contact.phone],
  ].filter(([, value]) => value !== '');
  return (
    <>
      <Section title={t('detail.facts')}>
        <DefinitionList items={about.map(([term, value]) => ({ key: term, term, value }))} />
      </Section>
      <Section title={t('detail.contact')}>
        <DefinitionList
          items={reach.map(([term = '', value = '']) => ({
            key: term,
            term,
            value: <span translate="no">{value}</span>,
          }))}
        />
      </Section>
    </>
  );
}

function OrderRef({ view, to }: { view: CaseView; to?: string | undefined }) {
  const no = <span translate="no">{view.orderNo}</span>;
  return to === undefined ? no : <Link to={to}>{no}</Link>;
}
