import { useState } from 'react';
import { mailSet, mailSettings } from '#contract/messages/calls.ts';
import type { MailSetting } from '#contract/messages/schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../pages/PersonalCenterPage.module.css';

/** Which messages also come by e-mail; essential ones always do. */
export function MailSection() {
  const own = useTranslator('accounts/own');
  const read = useCallQuery(mailSettings, {});
  return (
    <Section title={own('mails.title')} aside={own('mails.text')}>
      <div className={styles.line}>
        <FailNote error={read.error} again={() => void read.refetch()} />
        {read.isPending && <SkeletonLines label={own('mails.title')} lines={3} />}
        {read.data?.map((setting) => (
          <Topic key={setting.topic} {...setting} />
        ))}
      </div>
    </Section>
  );
}

function Topic({ topic, mail }: MailSetting) {
  const own = useTranslator('accounts/own');
  const command = useCommand(mailSet, {
    changes: [mailSettings],
    onDone: () => toast(own('mails.saved')),
  });
  // Until it is saved the box shows what was asked for.
  const [asked, setAsked] = useState<boolean | null>(null);
  const change = (wanted: boolean) => {
    setAsked(wanted);
    command.mutate({ topic, mail: wanted }, { onSettled: () => setAsked(null) });
  };
  return (
    <div>
      <Checkbox checked={asked ?? mail} disabled={command.isPending} onChange={change}>
        {own(`mails.${topic}`)}
      </Checkbox>
      <FailNote error={command.error} />
    </div>
  );
}
