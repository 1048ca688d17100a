import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import styles from './FactorsSection.module.css';

interface Props {
  readonly codes: readonly string[];
  readonly onStored: () => void;
}

const FILE = 'assay-recovery-codes.txt';

/** New recovery codes, visible this once: the reader copies or saves them before going on. */
export function RecoveryCodes({ codes, onStored }: Props) {
  const t = useTranslator('accounts/factors');
  const text = `${codes.join('\n')}\n`;
  const href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <div className={styles.codes}>
      <Note tone="wait">{t('recovery.once')}</Note>
      <ol translate="no" aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={layout.wrapRow}>
        <CopyButton text={text} label={t('recovery.copy')} />
        <a href={href} download={FILE}>
          {t('recovery.save')}
        </a>
      </div>
      <Button variant="primary" block onClick={onStored}>
        {t('recovery.stored')}
      </Button>
    </div>
  );
}
