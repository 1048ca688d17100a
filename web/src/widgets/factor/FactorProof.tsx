import { type FormEvent, useState } from 'react';
import type { FactorKinds, Session } from '#contract/accounts/schemas.ts';
import type { FactorOrRecovery } from '#contract/factors/proof-schemas.ts';
import { reportFailure } from '#web/api/client.ts';
import { type FieldErrors, useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Note } from '#web/ui/Note.tsx';
import { FailNote } from '../records/FailNote.tsx';
import styles from './FactorProof.module.css';
import { canUsePasskeys, PasskeyDismissed, provePasskey } from './passkey.ts';

type Method = FactorOrRecovery['kind'];

interface Props {
  /** The kinds of second factor that the reader has. */
  readonly kinds: FactorKinds;
  /** Whether a recovery code is accepted instead. */
  readonly recovery?: boolean;
  /** The text of the act, as the server makes it too: a passkey signs it. */
  readonly boundTo: string;
  /** The session of a sign-in before its second step. */
  readonly as?: Session;
  /** Makes the call that needs the proof; a refusal is thrown. */
  readonly onProof: (proof: FactorOrRecovery) => Promise<void>;
  readonly label?: string;
}

/** The field of a code that is missing or malformed, before it is sent. */
function violationsOf(method: Method, code: string): FieldErrors {
  if (method === 'totp' && !/^\d{6}$/.test(code)) return { code: 'code' };
  const isRecovery = /^[a-z2-9]{5}-?[a-z2-9]{5}$/i.test(code.trim());
  return method === 'recovery' && !isRecovery ? { code: 'recoveryCode' } : {};
}

/** Runs the call with a proof; keeps its failure, and whether the browser's dialog was left. */
function useProof({ boundTo, as, onProof }: Props, method: Method) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const form = useForm({ method, code }, violationsOf(method, code));
  const run = async () => {
    const proof =
      method === 'passkey' ? await provePasskey(boundTo, as) : { kind: method, code: code.trim() };
    await onProof(proof);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.ready()) return;
    setBusy(true);
    setError(null);
    try {
      await run();
    } catch (reason) {
      const failure = reason instanceof Error ? reason : new Error(String(reason));
      form.refuse(failure);
      if (!(failure instanceof PasskeyDismissed)) reportFailure(failure);
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return { code, setCode, busy, error, setError, form, submit };
}

/** Asks for a second factor: the code of an app, a passkey, or a recovery code. */
export function FactorProof(props: Props) {
  const { kinds, recovery = false, label } = props;
  const t = useTranslator('widgets/factor');
  const passkeyFirst = kinds.passkey && canUsePasskeys();
  const [method, setMethod] = useState<Method>(passkeyFirst ? 'passkey' : 'totp');
  const proof = useProof(props, method);
  const methods: Method[] = [
    ...(kinds.passkey ? (['passkey'] as const) : []),
    ...(kinds.totp ? (['totp'] as const) : []),
    ...(recovery ? (['recovery'] as const) : []),
  ];
  const active = methods.includes(method) ? method : (methods[0] ?? 'totp');
  if (active !== method) setMethod(active);
  const choose = (chosen: Method) => {
    setMethod(chosen);
    proof.setCode('');
    proof.setError(null);
  };
  return (
    <form
      ref={proof.form.frame}
      className={styles.form}
      onSubmit={(event) => void proof.submit(event)}
      noValidate
      aria-label={t('title')}
    >
      {methods.length > 1 && (
        <Segmented<Method>
          block
          label={t('how')}
          value={active}
          options={methods.map((value) => ({ value, label: t(`methods.${value}`) }))}
          onChange={choose}
        />
      )}
      {active === 'passkey' ? (
        <p>{t(canUsePasskeys() ? 'passkeyText' : 'noPasskeys')}</p>
      ) : (
        <CodeInput key={active} method={active} {...proof} />
      )}
      {proof.error instanceof PasskeyDismissed ? (
        <Note tone="fail" aloud>
          {t('dismissed')}
        </Note>
      ) : (
        <FailNote error={proof.form.rest(proof.error)} />
      )}
      <Button type="submit" variant="primary" block loading={proof.busy}>
        {label ?? t(active === 'passkey' ? 'usePasskey' : 'confirm')}
      </Button>
    </form>
  );
}

type CodeProps = Pick<ReturnType<typeof useProof>, 'code' | 'setCode' | 'form'> & {
  readonly method: 'totp' | 'recovery';
};

function CodeInput({ method, code, setCode, form }: CodeProps) {
  const t = useTranslator('widgets/factor');
  const isTotp = method === 'totp';
  return (
    <Field
      label={t(isTotp ? 'code' : 'recoveryCode')}
      required
      error={form.error('code')}
      hint={t(isTotp ? 'codeHint' : 'recoveryHint')}
    >
      <TextInput
        mono
        name="code"
        inputMode={isTotp ? 'numeric' : 'text'}
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        spellCheck={false}
        maxLength={isTotp ? 6 : 11}
        autoFocus
        value={code}
        onChange={(text) => setCode(isTotp ? text.replace(/\D/g, '') : text.toUpperCase())}
        onBlur={form.left('code')}
      />
    </Field>
  );
}
