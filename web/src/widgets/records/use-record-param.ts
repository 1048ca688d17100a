import { useSearchParams } from 'react-router';
import { currentQuery } from '#web/widgets/records/current-query.ts';

/** The record that the address of a list names, beside the filters of the list. */
interface RecordParam {
  readonly id: string | null;
  /** The address of the list with a record open. */
  readonly hrefOf: (id: string) => string;
  /** Opens a record, or closes the open one; the filters stay. */
  readonly open: (id: string | null) => void;
}

/** Reads and writes which record of a list is open: `?id=`, or another name. */
export function useRecordParam(name = 'id'): RecordParam {
  const [query, setQuery] = useSearchParams();
  const address = (id: string | null, before = query) => {
    const next = new URLSearchParams(before);
    if (id === null) next.delete(name);
    else next.set(name, id);
    return next;
  };
  return {
    id: query.get(name),
    hrefOf: (id) => `?${address(id)}`,
    open: (id) => setQuery(address(id, currentQuery()), { replace: true }),
  };
}
