import { useMemo } from 'react';
import type { Language } from '#contract/option-schemas.ts';
import {
  formatAmount,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  formatProse,
  formatQuantity,
  formatRate,
  formatUnitPrice,
  type ProseOptions,
} from './format.ts';
import { useLanguage } from './translator.ts';

/** The formats of section 4 bound to the reader's language. */
export interface Formats {
  readonly lang: Language;
  number(value: number | string, decimals?: number): string;
  amount(amount: string): string;
  money(money: { readonly amount: string; readonly currency: string }): string;
  unitPrice(price: string, decimals?: number): string;
  /** A unit price in USD with its code, for sentences. */
  price(price: string): string;
  rate(rate: string): string;
  quantity(count: number): string;
  percent(share: number, decimals?: number): string;
  prose(iso: string, options?: ProseOptions): string;
}

/** Formats for sentences; tables use the parts MoneyText, Quantity and DateTime. */
export function useFormat(): Formats {
  const lang = useLanguage();
  return useMemo(
    () => ({
      lang,
      number: (value, decimals) => formatNumber(value, lang, decimals),
      amount: (amount) => formatAmount(amount, lang),
      money: (money) => formatMoney(money, lang),
      unitPrice: (price, decimals) => formatUnitPrice(price, lang, decimals),
      price: (price) => formatPrice(price, lang),
      rate: (rate) => formatRate(rate, lang),
      quantity: (count) => formatQuantity(count, lang),
      percent: (share, decimals) => formatPercent(share, lang, decimals),
      prose: (iso, options) => formatProse(iso, lang, options),
    }),
    [lang],
  );
}
