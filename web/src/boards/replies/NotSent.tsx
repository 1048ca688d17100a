import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './accept/accept.module.css';

interface Props {
  /** The sentence that says what failed and what is kept. */
  readonly failed: string;
  /** Where refusals of fields stand. */
  readonly form: Form;
  readonly error: Error | null;
  /** The number of invalid fields, after an attempt to send. */
  readonly wrong: number;
}

/** Shows why it was not sent, above the button that sends it. */
export function NotSent({ failed, form, error, wrong }: Props) {
  const t = useTranslator('boards');
  return (
    <>
      {error && (
        <>
          <p className={styles.wrong}>{failed}</p>
          <FailNote error={form.rest(error)} />
        </>
      )}
      {wrong > 0 && <p className={styles.wrong}>{t('accept.wrong', { count: wrong })}</p>}
    </>
  );
}
