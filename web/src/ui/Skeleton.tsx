import styles from './Skeleton.module.css';

/** A bar where text will stand; it appears after 200 ms, so quick answers never flash. */
export function Skeleton({ width = '100%' }: { width?: string }) {
  return <span className={styles.bar} style={{ width }} aria-hidden="true" />;
}

/** Several bars at the height of the text that will come. */
export function SkeletonLines({ label, lines = 3 }: { label: string; lines?: number }) {
  const widths = ['40%', '92%', '76%', '84%'];
  return (
    <div className={styles.lines} aria-busy="true" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike.
        <Skeleton key={index} width={widths[index % widths.length] ?? '80%'} />
      ))}
    </div>
  );
}
