import type { Console } from '#contract/addresses.ts';
import { walletLogOne } from '#contract/wallet/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { EntryFacts } from './EntryHead.tsx';

/** The row of the ledger that a record made. */
export function Booked({ id, console }: { id: string; console: Console }) {
  const t = useTranslator('wallet');
  const row = useCallQuery(walletLogOne, { id }).data;
  if (row === undefined) return null;
  return (
    <Section title={t('log.title')}>
      <EntryFacts row={row} console={console} />
    </Section>
  );
}
