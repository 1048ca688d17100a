import { type FormEvent, useId } from 'react';
import { setKeyInfo, type UserInfo } from '#contract/accounts/calls.ts';
import type { Identity } from '#contract/options.ts';
import { faultsOf, useForm } from '#web/api/use-form.ts';
import { useWords } from '#web/i18n/words.ts';
import { CountryField } from '#web/parts/CountryField.tsx';
import { FailNote } from '#web/parts/FailNote.tsx';
import { Field } from '#web/ui/Field.tsx';
import layout from '#web/ui/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { IdentityChoice } from './IdentityChoice.tsx';
import styles from './KeyInfoForm.module.css';
import { waitingQuickBuy } from './quick-buy.ts';
import { useSaveKeyInfo } from './use-save-key-info.ts';

const start = {
  area: '',
  areaId: '',
  companyName: '',
  firstname: '',
  lastname: '',
  mainIdentity: 'buyer' as Identity,
};

/** What the dialog, the last step of registering and the account page share of this form. */
export function useKeyInfo(user: UserInfo | undefined) {
  const [values, setValues] = useDraft('key-info', start);
  const identity = user?.mainIdentity ?? values.mainIdentity;
  const sent = { ...values, mainIdentity: identity };
  const form = useForm(sent, faultsOf(setKeyInfo, sent));
  const { save, saving, error } = useSaveKeyInfo(form.refuse);
  return {
    values: sent,
    set: (change: Partial<typeof start>) => setValues({ ...values, ...change }),
    isFixed: user?.mainIdentity != null,
    form,
    saving,
    error,
    submit: (done: string) => (event: FormEvent) => {
      event.preventDefault();
      if (form.ready()) void save(sent, done);
    },
  };
}

type KeyInfo = ReturnType<typeof useKeyInfo>;

/** Identity, country, company and name: the fields; the form and its button are around it. */
export function KeyInfoFields({ info }: { info: KeyInfo }) {
  const t = useWords('accounts');
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
      <FailNote error={info.error} />
    </div>
  );
}

function NameField({ info, name }: { info: KeyInfo; name: 'firstname' | 'lastname' }) {
  const t = useWords('accounts');
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
  const t = useWords('accounts');
  const id = useId();
  const waiting = waitingQuickBuy();
  if (waiting === null) return null;
  const { model, count } = waiting;
  return (
    <div id={id} aria-live="polite">
      <Note tone={isBuyer ? 'info' : 'wait'}>
        {isBuyer
          ? t.parts('keyInfo.quick', { model: <b translate="no">{model}</b>, count })
          : t('keyInfo.quickSeller')}
      </Note>
    </div>
  );
}
