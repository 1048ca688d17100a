import { BASE_PATH } from '#contract/call.ts';
import { keyedStatus, keyedUpload } from '#contract/inventory/calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from './keys.module.css';

const HEADER = 'assay-key';

/** How a program uploads a list and asks what became of it. */
export function HowTo() {
  const t = useTranslator('inventory/keys');
  const base = `${window.location.origin}${BASE_PATH}`;
  const upload = [
    `curl -H '${HEADER}: KEY' \\`,
    "  -F 'file=@stock.xlsx' \\",
    `  ${base}${keyedUpload.path}`,
  ].join('\n');
  const status = [
    `curl -H '${HEADER}: KEY' -H 'content-type: application/json' \\`,
    `  -d '{"id":"ID"}' \\`,
    `  ${base}${keyedStatus.path}`,
  ].join('\n');
  return (
    <Section title={t('how.title')}>
      <ol className={styles.steps}>
        <li>
          <p>{t.parts('how.upload', { key: <code translate="no">KEY</code> })}</p>
          <Code text={upload} label={t('how.uploadLabel')} />
        </li>
        <li>
          <p>{t.parts('how.status', { id: <code translate="no">ID</code> })}</p>
          <Code text={status} label={t('how.statusLabel')} />
        </li>
      </ol>
      <p className={styles.quiet}>{t('how.clear')}</p>
    </Section>
  );
}

function Code({ text, label }: { text: string; label: string }) {
  return (
    <div className={styles.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls is scrolled by keys. */}
      <section tabIndex={0} aria-label={label}>
        <pre translate="no">{text}</pre>
      </section>
      <CopyButton text={text} />
    </div>
  );
}
