import type { ColumnProfile } from './content.ts';
import type { SheetField } from './field.ts';
import type { Relation } from './relations.ts';

/** How much a column of numbers is a shop's or a house's own, 0 to 1. */
export function foreignness(profile: ColumnProfile, relation: Relation): number {
  const isOneForm = profile.filled > 5 && profile.distinct > 0.4 && relation.uniform > 0.85;
  return Math.max(profile.shopNumber, relation.wraps, relation.endsInCase, isOneForm ? 0.7 : 0);
}

/** How much a column holds the names of companies: short texts, several, most of them again. */
export function namesOf(profile: ColumnProfile): number {
  const isNone =
    profile.condition + profile.packaging + profile.casing + profile.designator + profile.value;
  const repeats = profile.filled < 12 || profile.distinct < 0.95 || profile.name > 0.8 ? 1 : 0.5;
  return (
    Math.max(0, profile.company - isNone - profile.shopName - 0.8 * profile.sentence) * repeats
  );
}

/** How well the values of a column fit a field, 0 to 1. */
export function fitOf(field: SheetField, profile: ColumnProfile, relation: Relation): number {
  const lowDistinct = profile.distinct < 0.5 || profile.filled < 12 ? 1 : 0.6;
  switch (field) {
    case 'mpn':
    case 'alternative':
      return Math.max(
        0,
        profile.part *
          (1 - profile.casing / 2 - profile.value / 3) *
          (1 - 0.6 * foreignness(profile, relation)) -
          0.5 * profile.dateCodePlus -
          profile.url,
      );
    case 'manufacturer':
      return Math.min(
        1,
        profile.maker + 0.2 * (1 - profile.part) * (1 - profile.whole) * (1 - profile.value),
      );
    case 'quantity':
    case 'moq':
    case 'breakQuantity':
      return (
        profile.whole *
        (profile.running > 0.8 ? 0.1 : 1) *
        (1 - 0.3 * profile.dateCodePlus) *
        (1 - 0.6 * profile.shopNumber)
      );
    case 'unitPrice':
    case 'breakPrice':
      return Math.min(1, Math.max(profile.decimal, profile.money) + 0.5 * profile.whole);
    case 'currency':
      return profile.currency;
    case 'condition':
      return profile.condition;
    case 'packaging':
      return profile.packaging;
    case 'dateCode':
      return Math.min(1, Math.max(profile.dateCode, profile.dateCodePlus) + 0.3 * profile.whole);
    case 'leadTime':
      return Math.min(1, profile.leadTime + 0.3 * profile.whole);
    case 'priceBreaks':
      return profile.breaks;
    case 'description':
      return profile.sentence;
    case 'ownNumber':
      return Math.max(profile.shopNumber, 0.4 * profile.part);
    case 'designator':
      return profile.designator;
    case 'location':
      return 0.5 * lowDistinct;
    case 'remark':
      return 0;
  }
}

/** Scores a column for a field by its values alone, where its heading says nothing. */
export function byContent(
  field: SheetField,
  profile: ColumnProfile,
  relation: Relation,
  hasHeaders: boolean,
): number {
  if (profile.filled === 0) return 0;
  const value = fitOf(field, profile, relation);
  // A column that says the same in each row tells parts, makers and stocks apart least of all.
  const varied = profile.filled > 5 && profile.filled * profile.distinct < 1.5 ? 0.4 : 1;
  switch (field) {
    case 'mpn':
      // Digits alone may be a part number, but a column with letters is one rather.
      return (
        value *
        (1 - 0.6 * profile.whole) *
        (1 - profile.running) *
        varied *
        (0.7 + 0.3 * profile.distinct) *
        (0.7 + 0.3 * profile.fill) *
        (profile.sentence > 0.5 ? 0.5 : 1) *
        (1 - profile.casing / 2)
      );
    case 'quantity':
      if (relation.countsPlaces > 0.6 && profile.running < 0.8) return 0.9;
      if (relation.isProduct || profile.shopNumber > 0.5) return 0;
      if (relation.isFactor && profile.whole > 0.9 && profile.money === 0) return 0.9;
      if (hasHeaders && relation.hasPlaces) return value * 0.3;
      return (
        value *
        (1 - profile.long) *
        (hasHeaders ? 0.65 : 0.8) *
        varied *
        (1 - 0.6 * profile.dateCode) *
        (profile.money > 0.2 ? 0.4 : 1)
      );
    case 'unitPrice': {
      const price = Math.max(profile.money, profile.decimal);
      return hasHeaders ? price * (profile.money > 0.5 ? 0.8 : 0) : price * 0.85;
    }
    case 'manufacturer': {
      // Makers come again and again, and are not one word for all.
      const isNames = profile.filled * profile.distinct > 2.5;
      const names = isNames ? namesOf(profile) : 0;
      return (
        varied * Math.max(Math.min(1, profile.maker * 2) * 0.85 * (0.3 + 0.7 * names), names * 0.6)
      );
    }
    case 'dateCode':
      return hasHeaders
        ? 0.8 * profile.dateCodePlus
        : Math.max(0.9 * profile.dateCodePlus, 0.75 * profile.dateCode);
    case 'condition':
    case 'packaging':
    case 'currency':
    case 'priceBreaks':
    case 'designator':
      return value * 0.85;
    case 'leadTime':
      return profile.leadTime * 0.8;
    case 'description':
      return hasHeaders ? 0 : profile.sentence * 0.6;
    case 'ownNumber':
      return hasHeaders ? 0 : profile.shopNumber * 0.5;
    default:
      return 0;
  }
}
