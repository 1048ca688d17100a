import type { OpsExchange } from '#contract/exchange/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { SecondPerson } from '../finance/SecondPerson.tsx';
import styles from '../money/money.module.css';

interface Props {
  readonly exchange: OpsExchange;
  readonly approval: NonNullable<OpsExchange['approval']>;
  readonly onDone: () => void;
}

/** An exchange's request for a second person: its payment, or its return by the bank. */
export function ExchangeApproval({ exchange, approval, onDone }: Props) {
  const t = useTranslator('operator/exchanges');
  const finance = useTranslator('operator/finance');
  const format = useFormat();
  const { no, state, buy } = exchange;
  const isReturn = state === 'success';
  const money = format.money(buy);
  return (
    <SecondPerson
      title={t(isReturn ? 'returnSecond' : 'second')}
      proposed={approval}
      facts={[
        {
          key: 'reference',
          term: isReturn ? t('returnReference') : finance('bankReference'),
          value: <span className={styles.mono}>{approval.bankReference}</span>,
        },
        ...(isReturn ? [{ key: 'reason', term: t('returnReason'), value: approval.reason }] : []),
      ]}
      approve={t(isReturn ? 'approveReturn' : 'approve', { money })}
      approved={t(isReturn ? 'returnedNow' : 'done', { no })}
      onDone={onDone}
    />
  );
}
