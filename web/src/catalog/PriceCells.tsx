import type { Offer } from '#contract/catalog/search-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import { columnDecimals, UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import styles from './catalog.module.css';
import { type PriceColumn, priceAt, priceColumns } from './price-columns.ts';

/** Of the width of a table, in percent: what its prices take, however many columns they have. */
const PRICES_WIDTH = 21;

/**
 * One column, or one for each quantity at which prices change; on phones the one that counts.
 * `listBreaks` are the quantities at which prices of the whole list change, the most common first.
 */
export function usePriceColumns(
  offers: readonly Offer[],
  needed: number | null,
  listBreaks: readonly number[],
): Column<Offer>[] {
  const t = useTranslator('catalog');
  const { number } = useFormat();
  const columns = priceColumns(offers, needed, listBreaks);
  const prices = columns.flatMap(({ quantity }) => offers.map((one) => priceAt(one, quantity)));
  const decimals = columnDecimals(prices.filter((price) => price !== null));
  const counts = columns.find(({ isRequested }) => isRequested) ?? columns[0];
  const headOf = ({ quantity }: PriceColumn) => {
    if (columns.length === 1) return <span className={styles.priceHead}>{t('offer.price')}</span>;
    const label = t('offer.priceAt', { quantity });
    return (
      <span className={styles.priceHead} title={label}>
        <span aria-hidden="true">{t('offer.priceFrom', { quantity: number(quantity) })}</span>
        <span className={text.vh}>{label}</span>
      </span>
    );
  };
  return columns.map((column) => ({
    key: `price${column.quantity}`,
    head: headOf(column),
    width: `${PRICES_WIDTH / columns.length}%`,
    cell: (one) => (
      <>
        <PriceCell
          price={priceAt(one, column.quantity)}
          decimals={decimals}
          isRequested={column.isRequested}
          // Who names no price for one piece wants to be asked; later columns say nothing of it.
          none={column.quantity === 1 ? t('offer.onRequest') : '–'}
        />
        {column === counts && <PhoneBreaks offer={one} columns={columns} decimals={decimals} />}
      </>
    ),
    figures: true,
    phone: column === counts ? 'value' : 'off',
  }));
}

/** On a phone, where one column of prices is shown: the price at each quantity where it changes. */
function PhoneBreaks(props: { offer: Offer; columns: readonly PriceColumn[]; decimals: number }) {
  const t = useTranslator('catalog');
  const { number } = useFormat();
  const { offer, columns, decimals } = props;
  const steps = columns.flatMap(({ quantity }) => {
    const price = priceAt(offer, quantity);
    return price === null ? [] : [{ quantity, price }];
  });
  const changing = steps.filter(({ price }, place) => price !== steps[place - 1]?.price);
  if (changing.length < 2) return null;
  return (
    <span className={text.onlySmall}>
      {changing.map(({ quantity, price }) => (
        <CellNote key={quantity}>
          {t('offer.priceFrom', { quantity: number(quantity) })}{' '}
          <UnitPriceText price={price} decimals={decimals} />
        </CellNote>
      ))}
    </span>
  );
}

function PriceCell(props: {
  price: string | null;
  decimals: number;
  isRequested: boolean;
  none: string;
}) {
  const { price, decimals, isRequested, none } = props;
  if (price === null) return <span className={styles.quiet}>{none}</span>;
  const figure = <UnitPriceText price={price} decimals={decimals} />;
  return isRequested ? <b>{figure}</b> : figure;
}
