import type { ReactNode } from 'react';
import type { Form } from '#web/api/use-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../AuthFrame.module.css';

interface Props {
  readonly form: Form;
  readonly command: { readonly error: Error | null; readonly isPending: boolean };
  /** Is called only where the form has no errors. */
  readonly onSubmit: () => void;
  readonly label: string;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Frames a form of signing in or resetting; its button waits until the page is hydrated. The first step of
 * registering has a frame of its own: a file more would lift its first load over the limit.
 */
export function EntryForm({ form, command, onSubmit, label, foot, children }: Props) {
  const isHydrated = useHydrated();
  return (
    <form
      ref={form.frame}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.ready()) onSubmit();
      }}
      noValidate
    >
      {children}
      <FailNote error={form.rest(command.error)} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={command.isPending}
        disabled={!isHydrated}
      >
        {label}
      </Button>
      {foot}
    </form>
  );
}
