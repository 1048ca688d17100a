import { CONTACTS_MAX } from '#contract/companies/profile.ts';
import type { BuyerContact } from '#contract/companies/profile-schemas.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import styles from './companies.module.css';

interface Props {
  readonly people: readonly BuyerContact[];
  readonly form: Form;
  readonly onChange: (people: BuyerContact[]) => void;
}

const nobody: BuyerContact = { name: '', position: '', email: '', phone: '' };
const parts = ['name', 'position', 'email', 'phone'] as const;
const kinds = { name: 'text', position: 'text', email: 'email', phone: 'tel' } as const;

/** The persons whom trading partners may reach. */
export function People({ people, form, onChange }: Props) {
  const t = useTranslator('companies');
  const set = (position: number, part: Partial<BuyerContact>) =>
    onChange(people.map((one, index) => (index === position ? { ...one, ...part } : one)));
  return (
    <>
      <ol className={styles.persons}>
        {people.map((person, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: persons have no name but their place.
          <li key={position} className={styles.person}>
            {parts.map((part) => {
              const field = `buyerContactList.${position}.${part}`;
              return (
                <Field
                  key={part}
                  label={t(`console.field.${part}`)}
                  required={part === 'name'}
                  error={form.error(field)}
                >
                  <TextInput
                    name={field}
                    type={kinds[part]}
                    maxLength={part === 'email' ? 254 : 80}
                    value={person[part]}
                    onChange={(text) => set(position, { [part]: text })}
                    onBlur={form.left(field)}
                  />
                </Field>
              );
            })}
            <IconButton
              icon="trash"
              label={t('console.field.removeContact', { no: position + 1 })}
              onClick={() => onChange(people.filter((_, index) => index !== position))}
            />
          </li>
        ))}
      </ol>
      <p className={styles.more}>
        <Button
          icon="plus"
          disabled={people.length >= CONTACTS_MAX}
          onClick={() => onChange([...people, nobody])}
        >
          {t('console.field.addContact')}
        </Button>
      </p>
    </>
  );
}
