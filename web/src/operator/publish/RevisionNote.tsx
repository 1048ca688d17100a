import type { Output } from '#contract/call.ts';
import type { opsPageOne } from '#contract/content/staff-calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Note } from '#web/ui/Note.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

type Revision = Pick<
  Output<typeof opsPageOne>['history'][number],
  'number' | 'state' | 'effectiveAt'
>;

/** Says that the newest revision waits for its time. */
export function ScheduledNote({ history }: { history: readonly Revision[] }) {
  const t = useTranslator('operator/publish');
  const [newest] = history;
  if (newest?.state !== 'scheduled') return null;
  return (
    <Note tone="wait">
      {t.parts('scheduled', { number: newest.number, at: <DateTime at={newest.effectiveAt} /> })}
    </Note>
  );
}

/** The state of a revision in its history; nothing of one that was shown and is past. */
export function RevisionNote({ revision }: { revision: Revision }) {
  const t = useTranslator('operator/publish');
  if (revision.state === 'past') return null;
  if (revision.state !== 'scheduled') return <>{t(`state.${revision.state}`)}</>;
  return <>{t.parts('effectiveFrom', { at: <DateTime at={revision.effectiveAt} /> })}</>;
}
