import type { ColumnLook } from './content.ts';
import type { SheetField } from './field.ts';
import type { Relation } from './relations.ts';

/** How much a column of numbers is a shop's or a house's own, 0 to 1. */
export function foreignness(look: ColumnLook, relation: Relation): number {
  const isOneForm = look.filled > 5 && look.distinct > 0.4 && relation.uniform > 0.85;
  return Math.max(look.shopNumber, relation.wraps, relation.endsInCase, isOneForm ? 0.7 : 0);
}

/** How much a column holds the names of companies: short texts, several, most of them again. */
export function namesOf(look: ColumnLook): number {
  const isNone = look.condition + look.packaging + look.casing + look.designator + look.value;
  const repeats = look.filled < 12 || look.distinct < 0.95 || look.name > 0.8 ? 1 : 0.5;
  return Math.max(0, look.company - isNone - look.shopName - 0.8 * look.sentence) * repeats;
}

/** How well the values of a column fit a field, 0 to 1. */
export function fitOf(field: SheetField, look: ColumnLook, relation: Relation): number {
  const lowDistinct = look.distinct < 0.5 || look.filled < 12 ? 1 : 0.6;
  switch (field) {
    case 'mpn':
    case 'alternative':
      return Math.max(
        0,
        look.part *
          (1 - look.casing / 2 - look.value / 3) *
          (1 - 0.6 * foreignness(look, relation)) -
          0.5 * look.dateCodePlus -
          look.url,
      );
    case 'manufacturer':
      return Math.min(1, look.maker + 0.2 * (1 - look.part) * (1 - look.whole) * (1 - look.value));
    case 'quantity':
    case 'moq':
    case 'breakQuantity':
      return (
        look.whole *
        (look.running > 0.8 ? 0.1 : 1) *
        (1 - 0.3 * look.dateCodePlus) *
        (1 - 0.6 * look.shopNumber)
      );
    case 'unitPrice':
    case 'breakPrice':
      return Math.min(1, Math.max(look.decimal, look.money) + 0.5 * look.whole);
    case 'currency':
      return look.currency;
    case 'condition':
      return look.condition;
    case 'packaging':
      return look.packaging;
    case 'dateCode':
      return Math.min(1, Math.max(look.dateCode, look.dateCodePlus) + 0.3 * look.whole);
    case 'leadTime':
      return Math.min(1, look.leadTime + 0.3 * look.whole);
    case 'priceBreaks':
      return look.breaks;
    case 'description':
      return look.sentence;
    case 'ownNumber':
      return Math.max(look.shopNumber, 0.4 * look.part);
    case 'designator':
      return look.designator;
    case 'location':
      return 0.5 * lowDistinct;
    case 'remark':
      return 0;
  }
}

/** Scores a column for a field by its values alone, where its heading says nothing. */
export function byContent(
  field: SheetField,
  look: ColumnLook,
  relation: Relation,
  hasHeaders: boolean,
): number {
  if (look.filled === 0) return 0;
  const value = fitOf(field, look, relation);
  // A column that says the same in each row tells parts, makers and stocks apart least of all.
  const varied = look.filled > 5 && look.filled * look.distinct < 1.5 ? 0.4 : 1;
  switch (field) {
    case 'mpn':
      // Digits alone may be a part number, but a column with letters is one rather.
      return (
        value *
        (1 - 0.6 * look.whole) *
        (1 - look.running) *
        varied *
        (0.7 + 0.3 * look.distinct) *
        (0.7 + 0.3 * look.fill) *
        (look.sentence > 0.5 ? 0.5 : 1) *
        (1 - look.casing / 2)
      );
    case 'quantity':
      if (relation.countsPlaces > 0.6 && look.running < 0.8) return 0.9;
      if (relation.isProduct || look.shopNumber > 0.5) return 0;
      if (relation.isFactor && look.whole > 0.9 && look.money === 0) return 0.9;
      if (hasHeaders && relation.hasPlaces) return value * 0.3;
      return (
        value *
        (1 - look.long) *
        (hasHeaders ? 0.65 : 0.8) *
        varied *
        (1 - 0.6 * look.dateCode) *
        (look.money > 0.2 ? 0.4 : 1)
      );
    case 'unitPrice': {
      const price = Math.max(look.money, look.decimal);
      return hasHeaders ? price * (look.money > 0.5 ? 0.8 : 0) : price * 0.85;
    }
    case 'manufacturer': {
      // Makers come again and again, and are not one word for all.
      const isNames = look.filled * look.distinct > 2.5;
      const names = isNames ? namesOf(look) : 0;
      return (
        varied * Math.max(Math.min(1, look.maker * 2) * 0.85 * (0.3 + 0.7 * names), names * 0.6)
      );
    }
    case 'dateCode':
      return hasHeaders
        ? 0.8 * look.dateCodePlus
        : Math.max(0.9 * look.dateCodePlus, 0.75 * look.dateCode);
    case 'condition':
    case 'packaging':
    case 'currency':
    case 'priceBreaks':
    case 'designator':
      return value * 0.85;
    case 'leadTime':
      return look.leadTime * 0.8;
    case 'description':
      return hasHeaders ? 0 : look.sentence * 0.6;
    case 'ownNumber':
      return hasHeaders ? 0 : look.shopNumber * 0.5;
    default:
      return 0;
  }
}
