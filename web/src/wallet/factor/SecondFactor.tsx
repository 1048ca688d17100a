import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PasskeyDismissed } from '#web/widgets/factor/passkey.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './factor.module.css';
import type { SecondFactorForm } from './use-second-factor.ts';

interface Props {
  readonly factor: SecondFactorForm;
  /** The text that a passkey signs; null before it is known. */
  readonly boundTo: string | null;
  /** The amount requires it; else it is offered, to release a new account. */
  readonly isRequired: boolean;
}

/** The second factor of a payout: digits of an authenticator, or a passkey that signs it. */
export function SecondFactor({ factor, boundTo, isRequired }: Props) {
  const t = useTranslator('wallet/factor');
  const { digits, proof, violation, signing, error } = factor;
  const isSigned = proof?.kind === 'passkey';
  return (
    <div>
      <Field
        label={t('label')}
        required={isRequired}
        error={violation}
        hint={isRequired ? t('hint') : t('offered')}
      >
        <TextInput
          mono
          name="totp"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={isSigned ? '' : digits}
          disabled={isSigned}
          onChange={factor.enter}
        />
      </Field>
      <p className={styles.passkey}>
        {isSigned ? (
          <>
            <Icon name="check" /> {t('passkeyDone')}
          </>
        ) : (
          <Button
            variant="text"
            size="xs"
            disabled={boundTo === null}
            loading={signing}
            onClick={() => {
              if (boundTo !== null) void factor.sign(boundTo);
            }}
          >
            {t('passkey')}
          </Button>
        )}
      </p>
      {error instanceof PasskeyDismissed ? (
        <Note tone="fail">{t('passkeyFailed')}</Note>
      ) : (
        <FailNote error={error} />
      )}
    </div>
  );
}
