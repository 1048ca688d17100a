import styles from './EscrowFailLane.module.css';

/** The third lane of the home page's track: the way back if the parts fail. */
export function EscrowFailLane({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.frame}>
      <div className={styles.grid}>
        <span className={styles.label}>{label}</span>
        <p className={styles.back}>
          <i aria-hidden="true" />
          {text}
        </p>
      </div>
    </div>
  );
}
