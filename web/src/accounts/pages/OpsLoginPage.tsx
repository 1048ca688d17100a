import { Navigate, useLocation, useNavigate } from 'react-router';
import { opsMe, type StaffInfo } from '#contract/accounts/calls.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/FailNote.tsx';
import { OpsFrame } from '../OpsFrame.tsx';
import { OpsPassword } from '../OpsPassword.tsx';
import { useSignOut } from '../sign-in.ts';
import { TotpEnrol, TotpVerify } from '../Totp.tsx';
import styles from './OpsLoginPage.module.css';

/** Staff sign in by password, then by an authenticator that the first login sets up. */
export default function OpsLoginPage() {
  const own = useTranslator('accounts/own');
  const open = useSession('staff') !== null;
  const me = useCallQuery(opsMe, {}, { enabled: open, quiet: true });
  const { state } = useLocation();
  const from = (state as { from?: string } | null)?.from ?? '/ops';
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
  return <SecondFactor me={me.data} />;
}

function SecondFactor({ me }: { me: StaffInfo }) {
  const own = useTranslator('accounts/own');
  const navigate = useNavigate();
  const signOut = useSignOut('staff');
  const isNew = me.totp === 'enrol';
  const leave = async () => {
    await signOut();
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
      {isNew ? <TotpEnrol /> : <TotpVerify />}
      {!isNew && <p className={styles.quiet}>{own('ops.lost')}</p>}
      <Button variant="text" onClick={() => void leave()}>
        {own('ops.other')}
      </Button>
    </OpsFrame>
  );
}
