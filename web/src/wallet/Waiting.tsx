import { rechargeList } from '#contract/wallet/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { PartySquare } from '#web/widgets/PartySquare.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

/** The recharges that wait, and the failed ones that are shown. */
export const waitingRecharges = { state: 'pending', pageSize: 10 } as const;
export const failedRecharges = { state: 'failed', pageSize: 3 } as const;

/** Recharges that finance has not decided yet: who acts, and what happens then. */
export function PendingRecharges() {
  const t = useTranslator('wallet');
  const waiting = useCallQuery(rechargeList, waitingRecharges);
  const list = waiting.data?.list ?? [];
  return (
    <Section title={t('progress')}>
      {list.length === 0 && waiting.data && <p>{t('progressNone')}</p>}
      <ul className={layout.stackWide}>
        {list.map((one) => (
          <li key={one.id}>
            <div className={`${layout.row} ${layout.between}`}>
              <span className={text['mono']} translate="no">
                {one.no}
              </span>
              <MoneyText money={one.amount} />
            </div>
            <div>
              {t('matter.recharge')}, <DateTime at={one.at} zone />
            </div>
            <div className={layout.row}>
              <PartySquare party="assay" />
              <span>{t('waitsFinance')}</span>
            </div>
            {one.order && <div>{t('paysOrder', { no: one.order.no })}</div>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The latest recharges whose money did not arrive, each with finance's reason. */
export function FailedRecharges() {
  const t = useTranslator('wallet');
  const read = useCallQuery(rechargeList, failedRecharges);
  const list = read.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Section title={t('failedRecharges')}>
      <ul className={layout.stackWide}>
        {list.map((one) => (
          <li key={one.id}>
            <div className={`${layout.row} ${layout.between}`}>
              <span className={text['mono']} translate="no">
                {one.no}
              </span>
              <MoneyText money={one.amount} struck />
            </div>
            {one.decidedAt && (
              <div>
                <DateTime at={one.decidedAt} zone />
              </div>
            )}
            <div>{one.failReason}</div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
