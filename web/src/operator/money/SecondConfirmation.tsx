import type { OpsRecharge } from '#contract/wallet/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { ApprovalBox } from '#web/widgets/approval/ApprovalBox.tsx';
import styles from './money.module.css';

interface Props {
  readonly recharge: OpsRecharge;
  readonly approval: NonNullable<OpsRecharge['approval']>;
  readonly onDone: () => void;
}

/** The first confirmation of a large recharge, and what the reader may do with it. */
export function SecondConfirmation({ recharge, approval, onDone }: Props) {
  const t = useTranslator('operator/money');
  const format = useFormat();
  return (
    <Section title={t('second')}>
      <ApprovalBox
        approval={approval}
        subject={recharge.no}
        approve={t('approve', { money: format.money(recharge.amount) })}
        compared={t('compared')}
        onDone={onDone}
      >
        {t('bankReference')}: <span className={styles.mono}>{approval.bankReference}</span>
      </ApprovalBox>
    </Section>
  );
}
