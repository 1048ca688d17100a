import { type FormEvent, useState } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout.module.css';
import { TextInput } from '#web/ui/TextInput.tsx';
import orders from '../order/orders.module.css';

const FIND_MAX = 80;

/** Finds records of finance by part of a number or of a name. */
export function FindForm({ label, onFind }: { label: string; onFind: (text: string) => void }) {
  const t = useTranslator('operator/finance');
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form className={layout.row} onSubmit={submit}>
      <TextInput
        className={orders.search ?? ''}
        value={typed}
        maxLength={FIND_MAX}
        aria-label={label}
        placeholder={label}
        onChange={setTyped}
      />
      <Button type="submit" icon="search">
        {t('find')}
      </Button>
    </form>
  );
}
