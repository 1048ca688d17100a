import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { buyerUpdate } from '#contract/companies/calls.ts';
import { CONTACTS_MAX } from '#contract/companies/profile.ts';
import { BuyerProfile } from '#contract/companies/profile-schemas.ts';
import type { BuyerInfo } from '#contract/companies/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CountryField } from '#web/widgets/fields/CountryField.tsx';
import { LanguageField } from '#web/widgets/fields/LanguageField.tsx';
import { PhoneCodeField } from '#web/widgets/fields/PhoneCodeField.tsx';
import { LogoField } from './album/LogoField.tsx';
import styles from './companies.module.css';
import { People } from './People.tsx';
import { ProfileText } from './ProfileText.tsx';
import { SaveBar } from './SaveBar.tsx';

const PAGE = '/buyer-basic-information';

interface Part {
  readonly values: BuyerProfile;
  readonly form: Form;
  readonly set: (part: Partial<BuyerProfile>) => void;
}

/** Changes a buyer's profile; what is typed is kept until it is saved. */
export function BuyerForm({ info }: { info: BuyerInfo }) {
  const t = useTranslator('companies');
  const navigate = useNavigate();
  const [start] = useState(() => BuyerProfile.parse(info));
  const [values, setValues, forget] = useDraft(`buyer-profile:${info.id}`, start);
  const form = useForm(values, validateInput(buyerUpdate, values));
  const save = useCommand(buyerUpdate, {
    onDone: () => {
      forget();
      toast(t('console.saved'));
      void navigate(PAGE);
    },
    onFail: form.refuse,
  });
  const set = (part: Partial<BuyerProfile>) => setValues((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) save.mutate(values);
  };
  const part = { values, form, set };
  return (
    <form ref={form.frame} className={styles.form} onSubmit={submit} noValidate>
      <Section title={t('console.field.everyone')}>
        <ForEveryone {...part} saved={{ url: info.logo, link: info.logoLink }} />
      </Section>
      <Section title={t('console.field.partners')}>
        <ForPartners {...part} />
      </Section>
      <Section
        title={t('console.field.contacts')}
        aside={t('console.field.contactsHint', { max: CONTACTS_MAX })}
      >
        <People
          people={values.buyerContactList}
          form={form}
          onChange={(buyerContactList) => set({ buyerContactList })}
        />
      </Section>
      <SaveBar form={form} page={PAGE} error={save.error} busy={save.isPending} onLeave={forget} />
    </form>
  );
}

type TextName = 'company' | 'about' | 'address' | 'website' | 'duns' | 'freeTel' | 'workTime';

/** Returns the props that connect one text field of the profile. */
const textOf =
  ({ values, form, set }: Part) =>
  (name: TextName) => ({
    name,
    value: values[name],
    onChange: (said: string) => set({ [name]: said }),
    form,
  });

function ForEveryone(props: Part & { saved: { url: string; link: string } }) {
  const t = useTranslator('companies');
  const { values, form, set, saved } = props;
  const text = textOf(props);
  return (
    <div className={layout.fields}>
      <ProfileText {...text('company')} max={200} required hint={t('console.field.companyHint')} />
      <Field label={t('console.field.areaId')} required error={form.error('areaId')}>
        <CountryField value={values.areaId} onChange={({ id }) => set({ areaId: id })} />
      </Field>
      <Field label={t('console.field.logo')} error={form.error('logo')} group>
        <LogoField value={values.logo} saved={saved} onChange={(logo) => set({ logo })} />
      </Field>
      <ProfileText {...text('about')} long max={2000} hint={t('console.field.aboutHint')} />
    </div>
  );
}

function ForPartners(props: Part) {
  const t = useTranslator('companies');
  const { values, form, set } = props;
  const text = textOf(props);
  return (
    <div className={layout.fields}>
      <ProfileText {...text('address')} max={300} className={layout.whole} />
      <ProfileText {...text('website')} max={200} hint={t('console.field.websiteHint')} />
      <ProfileText {...text('duns')} max={20} hint={t('console.field.dunsHint')} />
      <div className={styles.phone}>
        <Field label={t('console.field.telAreaCode')} error={form.error('telAreaCode')}>
          <PhoneCodeField
            value={values.telAreaCode}
            country={values.areaId}
            onChange={(telAreaCode) => set({ telAreaCode })}
          />
        </Field>
        <Field
          label={t('console.field.tel')}
          aside={t('console.optional')}
          error={form.error('tel')}
        >
          <TextInput
            name="tel"
            type="tel"
            maxLength={25}
            value={values.tel}
            onChange={(tel) => set({ tel })}
            onBlur={form.left('tel')}
          />
        </Field>
      </div>
      <ProfileText {...text('freeTel')} max={25} />
      <ProfileText {...text('workTime')} max={80} hint={t('console.field.workTimeHint')} />
      <Field label={t('console.field.lang')} aside={t('console.optional')}>
        <LanguageField value={values.lang} onChange={(lang) => set({ lang })} />
      </Field>
    </div>
  );
}
