import { useRouteError } from 'react-router';
import { useWords } from '#web/i18n/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';

/** What stands in place of a page whose program failed: a way on, and what is kept. */
export function BrokenPage() {
  const t = useWords('app');
  const error = useRouteError();
  return (
    <main id="main">
      <Empty
        title={t('brokenTitle')}
        action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
      >
        {t('brokenText')} {error instanceof Error ? error.message : ''}
      </Empty>
    </main>
  );
}
