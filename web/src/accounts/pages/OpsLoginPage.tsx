import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { StaffInfo } from '#contract/accounts/schemas.ts';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { staffFactorVerify } from '#contract/factors/calls.ts';
import { factorTexts } from '#contract/factors/texts.ts';
import { sendCall } from '#web/api/client.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';
import { invalidateQueries } from '#web/api/invalidate-queries.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FactorProof } from '#web/widgets/factor/FactorProof.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { AddPasskey } from '../factors/AddPasskey.tsx';
import { RecoveryCodes } from '../factors/RecoveryCodes.tsx';
import { StaffTotp } from '../factors/StaffTotp.tsx';
import { OpsFrame } from '../sign-in/OpsFrame.tsx';
import { OpsPassword } from '../sign-in/OpsPassword.tsx';
import { useSignOut } from '../sign-in/sign-in.ts';
import styles from './OpsLoginPage.module.css';

type Codes = readonly string[] | null;

/** Staff sign in by password, then by a second factor that the first login sets up. */
export default function OpsLoginPage() {
  const own = useTranslator('accounts/own');
  const open = useSession('staff') !== null;
  const me = useCallQuery(opsMe, {}, { enabled: open, quiet: true });
  const { state } = useLocation();
  const from = (state as { from?: string } | null)?.from ?? '/ops';
  const client = useQueryClient();
  const t = useTranslator('accounts/factors');
  const [codes, setCodes] = useState<Codes>(null);
  if (codes) {
    const stored = async () => {
      await invalidateQueries(client);
      setCodes(null);
    };
    return (
      <OpsFrame title={t('recovery.title')} text={t('recovery.text')}>
        <RecoveryCodes codes={codes} onStored={() => void stored()} />
      </OpsFrame>
    );
  }
  if (open && me.data?.totp === 'done') return <Navigate to={from} replace />;
  if (!open || me.isError) {
    return (
      <OpsFrame title={own('ops.title')} text={own('ops.text')}>
        <FailNote error={open ? me.error : null} />
        <OpsPassword />
      </OpsFrame>
    );
  }
  if (me.data === undefined) {
    return (
      <OpsFrame title={own('ops.title')} text={own('ops.text')}>
        <SkeletonLines label={own('me.loading')} />
      </OpsFrame>
    );
  }
  const onCodes = (made: Codes) => (made ? setCodes(made) : void invalidateQueries(client));
  return <SecondFactor me={me.data} onCodes={onCodes} />;
}

function SecondFactor({ me, onCodes }: { me: StaffInfo; onCodes: (codes: Codes) => void }) {
  const own = useTranslator('accounts/own');
  const navigate = useNavigate();
  const signOut = useSignOut('staff');
  const isNew = me.totp === 'enrol';
  const leave = () => {
    void signOut();
    navigate('/ops/login', { replace: true });
  };
  return (
    <OpsFrame
      title={own(isNew ? 'ops.enrolTitle' : 'ops.verifyTitle')}
      text={own(isNew ? 'ops.enrolText' : 'ops.verifyText')}
    >
      <p className={styles.who}>
        {me.name} · {me.email}
      </p>
      {isNew ? <Enroll me={me} onCodes={onCodes} /> : <Verify me={me} />}
      {!isNew && <p className={styles.quiet}>{own('ops.lost')}</p>}
      <Button variant="text" onClick={leave}>
        {own('ops.other')}
      </Button>
    </OpsFrame>
  );
}

/** The second step of a login, by one of their factors or a recovery code. */
function Verify({ me }: { me: StaffInfo }) {
  const client = useQueryClient();
  return (
    <FactorProof
      kinds={me.factors}
      recovery
      boundTo={factorTexts.signIn}
      onProof={async (proof) => {
        await sendCall(staffFactorVerify, { proof });
        await invalidateQueries(client);
      }}
    />
  );
}

/** The first second factor of a member of staff: an authenticator app, or a passkey instead. */
function Enroll({ me, onCodes }: { me: StaffInfo; onCodes: (codes: Codes) => void }) {
  const t = useTranslator('accounts/factors');
  const [isPasskey, setIsPasskey] = useState(false);
  const own = { email: me.email, kinds: me.factors };
  return (
    <>
      {isPasskey ? (
        <AddPasskey {...own} onAdded={({ recoveryCodes }) => onCodes(recoveryCodes)} />
      ) : (
        <StaffTotp {...own} onAdded={onCodes} />
      )}
      <Button variant="text" onClick={() => setIsPasskey(!isPasskey)}>
        {t(isPasskey ? 'useTotp' : 'usePasskey')}
      </Button>
    </>
  );
}
