import { useParams } from 'react-router';
import { unsubscribeOne, unsubscribeSet } from '#contract/messages/calls.ts';
import type { Unsubscribe } from '#contract/messages/schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { MailLinkPage } from '#web/page/MailLinkPage.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './UnsubscribePage.module.css';

/** The link at the end of a mail: its topic is refused, or wanted again, without signing in. */
export default function UnsubscribePage() {
  const t = useTranslator('messages');
  const { key = '' } = useParams();
  const read = useCallQuery(unsubscribeOne, { key });
  return (
    <MailLinkPage
      title={t('refuse.title')}
      canonical="/unsubscribe"
      read={read}
      missing={{
        title: t('refuse.gone'),
        text: t('refuse.goneText'),
        to: '/personal-center',
        action: t('refuse.all'),
      }}
    >
      {read.data && <Choice setting={read.data} name={key} />}
    </MailLinkPage>
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
