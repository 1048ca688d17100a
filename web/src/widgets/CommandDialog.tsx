import { type FormEvent, type ReactNode, useId } from 'react';
import type { Form } from '#web/api/use-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useUiWords } from '#web/ui/ui-words.ts';
import styles from './CommandDialog.module.css';
import { FailNote } from './FailNote.tsx';

interface Props {
  readonly title: ReactNode;
  /** The label of the button that sends the command. */
  readonly submit: ReactNode;
  readonly danger?: boolean;
  readonly isWide?: boolean;
  readonly form: Form;
  readonly command: { readonly isPending: boolean; readonly error: Error | null };
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog around the form of one command; it sends nothing before every field is right. */
export function CommandDialog(props: Props) {
  const { title, form, command, danger = false, isWide = false, onClose } = props;
  const words = useUiWords();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) props.onSubmit();
  };
  return (
    <Dialog
      open
      width={isWide ? 'wide' : 'narrow'}
      title={title}
      busy={command.isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={command.isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            loading={command.isPending}
          >
            {props.submit}
          </Button>
        </>
      }
    >
      <form id={id} ref={form.frame} noValidate onSubmit={submit} className={styles.form}>
        {props.children}
        <FailNote error={form.rest(command.error)} />
      </form>
    </Dialog>
  );
}
