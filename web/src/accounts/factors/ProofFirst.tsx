import type { FactorKinds } from '#contract/accounts/schemas.ts';
import { factorProve } from '#contract/factors/calls.ts';
import { factorTexts } from '#contract/factors/texts.ts';
import { sendCall } from '#web/api/client.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { FactorProof } from '#web/widgets/factor/FactorProof.tsx';
import styles from '../AuthFrame.module.css';
import { MailProof } from '../registering/MailProof.tsx';

interface Props {
  readonly needed: 'factor' | 'mail';
  readonly email: string;
  /** The kinds of second factor that the reader has already. */
  readonly kinds: FactorKinds;
  readonly onProved: () => void;
}

/** Asks for the proof that a second factor is added by: a thief of the session has none of them. */
export function ProofFirst({ needed, email, kinds, onProved }: Props) {
  const t = useTranslator('accounts/factors');
  if (needed === 'mail') return <MailProof email={email} onProved={onProved} />;
  return (
    <div className={styles.plainForm}>
      <p>{t('proveFirst')}</p>
      <FactorProof
        kinds={kinds}
        recovery
        boundTo={factorTexts.add}
        onProof={async (proof) => {
          await sendCall(factorProve, { proof });
          onProved();
        }}
      />
    </div>
  );
}
