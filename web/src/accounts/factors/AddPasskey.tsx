import { type FormEvent, useState } from 'react';
import type { FactorKinds } from '#contract/accounts/schemas.ts';
import { factorPasskeyBegin, factorPasskeyConfirm } from '#contract/factors/calls.ts';
import type { FactorsChanged } from '#contract/factors/schemas.ts';
import { reportFailure, sendCall } from '#web/api/client.ts';
import { useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Note } from '#web/ui/Note.tsx';
import {
  canUsePasskeys,
  hasChallenge,
  PasskeyDismissed,
  unlessDismissed,
} from '#web/widgets/factor/passkey.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../AuthFrame.module.css';
import { ProofFirst } from './ProofFirst.tsx';
import { useProofFirst } from './use-proof-first.ts';

interface Props {
  readonly email: string;
  /** The kinds of second factor that the reader has already. */
  readonly kinds: FactorKinds;
  readonly onAdded: (changed: FactorsChanged) => void;
}

type CreationOptions = Parameters<
  typeof import('@simplewebauthn/browser').startRegistration
>[0]['optionsJSON'];

/** Makes a passkey in the browser and registers it under a name. */
async function register(name: string): Promise<FactorsChanged> {
  const { options } = await sendCall(factorPasskeyBegin, {});
  const { startRegistration } = await import('@simplewebauthn/browser');
  if (!hasChallenge<CreationOptions>(options)) throw new PasskeyDismissed();
  const made = await unlessDismissed(startRegistration({ optionsJSON: options }));
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  const registration = {
    id: made.id,
    rawId: made.rawId,
    type: 'public-key' as const,
    clientExtensionResults: { ...made.clientExtensionResults },
    response: { clientDataJSON, attestationObject, transports },
  };
  return sendCall(factorPasskeyConfirm, { name, registration });
}

/** Adds a passkey: a name for it, then the browser's own dialog. */
export function AddPasskey({ email, kinds, onAdded }: Props) {
  const t = useTranslator('accounts/factors');
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const form = useForm({ name }, name.trim() === '' ? { name: 'needed' } : {});
  const run = async () => {
    setBusy(true);
    setError(null);
    try {
      onAdded(await register(name.trim()));
    } catch (reason) {
      if (proof.refused(reason)) return;
      const failure = reason instanceof Error ? reason : new Error(String(reason));
      if (!(failure instanceof PasskeyDismissed)) reportFailure(failure);
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  const proof = useProofFirst(() => void run());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) void run();
  };
  if (!canUsePasskeys()) return <Note tone="wait">{t('passkey.none')}</Note>;
  if (proof.needed)
    return <ProofFirst needed={proof.needed} {...{ email, kinds }} onProved={proof.proved} />;
  return (
    <form ref={form.frame} className={styles.plainForm} onSubmit={submit} noValidate>
      <p>{t('passkey.text')}</p>
      <Field
        label={t('passkey.name')}
        required
        error={form.error('name')}
        hint={t('passkey.nameHint')}
      >
        <TextInput
          name="name"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={setName}
          onBlur={form.left('name')}
        />
      </Field>
      {error instanceof PasskeyDismissed ? (
        <Note tone="fail" aloud>
          {t('passkey.dismissed')}
        </Note>
      ) : (
        <FailNote error={error} />
      )}
      <Button type="submit" variant="primary" block loading={busy}>
        {t('passkey.add')}
      </Button>
    </form>
  );
}
