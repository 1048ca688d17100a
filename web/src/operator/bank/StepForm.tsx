import type { ReactNode } from 'react';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './bank.module.css';

interface Props {
  /** The name of the form, where its panel has other ones. */
  readonly label?: string;
  readonly form: Form;
  readonly command: { readonly isPending: boolean; readonly error: Error | null };
  /** The label of the button that sends the command. */
  readonly submit: string;
  /** Is called only where the form has no errors. */
  readonly onSubmit: () => void;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** The form of one step on a record, in its panel. */
export function StepForm({ label, form, command, onSubmit, onBack, ...rest }: Props) {
  const t = useTranslator('operator/finance');
  return (
    <form
      ref={form.frame}
      noValidate
      aria-label={label}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.ready()) onSubmit();
      }}
    >
      {rest.children}
      <FailNote error={form.rest(command.error)} />
      <div className={styles.buttons}>
        <Button onClick={onBack} disabled={command.isPending}>
          {t('back')}
        </Button>
        <Button type="submit" variant="primary" loading={command.isPending}>
          {rest.submit}
        </Button>
      </div>
    </form>
  );
}
