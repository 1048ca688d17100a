import type { ReactNode } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import styles from './boards.module.css';

const MOST = 3;

interface Props<Line> {
  readonly lines: readonly Line[];
  /** Lines that are shown at most. */
  readonly most?: number | undefined;
  readonly className?: string | undefined;
  readonly children: (line: Line, index: number) => ReactNode;
}

/** The first lines of a record, and how many more it has. */
export function FirstParts<Line>({
  lines,
  most = MOST,
  className = styles.parts,
  children,
}: Props<Line>) {
  const t = useTranslator('boards');
  const visible = lines.slice(0, most);
  const more = lines.length - visible.length;
  return (
    <ul className={className}>
      {visible.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one part may stand in two lines.
        <li key={index}>{children(line, index)}</li>
      ))}
      {more > 0 && (
        <li>
          <small>{t('more', { count: more })}</small>
        </li>
      )}
    </ul>
  );
}
