import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past head and menus to the page. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.skip} href="#main">
      {label}
    </a>
  );
}
