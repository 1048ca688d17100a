import { type FormEvent, useState } from 'react';
import type { FactorKinds } from '#contract/accounts/schemas.ts';
import { factorTotpBegin, factorTotpConfirm } from '#contract/factors/calls.ts';
import type { FactorsChanged } from '#contract/factors/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { CodeInput } from '#web/ui/form/CodeInput.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../AuthFrame.module.css';
import { TotpSecret } from '../sign-in/TotpSecret.tsx';
import { ProofFirst } from './ProofFirst.tsx';
import { useOneSecret } from './use-one-secret.ts';
import { useProofFirst } from './use-proof-first.ts';

interface Props {
  readonly email: string;
  /** The kinds of second factor that the reader has already. */
  readonly kinds: FactorKinds;
  readonly onAdded: (changed: FactorsChanged) => void;
}

/** Adds an authenticator app of a member: its secret, then its first code. */
export function AddTotp({ email, kinds, onAdded }: Props) {
  const t = useTranslator('accounts/factors');
  // A secret that is shown already stays good: the reader's app has it.
  const proof = useProofFirst(() => {
    if (!begin.data) begin.mutate({});
  });
  const begin = useCommand(factorTotpBegin, { changes: [], onFail: proof.refused });
  const { mutate } = begin;
  useOneSecret(() => mutate({}));
  if (proof.needed)
    return <ProofFirst needed={proof.needed} {...{ email, kinds }} onProved={proof.proved} />;
  if (begin.isError) return <FailNote error={begin.error} again={() => mutate({})} />;
  if (!begin.data) return <SkeletonLines label={t('loading')} lines={4} />;
  return (
    <div className={styles.plainForm}>
      <p>{t('totp.text')}</p>
      <TotpSecret {...begin.data} />
      <FirstCode onAdded={onAdded} refused={proof.refused} />
    </div>
  );
}

function FirstCode({
  onAdded,
  refused,
}: Pick<Props, 'onAdded'> & { readonly refused: (error: unknown) => boolean }) {
  const t = useTranslator('accounts/factors');
  const [code, setCode] = useState('');
  const form = useForm(code, validateInput(factorTotpConfirm, { code }));
  const confirm = useCommand(factorTotpConfirm, {
    changes: [],
    onDone: onAdded,
    onFail: (error) => refused(error) || form.refuse(error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) confirm.mutate({ code });
  };
  return (
    <form ref={form.frame} className={styles.plainForm} onSubmit={submit} noValidate>
      <Field label={t('totp.code')} required error={form.error('code')}>
        <CodeInput value={code} onChange={setCode} />
      </Field>
      <FailNote error={form.rest(confirm.error)} />
      <Button type="submit" variant="primary" block loading={confirm.isPending}>
        {t('totp.add')}
      </Button>
    </form>
  );
}
