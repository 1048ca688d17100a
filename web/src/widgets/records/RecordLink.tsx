import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import styles from './record.module.css';
import { useRecordParam } from './use-record-param.ts';

/** The number of a record in a list; it opens the record's drawer, and the filters stay. */
export function RecordLink({ id, no }: { readonly id: string; readonly no: string }) {
  const { hrefOf, open } = useRecordParam();
  // The address may have moved on since the row was rendered: its filters stay.
  const pick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open(id);
  };
  return (
    <Link to={hrefOf(id)} replace onClick={pick} className={styles.link} translate="no">
      {no}
    </Link>
  );
}
