import { Link } from 'react-router';
import { type Console, orderPath } from '#contract/addresses.ts';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import styles from './claims.module.css';
import { termsText } from './terms-text.ts';
import { lastOf } from './track.ts';

/** The claim as it was made, and the terms that are in force. */
export function ClaimFacts({ view, console }: { view: ClaimView; console: Console | 'staff' }) {
  const t = useTranslator('claims');
  const format = useFormat();
  const { claimed, settlement, replacement } = view;
  // A ruling that rejects leaves no terms: its reasons stand in its entry.
  const rejection = view.state === 'rejected' ? lastOf(view, ['rule']) : undefined;
  const time = format.prose(view.appliedAt, { zone: true });
  const row = (key: string, term: string, value: React.ReactNode) => ({ key, term, value });
  return (
    <Section title={t('claim.title')} aside={t('claim.filed', { name: view.buyerName, time })}>
      <p className={styles.part}>
        <Mpn mpn={view.mpn} size={20} /> {view.manufacturer}
      </p>
      <DefinitionList
        items={[
          row('reason', t('claim.reason'), t(`reason.${view.reason}`)),
          row(
            'quantity',
            t('claim.quantity'),
            t('claim.quantityOf', {
              count: format.number(view.quantity, 0),
              all: format.number(view.delivered, 0),
            }),
          ),
          row('remedy', t('claim.remedy'), t(`remedy.${claimed.remedy}`)),
          ...(claimed.returnPieces > 0
            ? [row('return', t('terms.return'), <Quantity count={claimed.returnPieces} bare />)]
            : []),
          row(
            'amount',
            t('claim.amount'),
            claimed.remedy === 'replacement' ? (
              t('terms.secured', { money: format.money(claimed.total) })
            ) : (
              <MoneyText money={claimed.total} />
            ),
          ),
          ...(replacement
            ? [
                row(
                  'replacement',
                  t('claim.replacement'),
                  <Link
                    className={styles.no}
                    translate="no"
                    to={orderPath(console, view.kind, replacement.orderId)}
                  >
                    {replacement.orderNo}
                  </Link>,
                ),
              ]
            : []),
        ]}
      />
      <p className={styles.words}>{view.text}</p>
      {view.refusal && (
        <>
          <h3 className={styles.sub}>{t('claim.refusal')}</h3>
          <p className={styles.words}>{view.refusal}</p>
        </>
      )}
      {settlement && (
        <>
          <h3 className={styles.sub}>{t(`claim.settled.${settlement.source}`)}</h3>
          <p>{termsText(settlement, { t, format })}</p>
          {settlement.text && <p className={styles.words}>{settlement.text}</p>}
        </>
      )}
      {rejection && (
        <>
          <h3 className={styles.sub}>{t('claim.settled.ruling')}</h3>
          <p className={styles.words}>{rejection.text}</p>
        </>
      )}
    </Section>
  );
}
