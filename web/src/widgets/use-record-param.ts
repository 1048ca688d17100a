import { useSearchParams } from 'react-router';

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
  const address = (id: string | null) => {
    const next = new URLSearchParams(query);
    if (id === null) next.delete(name);
    else next.set(name, id);
    return next;
  };
  return {
    id: query.get(name),
    hrefOf: (id) => `?${address(id)}`,
    open: (id) => setQuery(address(id), { replace: true }),
  };
}
