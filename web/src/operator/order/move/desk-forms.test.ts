import { expect, it } from 'vitest';
import { orderKinds, orderTable } from '#contract/orders/table.ts';
import { deskForms } from './desk-forms.ts';

const desks = ['support', 'warehouse', 'qc', 'finance'] as const;

it.each(desks)('has a control on the order’s page for every event that %s may take', (desk) => {
  for (const kind of orderKinds) {
    for (const row of orderTable[kind]) {
      if (!(row.by as readonly string[]).includes(desk)) continue;
      // Finance pays an order by confirming the transfer that is tied to it.
      if (row.event === 'pay') continue;
      expect(deskForms[row.event], `${row.event} from ${row.from}`).not.toBeNull();
    }
  }
});
