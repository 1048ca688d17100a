import { type FormEvent, useState } from 'react';
import { checkOccupy, setUsername } from '#contract/accounts/profile-calls.ts';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { limits } from '#contract/limits.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../pages/PersonalCenterPage.module.css';

/** The account name, by which one may log in besides the e-mail. */
export function UsernameSection({ user }: { user: UserInfo }) {
  const own = useTranslator('accounts/own');
  const [open, setOpen] = useState(false);
  return (
    <Section title={own('me.username')} aside={own('me.usernameText')}>
      <div className={open ? styles.line : styles.fact}>
        <p translate={user.username ? 'no' : 'yes'}>{user.username || own('me.noName')}</p>
        {open ? (
          <UsernameForm user={user} onEnd={() => setOpen(false)} />
        ) : (
          <Button onClick={() => setOpen(true)}>
            {own(user.username ? 'me.usernameChange' : 'me.usernameSet')}
          </Button>
        )}
      </div>
    </Section>
  );
}

function UsernameForm({ user, onEnd }: { user: UserInfo; onEnd: () => void }) {
  const own = useTranslator('accounts/own');
  const [username, setTyped, clear] = useDraft('username', user.username);
  const violations = validateInput(setUsername, { username });
  const form = useForm({ username }, violations);
  const isWhole = Object.keys(violations).length === 0;
  const debouncedName = useDebounced(username, limits.suggestDelayMs);
  const shouldCheck = isWhole && debouncedName === username;
  const occupied = useCallQuery(
    checkOccupy,
    { username: debouncedName },
    { enabled: shouldCheck, quiet: true },
  );
  const command = useCommand(setUsername, {
    onDone: () => {
      clear();
      toast(own('me.usernameSaved'));
      onEnd();
    },
    onFail: (error) => form.refuse(error),
  });
  const isOccupied = shouldCheck && occupied.data?.occupied === true;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) command.mutate({ username });
  };
  const free = shouldCheck && occupied.data?.occupied === false ? own('me.usernameFree') : null;
  return (
    <form ref={form.frame} onSubmit={submit} noValidate aria-label={own('me.username')}>
      <Field
        label={own('me.username')}
        required
        error={form.error('username') ?? (isOccupied ? own('me.usernameTaken') : null)}
        hint={<span role="status">{free ?? own('me.usernameRule')}</span>}
      >
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={30}
          value={username}
          onChange={setTyped}
          onBlur={form.left('username')}
        />
      </Field>
      <FailNote error={form.rest(command.error)} />
      <div className={layout.row}>
        <Button type="submit" variant="primary" loading={command.isPending} disabled={isOccupied}>
          {own('me.save')}
        </Button>
        <Button onClick={onEnd}>{own('me.cancel')}</Button>
      </div>
    </form>
  );
}
