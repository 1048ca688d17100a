import { useTranslator } from '#web/i18n/translator.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import styles from './work.module.css';

const keys = [
  ['j', 'key.j'],
  ['k', 'key.k'],
  ['Enter', 'key.enter'],
  ['c', 'key.c'],
  ['x', 'key.x'],
  ['/', 'key.slash'],
  ['?', 'key.question'],
] as const;

/** The keys of the work queues. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const t = useTranslator('widgets/tasks');
  return (
    <Dialog open width="narrow" title={t('keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, words]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd translate="no">{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
