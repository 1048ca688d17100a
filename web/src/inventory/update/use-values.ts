import type { Output } from '#contract/call.ts';
import type { importRows } from '#contract/inventory/calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import type { Change } from './OldNew.tsx';

const NONE = '–';

type Values = NonNullable<Output<typeof importRows>['list'][number]['new']>;
type Field = keyof Values;

/** Returns formatters for the values that a row of an import changes. */
export function useValues() {
  const t = useTranslator('inventory/update');
  const stock = useTranslator('inventory');
  const facts = useTranslator('order-parts');
  const format = useFormat();
  const said: { readonly [F in Field]: (values: Values) => string } = {
    quantity: ({ quantity }) => format.number(quantity, 0),
    unitPrice: ({ unitPrice }) =>
      unitPrice === null ? stock('stock.noPrice') : format.unitPrice(unitPrice),
    packaging: ({ packaging }) => (packaging === null ? '' : facts(`packaging.${packaging}`)),
    leadTime: ({ leadTime }) => stock(`leadTime.${leadTime}`),
    moq: ({ moq }) => (moq === null ? '' : format.number(moq, 0)),
    priceBreaks: ({ priceBreaks }) =>
      priceBreaks
        .map((one) => `${format.number(one.quantity, 0)}: ${format.unitPrice(one.unitPrice)}`)
        .join('; '),
  };
  const changesOf = (old: Values | null, now: Values | null): Record<Field, Change> => {
    const of = (field: Field): Change => {
      const change = { old: old ? said[field](old) : '', new: now ? said[field](now) : '' };
      // A value that a changed line loses is said to be none.
      return now && change.old !== '' && change.new === '' ? { ...change, new: NONE } : change;
    };
    return {
      quantity: of('quantity'),
      unitPrice: of('unitPrice'),
      packaging: of('packaging'),
      leadTime: of('leadTime'),
      moq: of('moq'),
      priceBreaks: of('priceBreaks'),
    };
  };
  const restNames = (['packaging', 'leadTime', 'moq', 'priceBreaks'] as const).map((field) => ({
    field,
    name: field === 'priceBreaks' ? t('rows.breaks') : t(`field.${field}`),
  }));
  return { changesOf, restNames };
}
