import { Link } from 'react-router';
import styles from './queues.module.css';

interface Props {
  readonly records: readonly { readonly ref: string; readonly link: string | null }[];
}

/** The numbers of records, each as a link where the reader may open it. */
export function RecordRefs({ records }: Props) {
  return records.map(({ ref, link }) =>
    link === null ? (
      <span key={ref} translate="no">
        {ref}
      </span>
    ) : (
      <Link key={ref} to={link} className={styles.ref} translate="no">
        {ref}
      </Link>
    ),
  );
}
