import { useId } from 'react';
import type { Identity } from '#contract/option-schemas.ts';
import { identities } from '#contract/options.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import styles from '../settings/KeyInfoForm.module.css';

interface Props {
  readonly value: Identity;
  readonly onChange: (identity: Identity) => void;
}

/** Buyer or seller, with what each does. */
export function IdentityChoice({ value, onChange }: Props) {
  const t = useTranslator('accounts');
  const name = useId();
  return (
    <Field label={t('youAre')} required hint={t('identityOnce')} group>
      <div className={styles.choice}>
        {identities.map((identity) => (
          <label key={identity}>
            <input
              type="radio"
              name={name}
              value={identity}
              checked={identity === value}
              onChange={() => onChange(identity)}
            />
            <b>{t(`identity.${identity}`)}</b>
            <small>{t(`identity.${identity}Text`)}</small>
          </label>
        ))}
      </div>
    </Field>
  );
}
