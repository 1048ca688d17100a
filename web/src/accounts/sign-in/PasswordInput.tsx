import { useState } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';

interface Props {
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: ((event: React.FocusEvent) => void) | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its owner asks to see it. */
export function PasswordInput({ name, value, onChange, onBlur, autoComplete }: Props) {
  const t = useTranslator('accounts');
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      type={shown ? 'text' : 'password'}
      name={name}
      autoComplete={autoComplete}
      spellCheck={false}
      autoCapitalize="off"
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      suffix={
        <IconButton
          icon="eye"
          small
          label={t(shown ? 'hidePassword' : 'showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
