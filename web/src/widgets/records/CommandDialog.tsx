import { type FormEvent, type ReactNode, useId } from 'react';
import type { Form } from '#web/api/use-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { useUiWords } from '#web/ui/ui-words.ts';
import styles from './CommandDialog.module.css';
import { FailNote } from './FailNote.tsx';

interface Props {
  readonly title: ReactNode;
  /** The label of the button that sends the command. */
  readonly submit: ReactNode;
  /** The label of the button that closes it; "Cancel" where none is given. */
  readonly cancel?: ReactNode;
  readonly danger?: boolean;
  readonly width?: 'narrow' | 'middle' | 'wide' | undefined;
  /** Nothing can be sent yet. */
  readonly disabled?: boolean;
  /** Left out where nothing is asked but whether to go on. */
  readonly form?: Form | undefined;
  readonly command: { readonly isPending: boolean; readonly error: Error | null };
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog around the form of one command, or around its question; it sends nothing before every field is right. */
export function CommandDialog(props: Props) {
  const { title, form, command, danger = false, width = 'narrow', onClose } = props;
  const words = useUiWords();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form?.ready() ?? true) props.onSubmit();
  };
  return (
    <Dialog
      open
      width={width}
      title={title}
      busy={command.isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={command.isPending} onClick={onClose}>
            {props.cancel ?? words.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            disabled={props.disabled ?? false}
            loading={command.isPending}
          >
            {props.submit}
          </Button>
        </>
      }
    >
      <form id={id} ref={form?.frame} noValidate onSubmit={submit} className={styles.form}>
        {props.children}
        <FailNote error={form ? form.rest(command.error) : command.error} />
      </form>
    </Dialog>
  );
}
