import type { ReactNode } from 'react';
import type { Reply } from '#contract/boards/calls.ts';
import type { MoneyWire } from '#contract/money.ts';
import { useWords } from '#web/i18n/words.ts';
import { PlanBuys } from '#web/order-parts/ordering/PlanBuys.tsx';
import { freightOf, type ShipToDraft } from '#web/order-parts/ordering/ship-to.ts';
import { added, times } from '#web/order-parts/ordering/sums.ts';
import type { Plans } from '#web/order-parts/ordering/use-plans.ts';
import { MoneyText } from '#web/parts/MoneyText.tsx';
import { Mpn } from '#web/parts/Mpn.tsx';
import { Button } from '#web/ui/Button.tsx';
import { type Definition, DefinitionList } from '#web/ui/DefinitionList.tsx';
import { Section } from '#web/ui/Section.tsx';
import styles from './accept.module.css';
import { type AcceptDraft, costOf, takenOf } from './accept-form.ts';

interface Props {
  readonly reply: Reply;
  readonly draft: AcceptDraft;
  readonly shipTo: ShipToDraft;
  readonly plans: Plans;
  readonly busy: boolean;
  /** How many fields are wrong, once it was tried. */
  readonly wrong: number;
  readonly children: ReactNode;
}

/** What the order comes to and what happens then; the button stands under it. */
export function AcceptTicket({ reply, draft, shipTo, plans, busy, wrong, children }: Props) {
  const t = useWords('boards');
  const taken = takenOf(reply, draft);
  const tests = plans.plan && times(plans.plan.price, taken.length);
  const freight = freightOf(shipTo);
  const costs = taken.map(({ item, quantity }) => ({ item, cost: costOf(item, quantity) }));
  const goods = added(costs.flatMap(({ cost }) => (cost ? [cost] : [])));
  const total = added([goods, ...(tests ? [tests] : []), freight]);
  const isOwn = shipTo.freightAccount.trim() !== '';
  const items: Definition[] = [
    ...costs.map(({ item, cost }) => ({
      key: item.id,
      term: <Mpn mpn={item.offeredModel} />,
      value: cost ? <MoneyText money={cost} bare /> : '–',
    })),
    {
      key: 'tests',
      term: t('accept.testsSum', { count: taken.length }),
      value: tests ? <MoneyText money={tests} bare /> : '–',
    },
    {
      key: 'freight',
      term: t('accept.freight'),
      value: isOwn ? t('accept.freightOwn') : <MoneyText money={freight} bare />,
    },
    { key: 'total', term: t('accept.total'), value: <MoneyText money={total} bare />, total: true },
  ];
  return (
    <Section title={t('accept.ticket')}>
      <div aria-live="polite">
        <DefinitionList sum items={items} />
      </div>
      {plans.plan && <PlanBuys plan={plans.plan} />}
      <Effects seller={reply.from.company} goods={goods} total={total} />
      {children}
      {wrong > 0 && <p className={styles.wrong}>{t('accept.wrong', { count: wrong })}</p>}
      <Button
        type="submit"
        variant="primary"
        size="md"
        block
        loading={busy}
        disabled={tests === undefined}
      >
        {t('accept.place')}
      </Button>
    </Section>
  );
}

/** The consequence in figures, before the button. */
function Effects(props: { seller: string; goods: MoneyWire; total: MoneyWire }) {
  const t = useWords('boards');
  const { seller, goods, total } = props;
  const lines = [
    { key: 'now', figure: { ...total, amount: '0.00' }, words: t('accept.now') },
    { key: 'then', figure: total, words: t('accept.nowText', { seller }) },
    {
      key: 'pass',
      figure: goods,
      words: `${t('accept.pass')}${t('colon')}${t('accept.passText')}`,
    },
    {
      key: 'fail',
      figure: total,
      words: `${t('accept.fail')}${t('colon')}${t('accept.failText')}`,
    },
  ];
  return (
    <ul className={styles.effects} aria-label={t('accept.effects')}>
      {lines.map((line) => (
        <li key={line.key}>
          <MoneyText money={line.figure} />
          <span>{line.words}</span>
        </li>
      ))}
    </ul>
  );
}
