import { Link } from 'react-router';
import { type Console, orderPath } from '#contract/addresses.ts';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { DefinitionList } from '#web/ui/DefinitionList.tsx';
import { Section } from '#web/ui/Section.tsx';
import { MoneyText } from '#web/widgets/MoneyText.tsx';
import { Mpn } from '#web/widgets/Mpn.tsx';
import { Quantity } from '#web/widgets/Quantity.tsx';
import styles from './claims.module.css';

/** The claim as it was made, and the terms that are in force. */
export function ClaimFacts({ view, console }: { view: ClaimView; console: Console | 'staff' }) {
  const t = useTranslator('claims');
  const format = useFormat();
  const { claimed, settlement, replacement } = view;
  const time = format.prose(view.appliedAt, { zone: true });
  const row = (key: string, term: string, value: React.ReactNode) => ({ key, term, value });
  return (
    <Section title={t('claim.title')} aside={t('claim.filed', { name: view.buyerName, time })}>
      <p>
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
          row('return', t('terms.return'), <Quantity count={claimed.returnPieces} bare />),
          row('amount', t('claim.amount'), <MoneyText money={claimed.total} />),
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
          <h3>{t('claim.refusal')}</h3>
          <p className={styles.words}>{view.refusal}</p>
        </>
      )}
      {settlement && (
        <>
          <h3>{t(`claim.settled.${settlement.source}`)}</h3>
          <p>
            {t(`remedy.${settlement.remedy}`)} · {t('pcs', { count: settlement.returnPieces })} ·{' '}
            {format.money(settlement.total)}
          </p>
          {settlement.text && <p className={styles.words}>{settlement.text}</p>}
        </>
      )}
    </Section>
  );
}
