/** Words by which the last row of a table says that it holds sums. */
const TOTAL =
  /^(?:(?:grand|sub)?[ -]?total(?:s|e|es|i)?\b.*|(?:bom|parts?|components?|item|board)s? (?:total|count|cost)s?\b.*|sums?|sum of .*|summe|gesamt(?:summe|preis|kosten|anzahl)?|zwischensumme|somme|suma|montant total|importe total|somma|razem|łącznie|celkem|součet|toplam|итого|всего|сумма|合计|总计|总价|小计|総計|合計|小計|합계|총계)(?![\p{L}\p{N}_-])\s*[:：=]?\s*.{0,20}$/iu;

/** Whether a text names sums: `Total`, `Grand total (USD)`, `合计`. */
export const saysTotal = (text: string): boolean => TOTAL.test(text.normalize('NFKC').trim());
