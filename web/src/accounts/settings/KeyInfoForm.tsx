import { type FormEvent, useState } from 'react';
import { setKeyInfo } from '#contract/accounts/calls.ts';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import type { Identity } from '#contract/option-schemas.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { CountryField } from '#web/widgets/fields/CountryField.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { IdentityChoice } from '../sign-in/IdentityChoice.tsx';
import { waitingQuickBuy } from '../sign-in/quick-buy.ts';
import styles from './KeyInfoForm.module.css';
import { useSaveKeyInfo } from './use-save-key-info.ts';

interface Typed {
  readonly area: string;
  readonly areaId: string;
  readonly companyName: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly mainIdentity: Identity;
}

const initialValues = (user: UserInfo): Typed => ({
  area: '',
  areaId: user.country,
  companyName: user.companyName,
  firstname: user.firstname,
  lastname: user.lastname,
  mainIdentity: user.mainIdentity ?? 'buyer',
});

/** Holds the state that the dialog, the last step of registering and the account page share. */
export function useKeyInfo(user: UserInfo, onSaved: () => void = () => undefined) {
  const [start] = useState(() => initialValues(user));
  const [values, setValues, clear] = useDraft(`key-info:${user.id}`, start);
  const form = useForm(values, validateInput(setKeyInfo, values));
  const { save, saving, error } = useSaveKeyInfo(form.refuse);
  const send = async (done: string) => {
    if (!(await save(values, done, user.mainIdentity === null))) return;
    clear();
    onSaved();
  };
  return {
    values,
    set: (change: Partial<Typed>) => setValues((before) => ({ ...before, ...change })),
    isFixed: user.mainIdentity !== null,
    form,
    saving,
    error,
    send: (done: string) => void send(done),
    submit: (done: string) => (event: FormEvent) => {
      event.preventDefault();
      if (form.ready()) void send(done);
    },
  };
}

type KeyInfo = ReturnType<typeof useKeyInfo>;

/** Identity, country, company and name: the fields; the form and its button are around it. */
export function KeyInfoFields({ info }: { info: KeyInfo }) {
  const t = useTranslator('accounts');
  const { values, set, form } = info;
  const isBuyer = values.mainIdentity === 'buyer';
  const optional = isBuyer ? undefined : t('optional');
  return (
    <div className={styles.fields}>
      {!info.isFixed && (
        <IdentityChoice
          value={values.mainIdentity}
          onChange={(mainIdentity) => set({ mainIdentity })}
        />
      )}
      <Field label={t('country')} required={isBuyer} aside={optional} error={form.error('areaId')}>
        <CountryField
          value={values.areaId}
          onChange={({ id, name }) => set({ areaId: id, area: name })}
        />
      </Field>
      <Field
        label={t('company')}
        required={isBuyer}
        aside={optional}
        hint={t('companyHint')}
        error={form.error('companyName')}
      >
        <TextInput
          name="companyName"
          autoComplete="organization"
          maxLength={200}
          value={values.companyName}
          onChange={(companyName) => set({ companyName })}
          onBlur={form.left('companyName')}
        />
      </Field>
      <div className={layout.fields}>
        <NameField info={info} name="firstname" />
        <NameField info={info} name="lastname" />
      </div>
      <WaitingNote isBuyer={isBuyer} />
      <FailNote error={info.form.rest(info.error)} />
    </div>
  );
}

function NameField({ info, name }: { info: KeyInfo; name: 'firstname' | 'lastname' }) {
  const t = useTranslator('accounts');
  return (
    <Field label={t(name)} aside={t('optional')} error={info.form.error(name)}>
      <TextInput
        name={name}
        autoComplete={name === 'firstname' ? 'given-name' : 'family-name'}
        maxLength={80}
        value={info.values[name]}
        onChange={(text) => info.set({ [name]: text })}
      />
    </Field>
  );
}

/** The quick buy-request that saving will post, or not. */
function WaitingNote({ isBuyer }: { isBuyer: boolean }) {
  const t = useTranslator('accounts');
  const waiting = waitingQuickBuy();
  if (waiting === null) return null;
  const { model, count } = waiting;
  return (
    <div aria-live="polite">
      <Note tone={isBuyer ? 'info' : 'wait'}>
        {isBuyer
          ? t.parts('keyInfo.quick', { model: <b translate="no">{model}</b>, count })
          : t('keyInfo.quickSeller')}
      </Note>
    </div>
  );
}
