import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import text from '../text.module.css';
import styles from './Bars.module.css';

interface Bar {
  /** The row's name in the table: `2026-11`. */
  readonly name: string;
  /** The label below the bar: `11`. */
  readonly label: string;
  /** Height; nothing below zero is drawn. */
  readonly value: number;
  /** The figure as the table says it. */
  readonly figure: ReactNode;
}

interface Props {
  readonly caption: string;
  readonly heads: readonly [name: string, figure: string];
  readonly bars: readonly Bar[];
  readonly green?: boolean;
}

const STEP = 10;
const WIDTH = 6;
const HEIGHT = 96;

/** Bars over time for the eye, and the same figures as a table that is read aloud. */
export function Bars({ caption, heads, bars, green }: Props) {
  const top = Math.max(...bars.map(({ value }) => value), 0);
  const tall = (value: number): number =>
    value <= 0 || top === 0 ? 0 : Math.max(1, (value / top) * HEIGHT);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.svg}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ name, value }, index) => (
          <rect
            key={name}
            className={cx(styles.bar, green && styles.green)}
            x={index * STEP + (STEP - WIDTH) / 2}
            y={HEIGHT - tall(value)}
            width={WIDTH}
            height={tall(value)}
          />
        ))}
        <line className={styles.base} x1={0} x2={bars.length * STEP} y1={HEIGHT} y2={HEIGHT} />
      </svg>
      <div className={styles.labels} aria-hidden="true" translate="no">
        {bars.map(({ name, label }) => (
          <span key={name}>{label}</span>
        ))}
      </div>
      <div className={text.vh}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, figure }) => (
              <tr key={name}>
                <th scope="row" translate="no">
                  {name}
                </th>
                <td>{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
