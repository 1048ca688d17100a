import { useState } from 'react';
import { factorList, factorRecoveryRenew, factorRemove } from '#contract/factors/calls.ts';
import type { FactorOrRecovery } from '#contract/factors/proof-schemas.ts';
import type { Factors, FactorsChanged } from '#contract/factors/schemas.ts';
import { factorTexts } from '#contract/factors/texts.ts';
import { sendCall } from '#web/api/client.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FactorProof } from '#web/widgets/factor/FactorProof.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { AddTotp } from './AddTotp.tsx';
import { FactorRows } from './FactorRows.tsx';
import styles from './FactorsSection.module.css';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ResetWarning } from './ResetWarning.tsx';
import { StaffTotp } from './StaffTotp.tsx';

/** The change of second factors that a dialog is open for. */
export type Opened =
  | { readonly kind: 'addTotp' | 'addPasskey' | 'removeTotp' | 'renew' }
  | { readonly kind: 'removePasskey'; readonly id: string; readonly name: string };

/** Recovery codes that the reader still has to store, and what is said after that. */
interface NewCodes {
  readonly recoveryCodes: readonly string[];
  readonly sentence: string;
}

interface Props {
  readonly email: string;
  readonly isStaff?: boolean;
}

/** The reader's second factors: an authenticator app, passkeys, and recovery codes. */
export function FactorsSection({ email, isStaff = false }: Props) {
  const t = useTranslator('accounts/factors');
  const list = useCallQuery(factorList, {});
  const [opened, setOpened] = useState<Opened | null>(null);
  const [codes, setCodes] = useState<NewCodes | null>(null);
  const finish = (recoveryCodes: readonly string[] | null, sentence: string) => {
    void list.refetch();
    setOpened(null);
    // Where codes are to be stored first, a toast would cover them on a phone.
    if (recoveryCodes === null) toast(sentence);
    else setCodes({ recoveryCodes, sentence });
  };
  const stored = () => {
    if (codes) toast(codes.sentence);
    setCodes(null);
  };
  return (
    <Section title={t('title')} aside={t('aside')}>
      {!isStaff && <ResetWarning />}
      <FailNote error={list.error} again={() => void list.refetch()} />
      {list.data === undefined && !list.isError && <SkeletonLines label={t('loading')} lines={3} />}
      {list.data && <FactorRows factors={list.data} isStaff={isStaff} onOpen={setOpened} />}
      {opened && list.data && (
        <Dialog
          open
          width="narrow"
          title={t(`dialogs.${opened.kind}`)}
          onClose={() => setOpened(null)}
        >
          <Change
            opened={opened}
            email={email}
            factors={list.data}
            isStaff={isStaff}
            onDone={finish}
          />
        </Dialog>
      )}
      {codes && (
        <Dialog open width="narrow" title={t('recovery.title')}>
          <RecoveryCodes codes={codes.recoveryCodes} onStored={stored} />
        </Dialog>
      )}
    </Section>
  );
}

interface ChangeProps extends Props {
  readonly opened: Opened;
  readonly factors: Factors;
  readonly onDone: (codes: readonly string[] | null, sentence: string) => void;
}

function Change({ opened, email, factors, isStaff = false, onDone }: ChangeProps) {
  const t = useTranslator('accounts/factors');
  const added = ({ recoveryCodes }: FactorsChanged) => onDone(recoveryCodes, t('added'));
  const own = { email, kinds: kindsOf(factors) };
  if (opened.kind === 'addPasskey') return <AddPasskey {...own} onAdded={added} />;
  if (opened.kind === 'addTotp') {
    if (isStaff) return <StaffTotp {...own} onAdded={(codes) => onDone(codes, t('added'))} />;
    return <AddTotp {...own} onAdded={added} />;
  }
  return <ProofForm opened={opened} factors={factors} onDone={onDone} />;
}

const kindsOf = ({ totpSince, passkeys }: Factors) => ({
  totp: totpSince !== null,
  passkey: passkeys.length > 0,
});

/** Returns the text that a passkey signs for a change. */
function textOf(opened: Opened): string {
  if (opened.kind === 'removePasskey') return factorTexts.removePasskey(opened.id);
  return opened.kind === 'removeTotp' ? factorTexts.removeTotp : factorTexts.change;
}

function send(opened: Opened, proof: FactorOrRecovery): Promise<FactorsChanged> {
  if (opened.kind === 'renew') return sendCall(factorRecoveryRenew, { proof });
  const factor =
    opened.kind === 'removePasskey'
      ? ({ kind: 'passkey', id: opened.id } as const)
      : ({ kind: 'totp' } as const);
  return sendCall(factorRemove, { factor, proof });
}

/** Removing a factor and making new recovery codes: both need a factor or a recovery code. */
function ProofForm({ opened, factors, onDone }: Omit<ChangeProps, 'email' | 'isStaff'>) {
  const t = useTranslator('accounts/factors');
  const kinds = kindsOf(factors);
  const isLast = opened.kind !== 'renew' && factors.passkeys.length + Number(kinds.totp) === 1;
  const isRenewal = opened.kind === 'renew';
  return (
    <div className={styles.codes}>
      <p>{t(isRenewal ? 'recovery.renewText' : 'removeText')}</p>
      {isLast && <Note tone="wait">{t('removeLast')}</Note>}
      <FactorProof
        kinds={kinds}
        recovery
        boundTo={textOf(opened)}
        label={t(isRenewal ? 'recovery.renew' : 'remove')}
        onProof={async (proof) => {
          const { recoveryCodes } = await send(opened, proof);
          onDone(recoveryCodes, t(isRenewal ? 'recovery.renewed' : 'removed'));
        }}
      />
    </div>
  );
}
