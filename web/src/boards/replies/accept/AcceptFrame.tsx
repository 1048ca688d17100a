import type { FormEvent, ReactNode } from 'react';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import type { Column } from '#web/ui/table/Table.tsx';
import styles from './accept.module.css';

interface Props {
  readonly title: string;
  readonly form: Form;
  readonly onSubmit: (event: FormEvent) => void;
  /** Said above the lines where the reply changed meanwhile. */
  readonly changed: string | false;
  readonly lines: ReactNode;
  /** Further sections of the form. */
  readonly children?: ReactNode;
  /** The sums and the button, beside. */
  readonly ticket: ReactNode;
}

/** The form that accepts a quote or a bid: its lines, further sections, and the ticket beside. */
export function AcceptFrame(props: Props) {
  const t = useTranslator('boards');
  const { title, form, changed } = props;
  return (
    <form
      ref={form.frame}
      className={layout.cols}
      onSubmit={props.onSubmit}
      noValidate
      aria-label={title}
    >
      <div className={layout.sections}>
        {changed && <Note tone="wait">{changed}</Note>}
        {props.lines}
        {form.error('items') && (
          <p className={styles.wrong} role="alert">
            {t('accept.nothing')}
          </p>
        )}
        {props.children}
      </div>
      <aside className={styles.side}>{props.ticket}</aside>
    </form>
  );
}

/** Returns the column in which the accepted quantities are typed. */
export const acceptColumn = <Item,>(
  label: string,
  cell: (item: Item) => ReactNode,
): Column<Item> => ({
  key: 'take',
  head: label,
  width: 148,
  figures: true,
  phone: 'wide',
  phoneLabel: label,
  cell,
});
