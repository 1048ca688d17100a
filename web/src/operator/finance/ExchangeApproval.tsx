import type { OpsExchange } from '#contract/exchange/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import styles from '../money/money.module.css';
import { SecondPerson } from './SecondPerson.tsx';

interface Props {
  readonly exchange: OpsExchange;
  readonly approval: NonNullable<OpsExchange['approval']>;
  readonly onDone: () => void;
}

/** An exchange's request for a second person: its payment, or its return by the bank. */
export function ExchangeApproval({ exchange, approval, onDone }: Props) {
  const t = useTranslator('operator/finance');
  const format = useFormat();
  const { no, state, buy } = exchange;
  const isReturn = state === 'success';
  const money = format.money(buy);
  return (
    <SecondPerson
      title={t(isReturn ? 'exchange.returnSecond' : 'exchange.second')}
      proposed={approval}
      facts={[
        {
          key: 'reference',
          term: t(isReturn ? 'exchange.returnReference' : 'bankReference'),
          value: <span className={styles.mono}>{approval.bankReference}</span>,
        },
        ...(isReturn
          ? [{ key: 'reason', term: t('exchange.returnReason'), value: approval.reason }]
          : []),
      ]}
      approve={t(isReturn ? 'exchange.approveReturn' : 'exchange.approve', { money })}
      approved={t(isReturn ? 'exchange.returnedNow' : 'exchange.done', { no })}
      onDone={onDone}
    />
  );
}
