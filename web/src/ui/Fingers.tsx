import styles from './Fingers.module.css';

/** The gold fingers glyph: it stands before money that is held, and nowhere else. */
export function GoldFingers() {
  return <i className={styles.fingers} aria-hidden="true" />;
}
