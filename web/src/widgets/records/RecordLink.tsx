import { Link } from 'react-router';
import styles from './record.module.css';
import { useRecordParam } from './use-record-param.ts';

/** The number of a record in a list; it opens the record's drawer, and the filters stay. */
export function RecordLink({ id, no }: { readonly id: string; readonly no: string }) {
  const { hrefOf } = useRecordParam();
  return (
    <Link to={hrefOf(id)} replace className={styles.link} translate="no">
      {no}
    </Link>
  );
}
