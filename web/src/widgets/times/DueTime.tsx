import { CellNote } from '#web/ui/table/Table.tsx';
import { DateTime } from './DateTime.tsx';
import { useLateText } from './use-late-text.ts';

/** A deadline with its zone; one that has passed says so. For pages that the server does not draw. */
export function DueTime({ dueAt }: { readonly dueAt: string }) {
  return (
    <>
      <DateTime at={dueAt} zone />
      <LateNote dueAt={dueAt} />
    </>
  );
}

/** Says since when a deadline has passed, below a sentence that names it; nothing before it has. */
export function LateNote({ dueAt }: { readonly dueAt: string }) {
  const lateText = useLateText();
  if (Date.parse(dueAt) >= Date.now()) return null;
  return <CellNote tone="red">{lateText({ at: dueAt, workingDaysLeft: null })}</CellNote>;
}
