import styles from './update.module.css';

/** A value before and after, as text; empty where there is none. */
export interface Change {
  readonly old: string;
  readonly new: string;
}

/** A value that changes shows both; one that stays, or is only one of the two, shows itself. */
export function OldNew({ change }: { change: Change }) {
  if (change.old === change.new) return <span>{change.new}</span>;
  return (
    <span className={styles.oldNew}>
      {change.old !== '' && <del>{change.old}</del>}
      {change.old !== '' && change.new !== '' && <span aria-hidden="true"> → </span>}
      {change.new !== '' && <ins>{change.new}</ins>}
    </span>
  );
}
