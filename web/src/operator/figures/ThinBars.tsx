import type { ComponentProps } from 'react';
import { Bars } from '#web/ui/chart/Bars.tsx';
import styles from './figures.module.css';

/** Bars with their name and the tallest figure above them; labels stand below some of the bars. */
export function ThinBars(props: ComponentProps<typeof Bars>) {
  const { caption, bars } = props;
  const most = bars.reduce<(typeof bars)[number] | null>(
    (top, bar) => (top === null || bar.value > top.value ? bar : top),
    null,
  );
  return (
    <div className={styles.bars}>
      <p aria-hidden="true">
        <span>{caption}</span> <span translate="no">{most?.figure}</span>
      </p>
      <Bars {...props} />
    </div>
  );
}
