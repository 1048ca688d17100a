import type { Console } from '#contract/addresses.ts';
import { parseDecimal } from '#contract/money.ts';
import { walletLogOne } from '#contract/wallet/calls.ts';
import type { LogRow } from '#contract/wallet/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { EntryFacts, EntryHead } from './EntryHead.tsx';
import { causeItem } from './RecordLinks.tsx';

/** Returns what a movement of money that is set aside for a claim was. */
function textOf({ change, detail }: LogRow) {
  if (detail.type === 'claim') return 'paidOut';
  return parseDecimal(change.amount, 2) < 0n ? 'setAside' : 'cameBack';
}

/**
 * Money of a seller that a claim or its replacement sets aside, that comes back from there, or that
 * the buyer gets of it.
 */
export function HoldDetail({ id, console }: { id: string; console: Console }) {
  const t = useTranslator('wallet/log');
  const w = useTranslator('wallet');
  const read = useCallQuery(walletLogOne, { id });
  const row = read.data;
  return (
    <>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={w('log.title')} lines={5} />}
      {row && (
        <>
          <EntryHead no={row.cause.no} kind={w('matter.compensation')} state={row.state} />
          <p>{t(textOf(row))}</p>
          <Section title={w('log.title')}>
            <EntryFacts
              row={row}
              console={console}
              more={causeItem(row, { console, term: t('heldFor') })}
            />
          </Section>
        </>
      )}
    </>
  );
}
