import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { setClientListeners } from '#web/api/client.ts';
import { closeSession, type Side, viewOfTab } from '#web/api/session.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { paths } from './routing/paths.ts';

/**
 * The one alert of an ended session, however many calls found it ended (specification section 8).
 * Closing it leads to signing in and back here; what was typed stays as a draft.
 */
export function SessionEnded() {
  const t = useTranslator('app');
  const navigate = useNavigate();
  const location = useLocation();
  const [side, setSide] = useState<Side | null>(null);
  useEffect(() => setClientListeners({ sessionEnded: setSide }), []);
  const close = () => {
    if (side === null) return;
    const from = location.pathname + location.search;
    const view = side === 'member' ? viewOfTab() : null;
    closeSession(side, 'expired');
    setSide(null);
    if (view !== null) return navigate(`/ops/companies/${view.accountId}`);
    navigate(side === 'staff' ? paths.opsLogin : paths.login, { state: { from } });
  };
  return (
    <Dialog
      open={side !== null}
      onClose={close}
      width="narrow"
      title={t('hint')}
      footer={
        <Button variant="primary" onClick={close}>
          {t('ok')}
        </Button>
      }
    >
      <p>{t('ended.text')}</p>
      <p>{t('ended.kept')}</p>
    </Dialog>
  );
}
