import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import styles from './cases.module.css';
import type { CaseForm, Contact } from './use-case-form.ts';

/** Whom support answers: filled in from the account of a signed-in reader. */
export function ContactFields<Typed extends Contact>({ fields }: { fields: CaseForm<Typed> }) {
  const t = useTranslator('cases');
  const { contact, form, isMember } = fields;
  const set = (change: Partial<Contact>) => fields.set(change as Partial<Typed>);
  return (
    <fieldset className={styles.group}>
      <legend>
        {t('form.contact')} <small>{t('form.contactAside')}</small>
      </legend>
      <div className={styles.pair}>
        <Field label={t('form.name')} required error={form.error('name')}>
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={80}
            value={contact.name}
            onChange={(name) => set({ name })}
            onBlur={form.left('name')}
          />
        </Field>
        <Field label={t('form.company')} aside={t('optional')} error={form.error('company')}>
          <TextInput
            name="company"
            autoComplete="organization"
            maxLength={200}
            value={contact.company}
            onChange={(company) => set({ company })}
            onBlur={form.left('company')}
          />
        </Field>
        <Field
          label={t('form.email')}
          required
          error={form.error('email')}
          hint={t(isMember ? 'form.emailMember' : 'form.emailGuest')}
        >
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            spellCheck={false}
            readOnly={isMember}
            value={contact.email}
            onChange={(email) => set({ email })}
            onBlur={form.left('email')}
          />
        </Field>
        <Field label={t('form.phone')} aside={t('optional')} error={form.error('phone')}>
          <TextInput
            type="tel"
            name="phone"
            autoComplete="tel"
            maxLength={40}
            value={contact.phone}
            onChange={(phone) => set({ phone })}
            onBlur={form.left('phone')}
          />
        </Field>
      </div>
    </fieldset>
  );
}
