import { CellNote } from '#web/ui/table/Table.tsx';
import { Mpn } from './Mpn.tsx';

/** A part in a cell of a table: its number, and below it who makes it. */
export function PartCell({ part }: { part: { mpn: string; manufacturer: string } }) {
  return (
    <>
      <Mpn mpn={part.mpn} />
      <CellNote>{part.manufacturer}</CellNote>
    </>
  );
}
