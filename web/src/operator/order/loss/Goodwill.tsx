import { useState } from 'react';
import { Link } from 'react-router';
import { opsApprovalList } from '#contract/approvals/calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { opsCompensationList } from '#contract/wallet/compensation-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { SecondPerson } from '../../finance/SecondPerson.tsx';
import { GoodwillForm } from './GoodwillForm.tsx';

const LISTED = 20;

/** Compensations of an order for finance, and a goodwill refund that two people make. */
export function Goodwill({ order }: { order: OrderView }) {
  const t = useTranslator('operator/compensation');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const paid = useCallQuery(opsCompensationList, { orderId: order.id, pageSize: LISTED }).data;
  const requested = useCallQuery(opsApprovalList, {
    kinds: ['wallet.goodwill'],
    state: 'requested',
    subjectId: order.id,
  });
  const request = requested.data?.list[0];
  const amount = format.money({ amount: `${request?.after['amount']}`, currency: 'USD' });
  const to = request?.after['to'] === 'seller' ? 'seller' : 'buyer';
  return (
    <Section title={t('onOrder')}>
      {paid?.total === 0 && request === undefined && !open && <p>{t('noneOnOrder')}</p>}
      <ul className={layout.stackWide}>
        {paid?.list.map((one) => (
          <li key={one.id} className={`${layout.row} ${layout.between}`}>
            <span>
              <Link to={`/ops/compensations?id=${one.id}`} translate="no">
                {one.no}
              </Link>{' '}
              {t(`sources.${one.source}`)}
            </span>
            <MoneyText money={one.paid} />
          </li>
        ))}
      </ul>
      {request && (
        <SecondPerson
          title={t('waits')}
          proposed={request}
          facts={[
            { key: 'to', term: t('paidTo'), value: t(`sides.${to}`) },
            { key: 'amount', term: t('amount'), value: amount },
            { key: 'reason', term: t('reason'), value: request.reason },
          ]}
          approve={t('approve', { amount })}
          approved={t('done', { amount })}
        />
      )}
      {!request && requested.data && !open && !order.staffIsParty && (
        <Button onClick={() => setOpen(true)}>{t('propose')}</Button>
      )}
      {!request && open && <GoodwillForm order={order} onDone={() => setOpen(false)} />}
    </Section>
  );
}
