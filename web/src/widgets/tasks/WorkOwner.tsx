import type { Task } from '#contract/operator/schemas.ts';
import { opsWorkReaders, READER_BEAT_MS } from '#contract/operator/work-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CellNote } from '#web/ui/table/Table.tsx';

/** Returns who of the colleagues has a record open now. */
export function useReaders(
  enabled = true,
): (record: Task['record'], ref: string) => readonly string[] {
  const read = useCallQuery(opsWorkReaders, {}, { enabled, everyMs: READER_BEAT_MS, quiet: true });
  const list = read.data?.list ?? [];
  return (record, ref) =>
    list.find((one) => one.record === record && one.ref === ref)?.readers ?? [];
}

/** Who is on a piece of work, who has it open, and how many notes it has. */
export function WorkOwner(props: {
  claim: Task['claim'];
  notes: number;
  readers: readonly string[];
}) {
  const t = useTranslator('widgets/tasks');
  const { claim, notes, readers } = props;
  return (
    <>
      <span data-blank={claim === null || undefined}>
        {claim === null ? '–' : claim.mine ? t('you') : claim.by}
      </span>
      {readers.length > 0 && (
        <CellNote>{t('reading', { count: readers.length, names: readers.join(', ') })}</CellNote>
      )}
      {notes > 0 && <CellNote>{t('notes', { count: notes })}</CellNote>}
    </>
  );
}
