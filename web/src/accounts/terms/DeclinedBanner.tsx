import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { closeAccountPath } from '#contract/addresses.ts';
import { legalAccept, legalPending } from '#contract/legal/calls.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../Banner.module.css';
import { useSignIn } from '../sign-in/sign-in.ts';
import { numbersOf, VersionList } from './VersionList.tsx';

/** Says on every page that the terms were declined, what is open still, and offers to accept after all. */
export function DeclinedBanner() {
  const t = useTranslator('accounts/terms');
  const { pathname } = useLocation();
  const [isAsked, setAsked] = useState(false);
  return (
    <aside className={styles.banner} aria-label={t('declined.label')}>
      <p>
        <strong>{t('declined.title')}</strong> {t('declined.text')}{' '}
        {pathname !== closeAccountPath && <Link to={closeAccountPath}>{t('declined.wayOut')}</Link>}
      </p>
      <Button size="xs" variant="primary" onClick={() => setAsked(true)}>
        {t('declined.accept')}
      </Button>
      {isAsked && <AcceptDialog onClose={() => setAsked(false)} />}
    </aside>
  );
}

/** Shows what was declined, and takes the acceptance after all. */
function AcceptDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslator('accounts/terms');
  const signIn = useSignIn();
  const read = useCallQuery(legalPending, {});
  const accept = useCommand(legalAccept, {
    onDone: (session) => {
      signIn(session);
      toast(t('declined.done'));
      onClose();
    },
  });
  const list = read.data?.list ?? [];
  return (
    <CommandDialog
      title={t('declined.accept')}
      width="middle"
      submit={t('declined.submit')}
      disabled={list.length === 0}
      command={accept}
      onSubmit={() => accept.mutate({ accepted: numbersOf(list) })}
      onClose={onClose}
    >
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('reading')} lines={6} />}
      <VersionList list={list} />
    </CommandDialog>
  );
}
