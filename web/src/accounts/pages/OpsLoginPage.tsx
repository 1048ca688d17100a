import { type ReactNode, useId } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { opsMe, type StaffInfo } from '#contract/accounts/calls.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { ScaleContext } from '#web/ui/scale.ts';
import { FailNote } from '#web/widgets/FailNote.tsx';
import { LanguagePick } from '../LanguagePick.tsx';
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
      <Frame title={own('ops.title')} text={own('ops.text')}>
        <FailNote error={open ? me.error : null} />
        <OpsPassword />
      </Frame>
    );
  }
  if (me.data === undefined) {
    return (
      <Frame title={own('ops.title')} text={own('ops.text')}>
        <SkeletonLines label={own('me.loading')} />
      </Frame>
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
    <Frame
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
    </Frame>
  );
}

function Frame(props: { title: string; text: string; children: ReactNode }) {
  const own = useTranslator('accounts/own');
  const id = useId();
  return (
    <ScaleContext value="md">
      <div className={styles.room}>
        <header className={styles.bar}>
          <img src="/favicon.svg" alt="" width="24" height="24" />
          <b translate="no">Assay</b>
          <span lang="zh" translate="no">
            验芯
          </span>
          <span className={styles.mark}>{own('ops.staff')}</span>
          <LanguagePick />
        </header>
        <section className={styles.sheet} aria-labelledby={id}>
          <h1 id={id}>{props.title}</h1>
          <p className={styles.quiet}>{props.text}</p>
          {props.children}
        </section>
      </div>
    </ScaleContext>
  );
}
