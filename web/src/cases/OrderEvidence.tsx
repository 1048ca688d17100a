import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { staffOrderPath } from '#contract/addresses.ts';
import type { CaseOrder, OpsCaseView } from '#contract/cases/case-schemas.ts';
import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { StateTag } from '#web/widgets/orders/StateTag.tsx';
import styles from './thread.module.css';

/** The records of the order that a case names: the evidence that counts, and whose it is. */
export function OrderEvidence({ view }: { view: OpsCaseView }) {
  const desk = useTranslator('cases/desk');
  if (view.orderNo === '') return null;
  const { order } = view;
  return (
    <Section title={desk('order')} aside={desk('orderAside')}>
      {order === null ? (
        <p>{desk.parts('orderMissing', { no: <span translate="no">{view.orderNo}</span> })}</p>
      ) : (
        <Records order={order} />
      )}
    </Section>
  );
}

function Records({ order }: { order: CaseOrder }) {
  const t = useTranslator('cases');
  const desk = useTranslator('cases/desk');
  const { terms } = order;
  const accepted = (time: string | null) => (time === null ? desk('notYet') : formatStamp(time));
  const verdict = (found: string | null) => desk.find(`verdict.${found ?? 'open'}`) ?? found ?? '';
  const items: [string, ReactNode][] = [
    [
      t('detail.orderNo'),
      <span key="no">
        <Link to={staffOrderPath(order.id)} className={styles.ref} translate="no">
          {order.no}
        </Link>{' '}
        <StateTag state={order.state} />
      </span>,
    ],
    [
      desk('parties'),
      <span key="parties" translate="no">
        {order.seller || t('none')} → {order.buyer}
      </span>,
    ],
    [
      desk('terms'),
      <span key="terms" className={styles.hash}>
        {desk('termsText', { number: terms.number, hash: terms.hash.slice(0, 16) })}
      </span>,
    ],
    [
      desk('acceptance'),
      desk('accepted', { buyer: accepted(terms.buyerAt), seller: accepted(terms.sellerAt) }),
    ],
    ...order.lots.map((lot): [string, ReactNode] => [
      lot.no,
      <span key={lot.no}>
        {verdict(lot.verdict)}
        <br />
        {desk('lot', { received: lot.received, returned: lot.returned, shelf: lot.onShelf })}
      </span>,
    ]),
  ];
  return (
    <>
      {order.side === null ? (
        <Note tone="wait">{desk('claimed')}</Note>
      ) : (
        <Note tone="pass">{desk(`isParty.${order.side}`)}</Note>
      )}
      <DefinitionList items={items.map(([term, value]) => ({ key: term, term, value }))} />
    </>
  );
}
