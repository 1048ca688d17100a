import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/icon/Icon.tsx';
import styles from './StepList.module.css';

export interface Step {
  readonly key: string;
  readonly isDone: boolean;
  readonly title: string;
  /** Says what the step asks for, or what it waits for. */
  readonly text: string;
  /** Pages on which it is taken; none while it cannot be. */
  readonly ways: readonly { readonly to: string; readonly label: string }[];
}

/** Lists the first steps of a new member: done ones with a tick, others with the way to take them. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const t = useTranslator('orders/dashboard');
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, isDone, title, text, ways }) => (
        <li key={key} data-done={isDone || undefined}>
          <span className={styles.mark} aria-hidden="true">
            {isDone && <Icon name="check" />}
          </span>
          <span className={styles.said}>
            <b>{title}</b>
            <small>{isDone ? t('first.done') : text}</small>
          </span>
          {!isDone && ways.length > 0 && (
            <span className={styles.ways}>
              {ways.map((way) => (
                <ButtonLink key={way.to} size="sm" to={way.to}>
                  {way.label}
                </ButtonLink>
              ))}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
