import { type FormEvent, useState } from 'react';
import { Button } from '../Button.tsx';
import layout from '../layout/layout.module.css';
import { TextInput } from './TextInput.tsx';

interface Props {
  readonly label: string;
  readonly button: string;
  /** Stands in a bar of filters, which has the space around it already. */
  readonly inBar?: boolean;
  /** The class of its input. */
  readonly className?: string | undefined;
  readonly onFind: (keyword: string) => void;
}

/** One line above a list that is searched when it is sent. */
export function FindForm({ label, button, className, inBar = false, onFind }: Props) {
  const [typed, setTyped] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form className={inBar ? layout.row : layout.filterBar} onSubmit={find}>
      <TextInput
        value={typed}
        maxLength={80}
        aria-label={label}
        placeholder={label}
        className={className}
        onChange={setTyped}
      />
      <Button type="submit" icon="search">
        {button}
      </Button>
    </form>
  );
}
