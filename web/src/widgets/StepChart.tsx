import text from '../ui/text.module.css';
import styles from './StepChart.module.css';

interface Point {
  /** The row's name in the table: a day or a month. */
  readonly name: string;
  /** Height; nothing below zero is shown. */
  readonly value: bigint;
  /** The figure as the table says it. */
  readonly figure: string;
}

const WIDTH = 320;
const HEIGHT = 96;
/** Heights are shares of the largest value, in thousandths. */
const THOUSAND = 1000n;

/** Amounts over time as steps for the eye, and the same figures as a table that is read aloud. */
export function StepChart(props: {
  caption: string;
  points: readonly Point[];
  /** Returns the largest value as it stands above the chart. */
  top: (largest: bigint) => string;
}) {
  const { caption, points } = props;
  const top = points.reduce((most, { value }) => (value > most ? value : most), 1n);
  const path = stepsOf(points, top);
  return (
    <figure className={styles.figure}>
      <span className={styles.top} aria-hidden="true">
        {props.top(top)}
      </span>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.area} d={`${path}V${HEIGHT}H0Z`} />
        <path className={styles.steps} d={path} />
      </svg>
      <span className={styles.ends} aria-hidden="true">
        <span>{points[0]?.name}</span>
        <span>{points.length > 1 && points.at(-1)?.name}</span>
      </span>
      <div className={text['vh']}>
        <table>
          <caption>{caption}</caption>
          <tbody>
            {points.map(({ name, figure }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function stepsOf(points: readonly Point[], top: bigint): string {
  const wide = WIDTH / points.length;
  return points
    .map(({ value }, index) => {
      const thousandths = Number((value * THOUSAND) / top);
      const y = (HEIGHT - 2 - (thousandths / 1000) * (HEIGHT - 4)).toFixed(1);
      const to = ((index + 1) * wide).toFixed(1);
      return index === 0 ? `M0 ${y}H${to}` : `V${y}H${to}`;
    })
    .join('');
}
