import { sessionEnd, sessionEndOthers, sessionList } from '#contract/accounts/profile-calls.ts';
import type { SessionRow } from '#contract/accounts/schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './SessionsSection.module.css';

/** Where the account is logged in, and ending one login or all others. */
export function SessionsSection() {
  const own = useTranslator('accounts/own');
  const list = useCallQuery(sessionList, {});
  const all = useCommand(sessionEndOthers, {
    changes: [sessionList],
    onDone: () => toast(own('logins.endedAll')),
  });
  const others = list.data?.filter(({ current }) => !current) ?? [];
  return (
    <Section
      title={own('logins.title')}
      aside={own('logins.text')}
      action={
        others.length > 0 && (
          <Button size="xs" loading={all.isPending} onClick={() => all.mutate({})}>
            {own('logins.endAll')}
          </Button>
        )
      }
    >
      <FailNote error={list.error} again={() => void list.refetch()} />
      <FailNote error={all.error} />
      {list.data === undefined && !list.isError && (
        <SkeletonLines label={own('logins.loading')} lines={2} />
      )}
      {list.data && (
        <ul className={styles.list}>
          {list.data.map((one) => (
            <Login key={one.id} login={one} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Login({ login }: { login: SessionRow }) {
  const own = useTranslator('accounts/own');
  const command = useCommand(sessionEnd, {
    changes: [sessionList],
    onDone: () => toast(own('logins.ended')),
  });
  const device = [login.browser, login.system].filter(Boolean).join(', ');
  return (
    <li className={styles.login}>
      <div className={styles.facts}>
        <p className={styles.device}>
          <span translate={device ? 'no' : 'yes'}>{device || own('logins.unknown')}</span>
          {login.current && <Tag tone="pass">{own('logins.here')}</Tag>}
        </p>
        <p className={styles.quiet}>
          <span translate="no">{login.address}</span>
          {' · '}
          {own.parts('logins.since', { at: <DateTime at={login.signedInAt} zone /> })}
          {' · '}
          {own.parts('logins.used', { at: <DateTime at={login.usedAt} zone /> })}
        </p>
        <FailNote error={command.error} />
      </div>
      {!login.current && (
        <Button
          size="xs"
          loading={command.isPending}
          onClick={() => command.mutate({ id: login.id })}
          aria-label={own('logins.endOne', { device: device || own('logins.unknown') })}
        >
          {own('logins.end')}
        </Button>
      )}
    </li>
  );
}
