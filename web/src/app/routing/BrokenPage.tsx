import { useEffect, useState } from 'react';
import { reportFault } from '#contract/faults/calls.ts';
import { sendCall } from '#web/api/client.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { paths } from './paths.ts';

const report = (error: Error) =>
  sendCall(
    reportFault,
    {
      page: window.location.pathname.slice(0, 300),
      message: error.message.slice(0, 500),
      stack: (error.stack ?? '').slice(0, 4000),
    },
    { notCancel: true, quiet: true },
  );

/** Shows the error page in place of a page that crashed: its reference and the ways on. */
export function BrokenPage({ error }: { error: Error }) {
  const t = useTranslator('app');
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    report(error).then(
      (logged) => setReference(logged.reference),
      // Without the network there is nobody to tell; the page says what is kept all the same.
      () => undefined,
    );
  }, [error]);
  return (
    <main id="main" role="alert">
      <Empty
        title={t('brokenTitle')}
        action={
          <>
            <Button variant="primary" onClick={() => window.location.reload()}>
              {t('reload')}
            </Button>
            <ButtonLink to={paths.home}>{t('menu.home')}</ButtonLink>
          </>
        }
      >
        {t('brokenText')} {reference !== null && t('brokenReference', { reference })}
      </Empty>
    </main>
  );
}
