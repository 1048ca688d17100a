import { useState } from 'react';
import {
  calendarLink,
  createCalendar,
  revokeCalendar,
} from '#contract/documents/calendar-calls.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import text from '#web/ui/text.module.css';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './OrderRows.module.css';

/** The reader's deadlines in a calendar of its own: get the secret address, revoke it. */
export default function CalendarSection() {
  const t = useTranslator('orders/calendar');
  const format = useFormat();
  const link = useCallQuery(calendarLink, {}).data;
  const [made, setMade] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const create = useCommand(createCalendar, {
    changes: [calendarLink],
    onDone: ({ url }) => setMade(url),
  });
  const revoke = useCommand(revokeCalendar, {
    changes: [calendarLink],
    onDone: () => {
      setAsking(false);
      setMade(null);
      toast(t('revoked'));
    },
  });
  if (link === undefined) return null;
  return (
    <Section title={t('title')}>
      <p className={text.q}>
        {link.at === null ? t('none') : t('since', { time: format.prose(link.at) })}
      </p>
      {made && (
        <p className={styles.calendar}>
          <code translate="no">{made}</code> <CopyButton text={made} label={t('copy')} />
          <span className={text.q}>{t('once')}</span>
        </p>
      )}
      <FailNote error={create.error} />
      <div className={`${layout.wrapRow} ${styles.calendarActs}`}>
        <Button loading={create.isPending} onClick={() => create.mutate({})}>
          {t(link.at === null ? 'create' : 'again')}
        </Button>
        {link.at !== null && (
          <Button variant="text" onClick={() => setAsking(true)}>
            {t('revoke')}
          </Button>
        )}
      </div>
      {asking && (
        <CommandDialog
          title={t('revoke')}
          submit={t('revokeNow')}
          cancel={t('keep')}
          danger
          width="middle"
          command={revoke}
          onSubmit={() => revoke.mutate({})}
          onClose={() => setAsking(false)}
        >
          <p>{t('revokeText')}</p>
        </CommandDialog>
      )}
    </Section>
  );
}
