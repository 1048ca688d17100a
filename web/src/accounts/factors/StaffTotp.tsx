import type { FactorKinds } from '#contract/accounts/schemas.ts';
import { totpEnrol } from '#contract/accounts/staff-calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../AuthFrame.module.css';
import { TotpSecret } from '../sign-in/TotpSecret.tsx';
import { TotpVerify } from '../sign-in/TotpVerify.tsx';
import { ProofFirst } from './ProofFirst.tsx';
import { useOneSecret } from './use-one-secret.ts';
import { useProofFirst } from './use-proof-first.ts';

interface Props {
  readonly email: string;
  /** The kinds of second factor that the reader has already. */
  readonly kinds: FactorKinds;
  /** With the recovery codes where these were the first factor. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void;
}

/** Adds an authenticator app of a member of staff: its secret once, then its first code. */
export function StaffTotp({ email, kinds, onAdded }: Props) {
  const own = useTranslator('accounts/own');
  // A secret that is shown already stays good: the reader's app has it.
  const proof = useProofFirst(() => {
    if (!command.data) command.mutate({});
  });
  const command = useCommand(totpEnrol, { changes: [], onFail: proof.refused });
  const { mutate } = command;
  useOneSecret(() => mutate({}));
  if (proof.needed)
    return <ProofFirst needed={proof.needed} {...{ email, kinds }} onProved={proof.proved} />;
  if (command.isError) return <FailNote error={command.error} again={() => mutate({})} />;
  if (!command.data) return <SkeletonLines label={own('ops.asks')} lines={4} />;
  return (
    <div className={styles.plainForm}>
      <TotpSecret {...command.data} />
      <TotpVerify onVerified={onAdded} refused={proof.refused} />
    </div>
  );
}
