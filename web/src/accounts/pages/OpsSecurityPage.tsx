import { opsMe } from '#contract/accounts/session-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { FactorsSection } from '../factors/FactorsSection.tsx';
import { StaffPassword } from '../security/StaffPassword.tsx';
import styles from './PersonalCenterPage.module.css';

/** A member of staff's own security: the password and the second factors. */
export default function OpsSecurityPage() {
  const own = useTranslator('accounts/security');
  const me = useCallQuery(opsMe, {}).data;
  useHead({ title: own('title'), noIndex: true });
  return (
    <>
      <PageHead title={own('title')} />
      <div className={styles.page}>
        <div className={layout.sections}>{me && <StaffPassword email={me.email} />}</div>
        <div className={layout.sections}>{me && <FactorsSection email={me.email} isStaff />}</div>
      </div>
    </>
  );
}
