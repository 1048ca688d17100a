import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { GoldFingers } from './Fingers.tsx';
import { Icon, type IconName } from './icon/Icon.tsx';
import styles from './Tag.module.css';

export type TagTone = 'none' | 'pass' | 'wait' | 'fail' | 'held' | 'ink';

const glyphs: Partial<Record<TagTone, IconName>> = { pass: 'check', wait: 'clock', fail: 'cross' };

/** A status tag: shape first, then colour. One per object, plus at most one held tag. */
export function Tag({ tone = 'none', children }: { tone?: TagTone; children: ReactNode }) {
  const glyph = glyphs[tone];
  return (
    <span className={cx(styles.tag, styles[tone])}>
      {glyph && <Icon name={glyph} size={12} />}
      {tone === 'held' && <GoldFingers />}
      {children}
    </span>
  );
}
