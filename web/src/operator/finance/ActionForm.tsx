import type { ReactNode } from 'react';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../money/money.module.css';

interface Props {
  readonly form: Form;
  readonly busy: boolean;
  readonly error: Error | null;
  /** The label of the button that sends. */
  readonly submit: string;
  readonly variant?: ButtonVariant;
  /** Nothing can be sent yet. */
  readonly blocked?: boolean | undefined;
  /** Is called only where the form has no errors. */
  readonly onSubmit: () => void;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** The form of one action in a drawer of finance, with a way back. */
export function ActionForm({ form, busy, error, submit, onSubmit, onBack, ...rest }: Props) {
  const { variant = 'primary', blocked = false, children } = rest;
  const t = useTranslator('operator/finance');
  return (
    <form
      ref={form.frame}
      noValidate
      className={styles.failForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.ready()) onSubmit();
      }}
    >
      {children}
      <FailNote error={error} />
      <div className={styles.buttons}>
        <Button onClick={onBack} disabled={busy}>
          {t('back')}
        </Button>
        <Button type="submit" variant={variant} disabled={blocked} loading={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
