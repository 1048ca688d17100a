import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import styles from './Offline.module.css';

function watch(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the network is gone and offers to try again; once it is back all is read anew. */
export function Offline() {
  const t = useTranslator('app');
  const client = useQueryClient();
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  const [wasGone, setGone] = useState(false);
  useEffect(() => {
    if (!isOnline) return setGone(true);
    if (!wasGone) return;
    setGone(false);
    void client.refetchQueries({ type: 'active' });
  }, [isOnline, wasGone, client]);
  if (isOnline) return null;
  return (
    <div className={styles.place} role="alert">
      <Note
        tone="fail"
        action={
          <Button size="xs" onClick={() => void client.refetchQueries({ type: 'active' })}>
            {t('again')}
          </Button>
        }
      >
        {t('offline')}
      </Note>
    </div>
  );
}
