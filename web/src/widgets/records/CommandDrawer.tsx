import { type FormEvent, type ReactNode, useId } from 'react';
import type { Form } from '#web/api/use-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Drawer } from '#web/ui/overlay/Drawer.tsx';
import { useUiWords } from '#web/ui/ui-words.ts';
import { FailNote } from './FailNote.tsx';

interface Props {
  readonly title: ReactNode;
  /** The label of the button that sends the command. */
  readonly submit: string;
  /** The class of its form. */
  readonly className: string | undefined;
  readonly form: Form;
  readonly command: { readonly isPending: boolean; readonly error: Error | null };
  /** Is called only where the form has no errors. */
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** Buttons before the one that closes it. */
  readonly start?: ReactNode;
  /** Stands below the form. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A drawer around the form of one command; it sends nothing before every field is right. */
export function CommandDrawer(props: Props) {
  const { title, form, command, onClose } = props;
  const words = useUiWords();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) props.onSubmit();
  };
  return (
    <Drawer
      open
      busy={command.isPending}
      title={title}
      onClose={onClose}
      footer={
        <>
          {props.start}
          <Button onClick={onClose} disabled={command.isPending}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={command.isPending}>
            {props.submit}
          </Button>
        </>
      }
    >
      <form id={id} ref={form.frame} noValidate className={props.className} onSubmit={submit}>
        {props.children}
        <FailNote error={form.rest(command.error)} />
      </form>
      {props.below}
    </Drawer>
  );
}
