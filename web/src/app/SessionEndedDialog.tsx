import { useLocation, useNavigate } from 'react-router';
import { closeSession, type Side, viewOfTab } from '#web/api/session.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { paths } from './routing/paths.ts';

/** Says that the session of a side has ended. Closing it leads to signing in and back here. */
export default function SessionEndedDialog(props: { side: Side; onClose: () => void }) {
  const { side, onClose } = props;
  const t = useTranslator('app');
  const navigate = useNavigate();
  const location = useLocation();
  const close = () => {
    const from = location.pathname + location.search;
    const view = side === 'member' ? viewOfTab() : null;
    closeSession(side, 'expired');
    onClose();
    if (view !== null) return navigate(`/ops/companies/${view.accountId}`);
    navigate(side === 'staff' ? paths.opsLogin : paths.login, { state: { from } });
  };
  return (
    <Dialog
      open
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
