import styles from '../companies.module.css';

/** A company's logo; its first letter where it has none. Decorative: the name stands beside it. */
export function Logo({ link, company, big }: { link: string; company: string; big?: boolean }) {
  const size = big ? 72 : 40;
  if (link !== '') {
    return <img className={styles.logo} src={link} alt="" width={size} height={size} />;
  }
  return (
    <span className={styles.letter} data-big={big || undefined} aria-hidden="true" translate="no">
      {company.slice(0, 1).toUpperCase()}
    </span>
  );
}
