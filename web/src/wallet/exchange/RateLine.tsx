import styles from './exchange.module.css';

const WIDTH = 168;
const HEIGHT = 40;
const MARGIN = 4;

/** The rates of the last days as a line of steps; the figures stand beside it. */
export function RateLine({ rates }: { rates: readonly { rate: string; from: string }[] }) {
  if (rates.length < 2) return null;
  const values = rates.map(({ rate }) => Number(rate));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  const step = (WIDTH - MARGIN) / rates.length;
  const y = (value: number) => HEIGHT - MARGIN - ((value - low) / span) * (HEIGHT - 2 * MARGIN);
  const path = values
    .map((value, index) => {
      const height = y(value).toFixed(1);
      return `${index === 0 ? 'M' : 'V'}${index === 0 ? `0 ${height}` : height}H${(index + 1) * step}`;
    })
    .join('');
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
