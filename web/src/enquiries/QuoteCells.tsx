import { Link } from 'react-router';
import type { BuyerRequest, EnquiryLine } from '#contract/enquiries/line-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { CellNote } from '#web/ui/table/Table.tsx';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { BlacklistTag, DepositNotes } from '#web/widgets/money/PriceCaution.tsx';
import { UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { SellerName } from '#web/widgets/SellerName.tsx';
import { sellerPath } from './addresses.ts';
import styles from './enquiries.module.css';
import { aboveTarget, costOf, isChanged, quantityViolation } from './picks.ts';
import type { Ordering } from './use-ordering.ts';

interface Of {
  readonly line: EnquiryLine;
  readonly request: BuyerRequest;
}

/** The seller, with the share of its lots that passed and the interval which so many allow. */
export function Seller({ request }: { request: BuyerRequest }) {
  const t = useTranslator('enquiries');
  const format = useFormat();
  const { sellerId, sellerName, standing } = request;
  const interval = standing?.interval;
  return (
    <>
      <Link className={styles.seller} to={sellerPath(sellerId)} translate="no">
        <SellerName name={sellerName} record={standing} />
      </Link>
      <BlacklistTag stage={standing?.blacklist} />
      <CellNote>
        {standing && interval && standing.inspectedLots > 0
          ? t('quote.lots', {
              passed: standing.passedLots,
              inspected: standing.inspectedLots,
              low: format.number(Math.round(interval.low * 100)),
              // The two figures of an interval stay on one line.
              high: `\u2060${format.percent(interval.high)}`,
            })
          : t('quote.lotsNone')}
      </CellNote>
      <DepositNotes record={standing} />
    </>
  );
}

/** Price a piece at the asked quantity, its place among the others, and the target beside it. */
export function Price(props: Of & { decimals: number; isLowest: boolean }) {
  const t = useTranslator('enquiries');
  const format = useFormat();
  const { line, request, decimals, isLowest } = props;
  if (request.atQuantity === null) return '–';
  const { unitPrice } = request.atQuantity;
  const above = aboveTarget(unitPrice, line.targetPrice);
  // A little more is not nothing.
  const percentText = (share: number) => format.percent(share, share < 0.01 ? 2 : 0);
  return (
    <>
      <UnitPriceText price={unitPrice} decimals={decimals} phoneCurrency="USD" />
      {isLowest && <CellNote tone="green">{t('quote.lowest')}</CellNote>}
      {above !== null && above <= 0 && <CellNote tone="green">{t('quote.under')}</CellNote>}
      {above !== null && above > 0 && (
        <CellNote>{t('quote.over', { percent: percentText(above) })}</CellNote>
      )}
    </>
  );
}

/** Pieces that are offered, the least that is sold, and what lacks. */
export function Stock({ line, request: { quote } }: Of) {
  const t = useTranslator('enquiries');
  const format = useFormat();
  if (quote === null) return null;
  const short = line.quantity - quote.quantity;
  return (
    <>
      <Quantity count={quote.quantity} bare />
      {quote.moq !== null && quote.moq > 1 && (
        <CellNote>{t('quote.moq', { count: format.number(quote.moq) })}</CellNote>
      )}
      {short > 0 && (
        <CellNote tone="amber">{t('quote.short', { count: format.quantity(short) })}</CellNote>
      )}
    </>
  );
}

/** Condition, maker, date code, and a part number that is not the one asked for. */
export function Goods({ line, request: { quote } }: Of) {
  const t = useTranslator('enquiries');
  const facts = useTranslator('order-parts');
  if (quote === null) return null;
  return (
    <>
      {facts(`condition.${quote.condition}`)}
      <CellNote>
        <span translate="no">{quote.manufacturer}</span>
      </CellNote>
      {quote.dateCode && <CellNote>{t('quote.dateCode', { code: quote.dateCode })}</CellNote>}
      {quote.mpn !== line.mpn && (
        <CellNote tone="amber">
          <Mpn mpn={quote.mpn} differsFrom={line.mpn} />
        </CellNote>
      )}
    </>
  );
}

/** Lead time and warranty. */
export function LeadTimeCell({ request: { quote } }: { request: BuyerRequest }) {
  const t = useTranslator('enquiries');
  if (quote === null) return null;
  const days = t('days', { count: quote.warrantyDays });
  return (
    <>
      {t(`leadTime.${quote.leadTime}`)}
      <CellNote>
        {quote.warrantyDays === 0 ? t('quote.noWarranty') : t('quote.warranty', { days })}
      </CellNote>
    </>
  );
}

/** Lots of this part from this seller that the lab saw. */
export function Lab({ request: { lab } }: { request: BuyerRequest }) {
  const t = useTranslator('enquiries');
  if (lab.inspected === 0) return <span className={styles.quiet}>{t('quote.labNone')}</span>;
  return t('quote.labOf', { passed: lab.passed, inspected: lab.inspected });
}

/** How much is ordered of a picked quote, and what that costs. */
export function OrderedQuantityCell({
  request,
  ordering,
}: {
  request: BuyerRequest;
  ordering: Ordering;
}) {
  const t = useTranslator('enquiries');
  const format = useFormat();
  const one = ordering.picked.find((picked) => picked.request.id === request.id);
  if (one === undefined) return null;
  const { pick, quote } = one;
  const path = `${request.id}.quantity`;
  const out = quantityViolation(one);
  const violation = {
    over: t('quote.tooMany', { left: format.quantity(quote.quantity) }),
    under: t('quote.belowMoq', { moq: format.quantity(quote.moq ?? 1) }),
  };
  const cost = costOf(quote, pick.quantity);
  return (
    <>
      <Field
        label={<span className={text.vh}>{`${t('quote.take')} ${request.sellerName}`}</span>}
        error={out ? violation[out] : ordering.form.error(path)}
        className={styles.take}
      >
        <FigureInput
          unit={t('pieces')}
          value={pick.quantity}
          onChange={(quantity) => ordering.setPick({ ...pick, quantity })}
          onBlur={ordering.form.left(path)}
        />
      </Field>
      {cost && (
        <CellNote>
          <MoneyText money={cost} />
        </CellNote>
      )}
      {isChanged(one) && (
        <span className={styles.changed}>
          {t('quote.changed')}
          <Button variant="text" onClick={() => ordering.setPick({ ...pick, hash: quote.hash })}>
            {t('quote.takeNew')}
          </Button>
        </span>
      )}
    </>
  );
}
