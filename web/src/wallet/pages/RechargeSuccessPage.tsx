import { useLocation, useParams } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { consoleOf } from '../addresses.ts';

/** What was submitted, who acts now, and the way on. */
export default function RechargeSuccessPage() {
  const t = useTranslator('wallet');
  const { action } = useParams();
  const console = consoleOf(useLocation().pathname);
  const back = <ButtonLink to={`/${console}-wallet`}>{t('done.toWallet')}</ButtonLink>;
  if (action !== 'recharge') return <Empty title={t('done.unknown')} action={back} />;
  return (
    <>
      <PageHead title={t('done.recharge')} />
      <Note tone="pass">{t('done.text')}</Note>
      <div className={layout.actions}>
        <ButtonLink variant="primary" to={`/${console}-wallet`}>
          {t('done.toWallet')}
        </ButtonLink>
        <ButtonLink to={`/${console}-recharge`}>{t('done.again')}</ButtonLink>
      </div>
    </>
  );
}
