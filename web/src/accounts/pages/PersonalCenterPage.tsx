import { Link, useNavigate } from 'react-router';
import { accessList } from '#contract/access/calls.ts';
import { sessionList, setLanguage } from '#contract/accounts/profile-calls.ts';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { closeAccountPath } from '#contract/addresses.ts';
import { factorList } from '#contract/factors/calls.ts';
import { factorResetOwn } from '#contract/factors/reset-calls.ts';
import { mailSettings } from '#contract/messages/calls.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { chooseLanguage, languageNames } from '#web/i18n/language.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { StaffAccessSection } from '../access/StaffAccessSection.tsx';
import { FactorsSection } from '../factors/FactorsSection.tsx';
import { AccountFacts } from '../settings/AccountFacts.tsx';
import { EmailSection } from '../settings/EmailSection.tsx';
import { HintsSection } from '../settings/HintsSection.tsx';
import { MailSection } from '../settings/MailSection.tsx';
import { PasswordSection } from '../settings/PasswordSection.tsx';
import { SessionsSection } from '../settings/SessionsSection.tsx';
import { UsernameSection } from '../settings/UsernameSection.tsx';
import { useSignOut } from '../sign-in/sign-in.ts';
import { useUser } from '../use-user.ts';
import styles from './PersonalCenterPage.module.css';

/** The reader's own account: facts, name, e-mail, password, second factors, logins, hints, language, leaving. */
export default function PersonalCenterPage() {
  const own = useTranslator('accounts/own');
  const user = useUser();
  const isRead = useIsRead();
  return (
    <>
      <PageHead title={own('me.title')} />
      {user.isError && <FailNote error={user.error} again={() => void user.refetch()} />}
      {!user.isError && (!user.data || !isRead) && (
        <div className={layout.awaited}>
          <SkeletonLines label={own('me.loading')} lines={12} />
        </div>
      )}
      {user.data && isRead && <Account user={user.data} />}
    </>
  );
}

/** Whether all that changes the height of a section was answered, or failed: sections come at once. */
function useIsRead(): boolean {
  const firstPage = usePaging().input;
  const reads = [
    useCallQuery(sessionList, {}),
    useCallQuery(accessList, firstPage, { previous: true }),
    useCallQuery(mailSettings, {}),
    useCallQuery(factorList, {}),
    useCallQuery(factorResetOwn, {}, { quiet: true }),
  ];
  return !reads.some((read) => read.isPending);
}

function Account({ user }: { user: UserInfo }) {
  return (
    <div className={styles.page}>
      <div className={layout.sections}>
        <AccountFacts user={user} />
        <UsernameSection user={user} />
        <EmailSection user={user} />
        <PasswordSection user={user} />
        <FactorsSection email={user.email} />
        <LanguageSection user={user} />
      </div>
      <div className={layout.sections}>
        <SessionsSection />
        <StaffAccessSection />
        <MailSection />
        <HintsSection user={user} />
        <LeaveSection />
      </div>
    </div>
  );
}

/** The language of messages and mail; the page follows at once. */
function LanguageSection({ user }: { user: UserInfo }) {
  const own = useTranslator('accounts/own');
  const command = useCommand(setLanguage, {
    onDone: (_, { lang }) => {
      void chooseLanguage(lang);
      toast(own('me.languageSet'));
    },
  });
  return (
    <Section title={own('me.language')} aside={own('me.languageText')}>
      <div className={styles.line}>
        <Select<Language>
          aria-label={own('me.language')}
          value={user.lang}
          disabled={command.isPending}
          options={languages.map((lang) => ({ value: lang, label: languageNames[lang] }))}
          onChange={(lang) => command.mutate({ lang })}
        />
        <FailNote error={command.error} />
      </div>
    </Section>
  );
}

function LeaveSection() {
  const own = useTranslator('accounts/own');
  const closing = useTranslator('accounts/closing');
  const navigate = useNavigate();
  const signOut = useSignOut();
  const leave = async () => {
    // Away first: this page's guard would lead to signing in.
    await navigate('/home');
    await signOut();
    toast(own('me.loggedOut'));
  };
  return (
    <Section title={own('me.session')} aside={own('me.sessionText')}>
      <div className={styles.line}>
        <Button icon="out" onClick={() => void leave()}>
          {own('me.logOut')}
        </Button>
        <Link to={closeAccountPath}>{closing('leaveLink')}</Link>
      </div>
    </Section>
  );
}
