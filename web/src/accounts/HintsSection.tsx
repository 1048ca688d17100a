import { useState } from 'react';
import {
  type SettingKey,
  settingKeys,
  settingUpdate,
  type UserInfo,
} from '#contract/accounts/calls.ts';
import { useAct } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Section } from '#web/ui/Section.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './pages/PersonalCenterPage.module.css';

/** The hints of three dialogs: a ticked one is shown, the others were put away. */
export function HintsSection({ user }: { user: UserInfo }) {
  const own = useWords('accounts/own');
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
  const own = useWords('accounts/own');
  const act = useAct(settingUpdate, { onDone: () => toast(own('hints.saved')) });
  // Until it is saved the box shows what was asked for.
  const [asked, setAsked] = useState<boolean | null>(null);
  const change = (shown: boolean) => {
    setAsked(shown);
    act.mutate({ [name]: shown ? 0 : 1 }, { onSettled: () => setAsked(null) });
  };
  return (
    <div>
      <Checkbox checked={asked ?? !isPutAway} disabled={act.isPending} onChange={change}>
        {own(`hints.${name}`)}
      </Checkbox>
      <FailNote error={act.error} />
    </div>
  );
}
