import type { ReactNode } from 'react';
import type { SellerCompany } from '#contract/onboarding/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { FieldName } from './fields.ts';
import type { Settlement } from './use-settlement.ts';

type Text = { [Name in FieldName]: SellerCompany[Name] extends string ? Name : never }[FieldName];
type Hinted = 'companyNameCn' | 'creditCode' | 'website' | 'profile' | 'mainProducts' | 'platform';

const hinted: ReadonlySet<string> = new Set<Hinted>([
  'companyNameCn',
  'creditCode',
  'website',
  'profile',
  'mainProducts',
  'platform',
]);

/** The part of its form that a field of the settlement uses. */
export type PartForm = Pick<Settlement, 'company' | 'set' | 'error'> & {
  readonly form: Pick<Settlement['form'], 'left'>;
};

interface Props {
  readonly of: Pick<PartForm, 'error'>;
  readonly name: FieldName;
  readonly optional?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly group?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A field of the settlement with its label, and what is missing or must be changed. */
export function SettlementField({ of, name, optional, hint, group, className, children }: Props) {
  const t = useTranslator('onboarding');
  return (
    <Field
      label={t(`field.${name}`)}
      required={!optional}
      aside={optional ? t('optional') : undefined}
      hint={hint ?? (hinted.has(name) ? t(`hint.${name as Hinted}`) : undefined)}
      error={of.error(name)}
      group={group}
      className={className}
    >
      {children}
    </Field>
  );
}

interface TextProps {
  readonly of: PartForm;
  readonly name: Text;
  readonly optional?: boolean | undefined;
  readonly className?: string | undefined;
  readonly max?: number | undefined;
  readonly mono?: boolean | undefined;
  readonly upper?: boolean | undefined;
  readonly autoComplete?: string | undefined;
}

/** A field of one line of text. */
export function TextPart({ of, name, optional, className, max = 200, ...look }: TextProps) {
  return (
    <SettlementField of={of} name={name} optional={optional} className={className}>
      <TextInput
        {...look}
        name={name}
        maxLength={max}
        value={of.company[name]}
        onChange={(text) => of.set({ [name]: text })}
        onBlur={of.form.left(name)}
      />
    </SettlementField>
  );
}

/** A field of several lines. */
export function LongPart({ of, name, className, max = 2000 }: TextProps) {
  return (
    <SettlementField of={of} name={name} optional className={className}>
      <TextArea
        name={name}
        maxLength={max}
        counted
        value={of.company[name]}
        onChange={(text) => of.set({ [name]: text })}
        onBlur={of.form.left(name)}
      />
    </SettlementField>
  );
}
