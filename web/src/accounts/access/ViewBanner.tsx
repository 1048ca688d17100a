import { useState } from 'react';
import { useNavigate } from 'react-router';
import { opsViewEnd } from '#contract/access/calls.ts';
import type { CustomerView } from '#contract/access/schemas.ts';
import { reportFailure, sendCall } from '#web/api/client.ts';
import { closeSession } from '#web/api/session.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { useSecondsUntil } from '#web/ui/Countdown.tsx';
import bannerStyles from '../Banner.module.css';
import styles from './access.module.css';

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Says on every page that staff look as a customer, for how long still, and ends it. */
export function ViewBanner({ view }: { view: CustomerView }) {
  const t = useTranslator('accounts/access');
  const navigate = useNavigate();
  const seconds = useSecondsUntil(Date.parse(view.until));
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    try {
      await sendCall(opsViewEnd, {}, { side: 'staff' });
    } catch (error) {
      // The look ends by itself; the tab is left either way.
      reportFailure(error);
    }
    await navigate(`/ops/companies/${view.accountId}`);
    closeSession('member');
  };
  return (
    <aside className={bannerStyles.banner} aria-label={t('banner.label')}>
      <p>
        <strong>{t.parts('banner.as', { name: <span translate="no">{view.name}</span> })}</strong>{' '}
        {t('banner.readOnly')}{' '}
        <span className={styles.reason}>{t('banner.reason', { reason: view.reason })}</span>
      </p>
      <span className={styles.clock} role="timer" aria-label={t('banner.left')}>
        {seconds === 0 ? t('banner.over') : clock(seconds)}
      </span>
      <Button size="xs" loading={isEnding} onClick={() => void end()}>
        {t('banner.end')}
      </Button>
    </aside>
  );
}
