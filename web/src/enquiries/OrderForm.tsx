import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { LateEndingsPreview } from '#web/order-parts/endings/LateEndings.tsx';
import { InspectionFields } from '#web/order-parts/ordering/InspectionFields.tsx';
import box from '#web/order-parts/ordering/ordering.module.css';
import { PlanBuys } from '#web/order-parts/ordering/PlanBuys.tsx';
import { TestsOutweigh } from '#web/order-parts/ordering/PlanCoverage.tsx';
import { ShipToFields } from '#web/order-parts/ordering/ShipToFields.tsx';
import { freightOf } from '#web/order-parts/ordering/ship-to.ts';
import { added, times } from '#web/order-parts/ordering/sums.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SelectionBar } from '#web/ui/table/SelectionBar.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { orderPath } from './addresses.ts';
import styles from './enquiries.module.css';
import { bySeller, costOf, priceAt } from './picks.ts';
import type { Ordering, Placed } from './use-ordering.ts';

/** Orders out of what is picked: one for each seller, all placed at once. */
export function OrderForm({ ordering }: { ordering: Ordering }) {
  const t = useTranslator('enquiries');
  const { draft, setDraft, form, plans, act, isChanged } = ordering;
  return (
    <form
      ref={form.frame}
      className={layout.cols}
      onSubmit={(event) => {
        event.preventDefault();
        ordering.send();
      }}
      noValidate
      aria-label={t('order.title')}
    >
      <div className={layout.sections}>
        {isChanged && <Note tone="wait">{t('order.changed')}</Note>}
        <Sellers ordering={ordering} />
        <InspectionFields
          goodsType={draft.goodsType}
          advised={draft.tests === null}
          plans={plans}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        />
        <ShipToFields shipTo={ordering.shipTo} form={form} onChange={ordering.setShipTo} />
        <OrderEndings ordering={ordering} />
      </div>
      <aside className={styles.side}>
        <Ticket ordering={ordering}>
          {act.error && !isChanged && (
            <>
              <p className={styles.wrong}>{t('order.failed')}</p>
              <FailNote error={act.error} />
            </>
          )}
        </Ticket>
      </aside>
    </form>
  );
}

/** The endings of each order that is about to be placed: one for every seller. */
function OrderEndings({ ordering }: { ordering: Ordering }) {
  const { picked, plans, shipTo } = ordering;
  return bySeller(picked).map((seller) => (
    <LateEndingsPreview
      key={seller.id}
      order={{
        lines: seller.picked.map(({ pick, quote }) => ({
          quantity: Number(pick.quantity),
          unitPrice: priceAt(quote, Number(pick.quantity)),
        })),
        tests: [...plans.chosen],
        ownFreight: shipTo.freightAccount.trim() !== '',
      }}
    />
  ));
}

/** While quotes are compared: what is picked so far, and the way to the order's form. */
export function PickedBar({ ordering }: { ordering: Ordering }) {
  const t = useTranslator('enquiries');
  const sellers = bySeller(ordering.picked);
  const goods = added(sellers.map((seller) => seller.goods));
  return (
    <SelectionBar
      label={t('order.title')}
      action={
        <Button onClick={() => ordering.form.frame.current?.scrollIntoView({ behavior: 'smooth' })}>
          {t('order.go')}
        </Button>
      }
    >
      <span>
        {t('order.bar', {
          count: ordering.picked.length,
          sellers: t('order.sellers', { count: sellers.length }),
        })}
      </span>
      <MoneyText money={goods} />
    </SelectionBar>
  );
}

/** Shows the selected quotes by seller. */
function Sellers({ ordering }: { ordering: Ordering }) {
  const t = useTranslator('enquiries');
  return (
    <Section
      title={t('order.chosen')}
      aside={t('order.aside')}
      action={
        <Button variant="text" onClick={ordering.clear}>
          {t('order.clear')}
        </Button>
      }
    >
      <ul className={styles.sellers}>
        {bySeller(ordering.picked).map((seller) => (
          <li key={seller.id}>
            <p>
              <b translate="no">{seller.name}</b>
              <span>{t('order.lines', { count: seller.picked.length })}</span>
              <MoneyText money={seller.goods} />
            </p>
            <ul>
              {seller.picked.map(({ pick, quote, request }) => {
                const cost = costOf(quote, pick.quantity);
                return (
                  <li key={request.id}>
                    <Mpn mpn={quote.mpn} />
                    <Quantity count={Number(pick.quantity) || 0} />
                    {cost ? <MoneyText money={cost} bare /> : <span>–</span>}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Shows the sums and the effects of the orders, with the button that places them below. */
function Ticket({ ordering, children }: { ordering: Ordering; children: ReactNode }) {
  const t = useTranslator('enquiries');
  const { picked, plans, shipTo, wrong, act } = ordering;
  const sellers = bySeller(picked);
  const goods = added(sellers.map((seller) => seller.goods));
  const tests = plans.plan && times(plans.plan.price, picked.length);
  const freight = times(freightOf(shipTo), sellers.length);
  const total = added([goods, ...(tests ? [tests] : []), freight]);
  const isOwn = shipTo.freightAccount.trim() !== '';
  const bare = (money: MoneyWire) => <MoneyText money={money} bare />;
  const items: Definition[] = [
    { key: 'goods', term: t('order.goods'), value: bare(goods) },
    {
      key: 'tests',
      term: t('order.testsSum', { count: picked.length }),
      value: tests ? bare(tests) : '–',
    },
    {
      key: 'freight',
      term: t('order.freight', { count: sellers.length }),
      value: isOwn ? t('order.freightOwn') : bare(freight),
    },
    { key: 'total', term: t('order.total'), value: bare(total), total: true },
  ];
  return (
    <Section title={t('order.ticket')}>
      <div aria-live="polite">
        <DefinitionList sum items={items} />
      </div>
      {plans.plan && (
        <div className={cx(plans.isOld && styles.old)} aria-busy={plans.isOld || undefined}>
          {tests && <TestsOutweigh goods={goods} tests={tests} />}
          <PlanBuys plan={plans.plan} />
        </div>
      )}
      <ul className={box.effects} aria-label={t('order.effects')}>
        <li>{t('order.now')}</li>
        <li>{t('order.confirmed')}</li>
        <li>{t('order.pass')}</li>
      </ul>
      {children}
      {wrong > 0 && <p className={styles.wrong}>{t('order.wrong', { count: wrong })}</p>}
      <Button
        type="submit"
        variant="primary"
        size="md"
        block
        loading={act.isPending}
        disabled={tests === undefined}
      >
        {t('order.place', { count: sellers.length })}
      </Button>
    </Section>
  );
}

/** The orders that were placed a moment ago, each with its page. */
export function OrdersPlaced({ orders }: { orders: Placed }) {
  const t = useTranslator('enquiries');
  if (orders.length === 0) return null;
  return (
    <Note tone="pass" aloud>
      <p>{t('order.placed', { count: orders.length })}</p>
      <ul className={styles.placed} aria-label={t('order.placedTitle')}>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={orderPath(order.id)} translate="no">
              {order.no}
            </Link>{' '}
            <span translate="no">{order.sellerName}</span>
            {t('comma')}
            {t('order.lines', { count: order.lines })}
          </li>
        ))}
      </ul>
    </Note>
  );
}
