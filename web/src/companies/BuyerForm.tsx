import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { type BuyerInfo, buyerUpdate } from '#contract/companies/calls.ts';
import { BuyerProfile, CONTACTS_MAX } from '#contract/companies/profile.ts';
import { useAct } from '#web/api/hooks.ts';
import { type Form, faultsOf, useForm } from '#web/api/use-form.ts';
import { useWords } from '#web/i18n/words.ts';
import { CountryField } from '#web/parts/CountryField.tsx';
import { FailNote } from '#web/parts/FailNote.tsx';
import { LanguageField } from '#web/parts/LanguageField.tsx';
import { PhoneCodeField } from '#web/parts/PhoneCodeField.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import layout from '#web/ui/layout.module.css';
import { Section } from '#web/ui/Section.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import styles from './companies.module.css';
import { LogoField } from './LogoField.tsx';
import { People } from './People.tsx';

const PAGE = '/buyer-basic-information';

interface Part {
  readonly values: BuyerProfile;
  readonly form: Form;
  readonly set: (part: Partial<BuyerProfile>) => void;
}

/** Changes a buyer's profile; what is typed is kept until it is saved. */
export function BuyerForm({ info }: { info: BuyerInfo }) {
  const t = useWords('companies');
  const navigate = useNavigate();
  const [start] = useState(() => BuyerProfile.parse(info));
  const [values, setValues, forget] = useDraft(`buyer-profile:${info.id}`, start);
  const form = useForm(values, faultsOf(buyerUpdate, values));
  const save = useAct(buyerUpdate, {
    onDone: () => {
      forget();
      toast(t('console.saved'));
      void navigate(PAGE);
    },
    onFail: form.refuse,
  });
  const set = (part: Partial<BuyerProfile>) => setValues({ ...values, ...part });
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
      <FailNote error={form.rest(save.error)} />
      <div className={layout.actions}>
        <Button type="submit" variant="primary" loading={save.isPending}>
          {t('console.save')}
        </Button>
        <ButtonLink to={PAGE} onClick={forget}>
          {t('console.cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}

interface TextProps extends Part {
  readonly name: 'company' | 'address' | 'website' | 'duns' | 'freeTel' | 'workTime';
  readonly max: number;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  readonly whole?: boolean | undefined;
}

function TextField({ name, max, hint, required, whole, values, form, set }: TextProps) {
  const t = useWords('companies');
  return (
    <Field
      label={t(`console.field.${name}`)}
      hint={hint}
      required={required}
      aside={required ? undefined : t('console.optional')}
      error={form.error(name)}
      className={whole ? layout.whole : undefined}
    >
      <TextInput
        name={name}
        maxLength={max}
        value={values[name]}
        onChange={(text) => set({ [name]: text })}
        onBlur={form.left(name)}
      />
    </Field>
  );
}

function ForEveryone(props: Part & { saved: { url: string; link: string } }) {
  const t = useWords('companies');
  const { values, form, set, saved } = props;
  return (
    <div className={layout.fields}>
      <TextField
        {...props}
        name="company"
        max={200}
        required
        hint={t('console.field.companyHint')}
      />
      <Field label={t('console.field.areaId')} required error={form.error('areaId')}>
        <CountryField value={values.areaId} onChange={({ id }) => set({ areaId: id })} />
      </Field>
      <Field label={t('console.field.logo')} error={form.error('logo')} group>
        <LogoField value={values.logo} saved={saved} onChange={(logo) => set({ logo })} />
      </Field>
      <Field
        label={t('console.field.about')}
        aside={t('console.optional')}
        hint={t('console.field.aboutHint')}
        error={form.error('about')}
      >
        <TextArea
          name="about"
          rows={6}
          maxLength={2000}
          counted
          value={values.about}
          onChange={(about) => set({ about })}
          onBlur={form.left('about')}
        />
      </Field>
    </div>
  );
}

function ForPartners(props: Part) {
  const t = useWords('companies');
  const { values, form, set } = props;
  return (
    <div className={layout.fields}>
      <TextField {...props} name="address" max={300} whole />
      <TextField {...props} name="website" max={200} hint={t('console.field.websiteHint')} />
      <TextField {...props} name="duns" max={20} hint={t('console.field.dunsHint')} />
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
      <TextField {...props} name="freeTel" max={25} />
      <TextField {...props} name="workTime" max={80} hint={t('console.field.workTimeHint')} />
      <Field label={t('console.field.lang')} aside={t('console.optional')}>
        <LanguageField value={values.lang} onChange={(lang) => set({ lang })} />
      </Field>
    </div>
  );
}
