import { useParams } from 'react-router';
import { unsubscribeOne, unsubscribeSet } from '#contract/messages/calls.ts';
import type { Unsubscribe } from '#contract/messages/schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { useHydrated } from '#web/ui/use-alive.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './UnsubscribePage.module.css';

/** The link at the end of a mail: its topic is refused, or wanted again, without signing in. */
export default function UnsubscribePage() {
  const t = useTranslator('messages');
  const { key = '' } = useParams();
  const read = useCallQuery(unsubscribeOne, { key });
  // A key of a wrong shape is refused before it is looked for: nobody made that link either.
  const isNotFound =
    read.error instanceof CallFailure && [404, 422].includes(Number(read.error.code));
  useHead({
    title: t('refuse.title'),
    canonical: '/unsubscribe',
    noIndex: true,
    ...(isNotFound ? { status: 404 } : {}),
  });
  return (
    <div className={styles.page}>
      <h1>{t('refuse.title')}</h1>
      {isNotFound && (
        <Empty
          title={t('refuse.gone')}
          action={<ButtonLink to="/personal-center">{t('refuse.all')}</ButtonLink>}
        >
          {t('refuse.goneText')}
        </Empty>
      )}
      {!isNotFound && <FailNote error={read.error} again={() => void read.refetch()} />}
      {read.isPending && <SkeletonLines label={t('refuse.title')} lines={3} />}
      {read.data && <Choice setting={read.data} name={key} />}
    </div>
  );
}

function Choice({ setting, name }: { setting: Unsubscribe; name: string }) {
  const t = useTranslator('messages');
  const isHydrated = useHydrated();
  const { topic, email, mail } = setting;
  const save = useCommand(unsubscribeSet, { changes: [unsubscribeOne] });
  return (
    <>
      <p role="status">
        {t.parts(mail ? 'refuse.isSent' : 'refuse.isRefused', {
          email: (
            <strong key="email" translate="no">
              {email}
            </strong>
          ),
          topic: <strong key="topic">{t(`refuse.${topic}`)}</strong>,
        })}
      </p>
      <p className={styles.quiet}>{t('refuse.essential')}</p>
      <FailNote error={save.error} />
      <p className={styles.actions}>
        <Button
          variant={mail ? 'primary' : 'default'}
          loading={save.isPending}
          disabled={!isHydrated}
          onClick={() => save.mutate({ key: name, mail: !mail })}
        >
          {t(mail ? 'refuse.stop' : 'refuse.again')}
        </Button>
        <ButtonLink variant="text" to="/personal-center">
          {t('refuse.all')}
        </ButtonLink>
      </p>
    </>
  );
}
