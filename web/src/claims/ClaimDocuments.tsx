import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { claimDocuments, opsClaimDocuments } from '#contract/documents/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { PartyFiles, RENEW_MS } from '#web/order-parts/OrderDocuments.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from './claims.module.css';

/** The credit note of a claim once its money moved, and the evidence file of its order. */
export function ClaimDocuments({ view: { id } }: { view: ClaimView }) {
  const t = useTranslator('order-parts');
  const files = useCallQuery(claimDocuments, { id }, { everyMs: RENEW_MS, quiet: true }).data;
  return <Section title={t('documents.title')}>{files && <PartyFiles {...files} />}</Section>;
}

/** The same for staff, as each of the parties has them. */
export function ClaimDocumentsOfSides({ view: { id } }: { view: ClaimView }) {
  const t = useTranslator('order-parts');
  const claims = useTranslator('claims');
  const files = useCallQuery(opsClaimDocuments, { id }, { everyMs: RENEW_MS, quiet: true }).data;
  return (
    <Section title={t('documents.title')}>
      {files && (
        <>
          <h3 className={styles.sub}>{claims('by.buyer')}</h3>
          <PartyFiles {...files.buyer} />
          <h3 className={styles.sub}>{claims('by.seller')}</h3>
          <PartyFiles {...files.seller} />
        </>
      )}
    </Section>
  );
}
