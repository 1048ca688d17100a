import type { ClientInput } from '#contract/call.ts';
import type { Condition, Packaging } from '#contract/option-schemas.ts';
import { addSurplusDeal } from '#contract/surplus/calls.ts';
import type { FieldErrors } from '#web/api/use-form.ts';
import { type DraftRow, type RowsDraft, rowsKit } from '../posts/form/draft-rows.ts';

/** A part that is offered, as typed. */
export interface OfferRow extends DraftRow {
  readonly manufacturer: string;
  readonly condition: Condition;
  readonly packaging: Packaging | '';
  readonly dateCode: string;
  readonly unitPrice: string;
}

export type OfferDraft = RowsDraft<OfferRow>;

const blank = (key: number): OfferRow => ({
  key,
  model: '',
  manufacturer: '',
  count: '',
  condition: 'brandNew',
  packaging: '',
  dateCode: '',
  unitPrice: '',
});

export const offerRows = rowsKit<OfferRow>(blank, ({ model, count, manufacturer, unitPrice }) =>
  [model, count, manufacturer, unitPrice].every((text) => text.trim() === ''),
);

export const EMPTY_OFFER: OfferDraft = { rows: [blank(1)], mark: '' };

export const inputOf = (
  draft: OfferDraft,
  attach: readonly string[],
): ClientInput<typeof addSurplusDeal> => ({
  attach: [...attach],
  mark: draft.mark,
  items: offerRows.spoken(draft.rows).map(({ key: _key, packaging, unitPrice, ...row }) => ({
    ...row,
    packaging: packaging || null,
    unitPrice: unitPrice.trim() === '' ? null : unitPrice,
  })),
});

/** Faults by `<row key>.<field>`, whatever rows are left out. */
export const validateDraft = (draft: OfferDraft, attach: readonly string[]): FieldErrors =>
  offerRows.violations(draft.rows, {
    call: addSurplusDeal,
    list: 'items',
    input: inputOf(draft, attach),
  });
