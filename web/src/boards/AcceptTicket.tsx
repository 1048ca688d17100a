import type { ReactNode } from 'react';
import type { Reply } from '#contract/boards/calls.ts';
import type { MoneyWire } from '#contract/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useWords } from '#web/i18n/words.ts';
import { MoneyText } from '#web/parts/MoneyText.tsx';
import { Mpn } from '#web/parts/Mpn.tsx';
import { Button } from '#web/ui/Button.tsx';
import { type Definition, DefinitionList } from '#web/ui/DefinitionList.tsx';
import { Section } from '#web/ui/Section.tsx';
import styles from './accept.module.css';
import { type AcceptDraft, costOf, freightOf, type ShipToDraft, takenOf } from './accept-form.ts';
import { added, times } from './amounts.ts';
import type { Plan, Plans } from './use-plans.ts';

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
      {plans.plan && <Buys plan={plans.plan} />}
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

/** Days, pieces lost, and the chance that the samples catch a bad lot. */
function Buys({ plan }: { plan: Plan }) {
  const t = useWords('boards');
  const format = useFormat();
  const isLossy = plan.piecesLost > 0;
  return (
    <div className={styles.buys}>
      <p>
        {t('accept.days', { count: plan.days })}{' '}
        {isLossy && t('accept.lost', { count: format.quantity(plan.piecesLost) })}
      </p>
      <table>
        <caption>{t('accept.catches')}</caption>
        <thead>
          <tr>
            <th scope="col" />
            <th scope="col">{t('accept.catchWhole')}</th>
            {isLossy && <th scope="col">{t('accept.catchLost')}</th>}
          </tr>
        </thead>
        <tbody>
          {plan.catches.map((one) => (
            <tr key={one.badPercent}>
              <th scope="row">{t('accept.bad', { bad: format.percent(one.badPercent / 100) })}</th>
              <td>{chance(one.byNonDestructive)}</td>
              {isLossy && <td>{chance(one.byDestructive)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function chance(share: number): string {
    // A chance short of certainty never reads as certain.
    if (share < 1 && share > 0.994) return `> ${format.percent(0.99)}`;
    return format.percent(share);
  }
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
