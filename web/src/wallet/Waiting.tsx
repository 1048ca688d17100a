import { useState } from 'react';
import type { Output } from '#contract/call.ts';
import { rechargeList } from '#contract/wallet/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { PartySquare } from '#web/widgets/PartySquare.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

/** The first page of recharges that wait, and the failed ones that are shown. */
export const waitingRecharges = { state: 'pending', pageNum: 1, pageSize: 10 } as const;
export const failedRecharges = { state: 'failed', pageSize: 3 } as const;

/** Recharges that finance has not decided yet, the newest first: who acts, and what happens then. */
export function PendingRecharges() {
  const t = useTranslator('wallet');
  const [pageNum, setPageNum] = useState(1);
  const { pageSize } = waitingRecharges;
  const waiting = useCallQuery(rechargeList, { ...waitingRecharges, pageNum }, { previous: true });
  const { total, list } = waiting.data ?? { total: 0, list: [] };
  // Those that were decided meanwhile may have been the last page.
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (waiting.data && pageNum > last) setPageNum(last);
  return (
    <Section title={t('progress')}>
      {total === 0 && waiting.data && <p>{t('progressNone')}</p>}
      <ul className={layout.stackWide}>
        {list.map((one) => (
          <li key={one.id}>
            <NumberAndAmount one={one} />
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
      {total > pageSize && (
        <Pager total={total} page={pageNum} pageSize={pageSize} onPage={setPageNum} />
      )}
    </Section>
  );
}

type Recharge = Output<typeof rechargeList>['list'][number];

function NumberAndAmount({ one, isStruck = false }: { one: Recharge; isStruck?: boolean }) {
  return (
    <div className={`${layout.row} ${layout.between}`}>
      <span className={text['mono']} translate="no">
        {one.no}
      </span>
      <MoneyText money={one.amount} struck={isStruck} />
    </div>
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
            <NumberAndAmount one={one} isStruck />
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
