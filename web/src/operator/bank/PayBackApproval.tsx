import type { BankLine } from '#contract/bank/line-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { ApprovalBox } from '#web/widgets/approval/ApprovalBox.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';

/** A payment that one person wants to send back, for the second person to decide. */
export function PayBackApproval({ line }: { line: BankLine }) {
  const t = useTranslator('operator/bank');
  const format = useFormat();
  const { approval } = line;
  if (approval === null) return null;
  return (
    <>
      <h3>{t('payBack.second')}</h3>
      <PaymentFacts
        line={line}
        further={[
          ...(approval.bankCode
            ? [
                {
                  key: 'bank',
                  term: t(`payBack.bankCode.${line.amount.currency}`),
                  value: approval.bankCode,
                },
              ]
            : []),
          {
            key: 'meant',
            term: t('payBack.meant'),
            value: approval.items.join(', ') || t('payBack.meantNone'),
          },
        ]}
      />
      <ApprovalBox
        approval={approval}
        subject={t('lineTitle', { seq: line.seq })}
        approve={t('payBack.approve', { money: format.money(line.amount) })}
        compared={t('payBack.compared')}
        onDone={() => undefined}
      >
        {approval.reason}
      </ApprovalBox>
    </>
  );
}
