import { describe, expect, it } from 'vitest';
import { orderKinds, orderTable } from '#contract/orders/table.ts';
import { forms } from './forms.ts';

const parties = ['buyer', 'seller'] as const;

describe.each(parties)('every event that a %s may take', (party) => {
  it.each(orderKinds)('of a %s order has a control on the page', (kind) => {
    const rows = orderTable[kind].filter(
      (row) =>
        !('offered' in row && row.offered === false) &&
        (row.by as readonly string[]).includes(party),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { event } of rows) {
      const form = forms[event];
      expect(form, event).not.toBeNull();
      if (form !== null && typeof form === 'object' && 'within' in form) {
        expect(typeof forms[form.within], event).toBe('function');
      }
    }
  });
});
