import { useNavigate } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { EmailForm } from '../settings/EmailForm.tsx';
import { useUser } from '../use-user.ts';
import styles from './PersonalCenterPage.module.css';

const PROFILE = '/buyer-basic-information';

/** Moves a buyer's account to another e-mail, and leads back to the profile. */
export default function UpdateEmailPage() {
  const own = useTranslator('accounts/own');
  const t = useTranslator('accounts');
  const navigate = useNavigate();
  const user = useUser();
  useHead({ title: own('me.emailChange'), noIndex: true });
  return (
    <div className={styles.narrow}>
      <Breadcrumbs
        crumbs={[{ label: own('me.profile'), to: PROFILE }, { label: own('me.emailChange') }]}
      />
      <PageHead title={own('me.emailChange')} />
      {user.isError && <FailNote error={user.error} again={() => void user.refetch()} />}
      {!user.data && !user.isError && <SkeletonLines label={own('me.loading')} lines={6} />}
      {user.data && (
        <Section title={t('email')} aside={<span translate="no">{user.data.email}</span>}>
          <div className={styles.line}>
            <EmailForm user={user.data} onEnd={() => navigate(PROFILE)} />
          </div>
        </Section>
      )}
    </div>
  );
}
