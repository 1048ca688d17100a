import { Icon } from '#web/ui/icon/Icon.tsx';
import styles from './CheckList.module.css';

const glyphs = { pass: 'check', wait: 'warning', fail: 'cross', info: 'info' } as const;

/** A check of a record and its result in words. */
export interface Check {
  readonly key: string;
  readonly tone: keyof typeof glyphs;
  readonly text: string;
}

/** Lists the checks of a record, each behind the sign of its result. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className={styles.list}>
      {checks.map(({ key, tone, text }) => (
        <li key={key} data-tone={tone}>
          <Icon name={glyphs[tone]} />
          {text}
        </li>
      ))}
    </ul>
  );
}
