import { CellNote } from '#web/ui/table/Table.tsx';
import { DateTime } from './DateTime.tsx';
import { useLateText } from './use-late-text.ts';

/** A deadline with its zone; one that has passed says so. For pages that the server does not draw. */
export function DueTime({ dueAt }: { readonly dueAt: string }) {
  const lateText = useLateText();
  const isLate = Date.parse(dueAt) < Date.now();
  return (
    <>
      <DateTime at={dueAt} zone />
      {isLate && <CellNote tone="red">{lateText({ at: dueAt, workingDaysLeft: null })}</CellNote>}
    </>
  );
}
