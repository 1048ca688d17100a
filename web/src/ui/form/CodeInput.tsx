import { TextInput } from './TextInput.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly autoFocus?: boolean | undefined;
}

/** The six digits of a code that was mailed or that an app shows; other characters are left out as they are typed. */
export function CodeInput({ value, onChange, onBlur, autoFocus }: Props) {
  return (
    <TextInput
      mono
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      value={value}
      onChange={(typed) => onChange(typed.replace(/\D/g, ''))}
      onBlur={onBlur}
      autoFocus={autoFocus}
    />
  );
}
