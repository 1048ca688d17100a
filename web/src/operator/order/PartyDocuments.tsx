import { opsOrderDocuments } from '#contract/documents/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { PartyFiles, RENEW_MS } from '#web/order-parts/OrderDocuments.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from './orders.module.css';

/** The documents and evidence of an order as each of its parties has them. */
export function PartyDocuments({ id }: { id: string }) {
  const t = useTranslator('operator/order');
  const files = useCallQuery(opsOrderDocuments, { id }, { everyMs: RENEW_MS, quiet: true }).data;
  return (
    <Section title={t('documents.title')}>
      <p className={styles.hint}>{t('documents.hint')}</p>
      {files && (
        <>
          <h3 className={styles.side}>{t('documents.buyer')}</h3>
          <PartyFiles {...files.buyer} />
          <h3 className={styles.side}>{t('documents.seller')}</h3>
          {files.seller ? <PartyFiles {...files.seller} /> : <p>{t('documents.none')}</p>}
        </>
      )}
    </Section>
  );
}
