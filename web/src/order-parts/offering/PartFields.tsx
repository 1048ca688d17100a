import type { ClipboardEventHandler } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';

interface PartProps {
  /** Whether it is my part number, or the one that I offer for another. */
  readonly label: string;
  readonly mpn: string;
  readonly error: string | undefined;
  readonly onChange: (mpn: string) => void;
  readonly onBlur: () => void;
  readonly onPaste?: ClipboardEventHandler | undefined;
}

/** The part number of what is offered. */
export function PartField({ label, mpn, error, onChange, onBlur, onPaste }: PartProps) {
  return (
    <Field label={label} required error={error}>
      <TextInput
        mono
        upper
        value={mpn}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        translate="no"
        onChange={onChange}
        onBlur={onBlur}
        onPaste={onPaste}
      />
    </Field>
  );
}

interface MakerProps {
  readonly maker: string;
  readonly error: string | undefined;
  readonly onChange: (maker: string) => void;
  readonly onBlur: () => void;
}

/** The manufacturer of what is offered. */
export function MakerField({ maker, error, onChange, onBlur }: MakerProps) {
  const t = useTranslator('order-parts');
  return (
    <Field label={t('offering.maker')} required error={error}>
      <TextInput
        value={maker}
        maxLength={120}
        autoComplete="off"
        onChange={onChange}
        onBlur={onBlur}
      />
    </Field>
  );
}
