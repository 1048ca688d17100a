import { type ReactNode, useId } from 'react';
import styles from './MoveBox.module.css';

interface Props {
  /** The decision, as a sentence of the reader's. */
  readonly title: ReactNode;
  /** The deadline and its gauge. */
  readonly due?: ReactNode;
  /** The controls, with the recommendation chosen beforehand. */
  readonly children?: ReactNode;
  /** The consequence in figures, beside the controls. */
  readonly effect?: ReactNode;
  /** A quiet sentence before the button. */
  readonly hint?: ReactNode;
  /** One primary button; quiet ones before it. */
  readonly action: ReactNode;
  /** The station of the track above that the pointer marks: 0 to 6. */
  readonly stationIndex?: number | undefined;
}

/** The your-move box under a track: decision, deadline, controls, consequence, one button. */
export function MoveBox({ title, due, children, effect, hint, action, stationIndex }: Props) {
  const id = useId();
  return (
    <section
      className={styles.box}
      aria-labelledby={id}
      data-pointed={stationIndex === undefined ? undefined : ''}
      style={{ '--at': stationIndex ?? 0 } as React.CSSProperties}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {due && <div className={styles.due}>{due}</div>}
      </header>
      {children && (
        <div className={styles.controls} data-wide={effect ? undefined : ''}>
          {children}
        </div>
      )}
      {effect && <div className={styles.effect}>{effect}</div>}
      <footer className={styles.foot}>
        {hint && <span className={styles.hint}>{hint}</span>}
        {action}
      </footer>
    </section>
  );
}

/** The consequence of a decision: one line per amount, the figure first. */
export function MoveEffects(props: {
  label: string;
  lines: readonly { key: string; figure: ReactNode; text: ReactNode }[];
}) {
  return (
    <ul className={styles.effects} aria-label={props.label}>
      {props.lines.map((line) => (
        <li key={line.key}>
          <span className={styles.figure}>{line.figure}</span>
          <span>{line.text}</span>
        </li>
      ))}
    </ul>
  );
}

/** One line to decide: what it is about at the left, its control at the right. */
export function MoveLine({ about, control }: { about: ReactNode; control: ReactNode }) {
  return (
    <div className={styles.line}>
      <span className={styles.about}>{about}</span>
      {control}
    </div>
  );
}
