import { useLocation, useParams } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { consoleOf } from '../addresses.ts';

/** The actions that end here: what is said of each, and where another one is made. */
const done = {
  recharge: { title: 'done.recharge', text: 'done.text', again: 'recharge' },
  exchange: { title: 'done.exchange', text: 'done.exchangeText', again: 'exchange-apply' },
  cash: { title: 'done.cash', text: 'done.cashText', again: 'cash-apply' },
} as const;
const isDone = (action: string): action is keyof typeof done => action in done;

/** What was submitted, who acts now, and the way on. */
export default function RechargeSuccessPage() {
  const t = useTranslator('wallet');
  const { action } = useParams();
  const console = consoleOf(useLocation().pathname);
  const back = <ButtonLink to={`/${console}-wallet`}>{t('done.toWallet')}</ButtonLink>;
  if (action === undefined || !isDone(action)) {
    return <Empty title={t('done.unknown')} action={back} />;
  }
  const { title, text, again } = done[action];
  return (
    <>
      <PageHead title={t(title)} />
      <Note tone="pass">{t(text)}</Note>
      <div className={layout.actions}>
        <ButtonLink variant="primary" to={`/${console}-wallet`}>
          {t('done.toWallet')}
        </ButtonLink>
        <ButtonLink to={`/${console}-${again}`}>{t('done.again')}</ButtonLink>
      </div>
    </>
  );
}
