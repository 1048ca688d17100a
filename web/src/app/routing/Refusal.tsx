import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import type { Identity } from '#contract/option-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { dashboardOf, paths } from './paths.ts';

/** Stands where a page stands that the member may not open. */
export default function Refusal(props: {
  readonly identity: Identity | null;
  readonly mustSettle: boolean;
}) {
  return props.mustSettle ? <SettleFirst /> : <OtherConsole identity={props.identity} />;
}

/** Offers settlement to a seller whose state is not pass, over what the page says of it, and leads to the dashboard. */
function SettleFirst() {
  const words = useTranslator('app');
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  useHead({ title: words('settleTitle'), noIndex: true });
  const leave = (to: string, warn: boolean) => {
    setOpen(false);
    if (warn) toast(words('settleWarning'), 'fail');
    navigate(to, { replace: true });
  };
  return (
    <>
      <Empty
        isPage
        title={words('settleTitle')}
        action={
          <ButtonLink variant="primary" to={paths.settlement}>
            {words('settleGo')}
          </ButtonLink>
        }
      >
        {words('settleText')}
      </Empty>
      <Dialog
        open={open}
        width="narrow"
        title={words('settleTitle')}
        onClose={() => leave(dashboardOf('seller'), true)}
        footer={
          <>
            <Button onClick={() => leave(dashboardOf('seller'), true)}>{words('cancel')}</Button>
            <Button variant="primary" onClick={() => leave(paths.settlement, false)}>
              {words('settleGo')}
            </Button>
          </>
        }
      >
        {words('settleText')}
      </Dialog>
    </>
  );
}

/** Says to a member of one identity whose page this is, and how to get there. */
function OtherConsole({ identity }: { identity: Identity | null }) {
  const t = useTranslator('app');
  const home = dashboardOf(identity);
  useHead(identity === null ? {} : { title: t(`otherConsole.${identity}`), noIndex: true });
  if (identity === null) return <Navigate to={home} replace />;
  return (
    <Empty
      isPage
      title={t(`otherConsole.${identity}`)}
      action={
        <ButtonLink variant="primary" to={home}>
          {t('otherConsole.back')}
        </ButtonLink>
      }
    >
      {t(`otherConsole.${identity}Text`)}
    </Empty>
  );
}
