import type { ClaimTerms, ClaimView } from '#contract/claims/claim-schemas.ts';
import { formatDecimal, parseMoney } from '#contract/money.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import styles from './claims.module.css';

const cents = (terms: ClaimTerms, key: 'goods' | 'freight' | 'total'): bigint =>
  parseMoney(terms[key].amount, 'USD').minor;

/** The claimed terms beside those that are offered or in force, to the cent; alone where they are the same. */
export function TermsTable({ view, terms, head }: TermsProps) {
  const t = useTranslator('claims');
  const { claimed } = view;
  const secured = terms.remedy === 'replacement';
  const compared = terms !== claimed;
  const money = (key: 'goods' | 'freight' | 'total') => {
    const by = cents(terms, key) - cents(claimed, key);
    return (
      <tr key={key}>
        <th scope="row">{t(key === 'total' && secured ? 'terms.totalReplace' : `terms.${key}`)}</th>
        <td>
          <MoneyText money={claimed[key]} bare />
        </td>
        {compared && (
          <>
            <td>
              <MoneyText money={terms[key]} bare />
            </td>
            <td>
              <MoneyText money={{ amount: formatDecimal(by, 2), currency: 'USD' }} bare signed />
            </td>
          </>
        )}
      </tr>
    );
  };
  return (
    <table className={styles.terms} aria-label={t('terms.label')}>
      <thead>
        <tr>
          <th scope="col" translate="no">
            USD
          </th>
          <th scope="col">{t('terms.claimed')}</th>
          {compared && (
            <>
              <th scope="col">{head}</th>
              <th scope="col">{t('terms.difference')}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('terms.remedy')}</th>
          <td>{t(`remedy.${claimed.remedy}`)}</td>
          {compared && (
            <>
              <td>{t(`remedy.${terms.remedy}`)}</td>
              <td />
            </>
          )}
        </tr>
        <tr>
          <th scope="row">{t('terms.return')}</th>
          <td>
            <Quantity count={claimed.returnPieces} bare />
          </td>
          {compared && (
            <>
              <td>
                <Quantity count={terms.returnPieces} bare />
              </td>
              <td>
                <Quantity count={terms.returnPieces - claimed.returnPieces} bare />
              </td>
            </>
          )}
        </tr>
        {money('goods')}
        {money('freight')}
        {money('total')}
      </tbody>
    </table>
  );
}

interface TermsProps {
  readonly view: ClaimView;
  readonly terms: ClaimTerms;
  /** Names the second column. */
  readonly head: string;
}
