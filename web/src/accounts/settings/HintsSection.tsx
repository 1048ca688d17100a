import { useState } from 'react';
import { type SettingKey, settingKeys, settingUpdate } from '#contract/accounts/profile-calls.ts';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../pages/PersonalCenterPage.module.css';

/** The hints of three dialogs: a ticked one is shown, the others were put away. */
export function HintsSection({ user }: { user: UserInfo }) {
  const own = useTranslator('accounts/own');
  return (
    <Section title={own('hints.title')} aside={own('hints.text')}>
      <div className={styles.line}>
        {settingKeys.map((key) => (
          <Hint key={key} name={key} isPutAway={user[key] === 1} />
        ))}
      </div>
    </Section>
  );
}

function Hint({ name, isPutAway }: { name: SettingKey; isPutAway: boolean }) {
  const own = useTranslator('accounts/own');
  const command = useCommand(settingUpdate, { onDone: () => toast(own('hints.saved')) });
  // Until it is saved the box shows what was asked for.
  const [asked, setAsked] = useState<boolean | null>(null);
  const change = (checked: boolean) => {
    setAsked(checked);
    command.mutate({ [name]: checked ? 0 : 1 }, { onSettled: () => setAsked(null) });
  };
  return (
    <div>
      <Checkbox checked={asked ?? !isPutAway} disabled={command.isPending} onChange={change}>
        {own(`hints.${name}`)}
      </Checkbox>
      <FailNote error={command.error} />
    </div>
  );
}
