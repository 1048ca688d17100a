import type { ReactNode } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { type Console, consoleOf, orderPath } from '#contract/addresses.ts';
import { exchangeOne } from '#contract/exchange/calls.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { rechargeOne } from '#contract/wallet/calls.ts';
import type { LogType } from '#contract/wallet/schemas.ts';
import { cashOne } from '#contract/wallet/withdrawal-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Note } from '#web/ui/Note.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';

/** The actions that end here: what is said of each, and where another one is made. */
const done = {
  recharge: { title: 'done.recharge', text: 'done.text', again: 'recharge' },
  exchange: { title: 'done.exchange', text: 'done.exchangeText', again: 'exchange-apply' },
  cash: { title: 'done.cash', text: 'done.cashText', again: 'cash-apply' },
} as const;
type Action = keyof typeof done;
const isDone = (action: string): action is Action => Object.hasOwn(done, action);

/** Shows the submitted request, its number and amount, who acts now, and the way on. */
export default function SuccessPage() {
  const t = useTranslator('wallet');
  const { action } = useParams();
  const [query] = useSearchParams();
  const console = consoleOf(useLocation().pathname);
  const back = <ButtonLink to={`/${console}-wallet`}>{t('done.toWallet')}</ButtonLink>;
  if (action === undefined || !isDone(action)) {
    return <Empty title={t('done.unknown')} action={back} />;
  }
  const { title, text, again } = done[action];
  const id = query.get('id');
  const Made = made[action];
  return (
    <>
      <PageHead title={t(title)} />
      <div className={layout.sections}>
        <Note tone="pass">{t(text)}</Note>
        {id !== null && <Made id={id} console={console} />}
      </div>
      <div className={layout.actions}>
        <ButtonLink variant="primary" to={`/${console}-wallet`}>
          {t('done.toWallet')}
        </ButtonLink>
        <ButtonLink to={`/${console}-${again}`}>{t('done.again')}</ButtonLink>
      </div>
    </>
  );
}

interface MadeProps {
  readonly id: string;
  readonly console: Console;
}

function Facts(
  props: MadeProps & {
    type: LogType;
    no: string;
    amount: MoneyWire;
    also?: ReactNode;
    order?: ReactNode;
  },
) {
  const t = useTranslator('wallet');
  return (
    <DefinitionList
      items={[
        {
          key: 'no',
          term: t('log.cause'),
          value: (
            <Link to={`/${props.console}-log-detail/${props.type}/${props.id}`} translate="no">
              {props.no}
            </Link>
          ),
        },
        ...(props.order ? [{ key: 'order', term: t('log.order'), value: props.order }] : []),
        {
          key: 'amount',
          term: t('apply.amount'),
          value: (
            <>
              <MoneyText money={props.amount} /> {props.also}
            </>
          ),
        },
      ]}
    />
  );
}

function MadeRecharge(props: MadeProps) {
  const t = useTranslator('wallet');
  const one = useCallQuery(rechargeOne, { id: props.id }).data;
  if (one === undefined) return null;
  const { no, amount, order } = one;
  return (
    <Facts
      {...props}
      type="recharge"
      no={no}
      amount={amount}
      order={
        order && (
          <Link to={orderPath(props.console, order.kind, order.id)}>
            {t('paysOrder', { no: order.no })}
          </Link>
        )
      }
    />
  );
}

function MadeWithdrawal(props: MadeProps) {
  const one = useCallQuery(cashOne, { id: props.id }).data;
  return one ? <Facts {...props} type="cash" no={one.no} amount={one.amount} /> : null;
}

function MadeExchange(props: MadeProps) {
  const one = useCallQuery(exchangeOne, { id: props.id }).data;
  if (one === undefined) return null;
  return (
    <Facts
      {...props}
      type="exchange"
      no={one.no}
      amount={one.sell}
      also={
        <>
          → <MoneyText money={one.buy} />
        </>
      }
    />
  );
}

const made: Record<Action, (props: MadeProps) => ReactNode> = {
  recharge: MadeRecharge,
  exchange: MadeExchange,
  cash: MadeWithdrawal,
};
