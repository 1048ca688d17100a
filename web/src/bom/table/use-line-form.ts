import { type FormEvent, useState } from 'react';
import type { BomLine } from '#contract/bom/bill-schemas.ts';
import { BOM_ALTERNATIVES_MAX } from '#contract/bom/shapes.ts';
import { useLateFieldText } from '#web/api/field-text.ts';
import type { Desk } from './desk.ts';
import { changeOf } from './edits.ts';
import { cellMax, cellsOf, quantityOf, textOf } from './grid/cells.ts';

/** Returns the part numbers of a text, one a line, as far as the limits allow. */
const alternativesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((one) => one.trim().slice(0, cellMax.mpn))
    .filter((one) => one !== '')
    .slice(0, BOM_ALTERNATIVES_MAX);

/** Holds the fields of a line while they are edited, and writes them into the bill. */
export function useLineForm(line: BomLine, desk: Desk, onSaved: () => void) {
  const [cells, setCells] = useState(() => cellsOf(line));
  const [count, setCount] = useState(
    () => desk.state().notCounts.get(line.id) ?? textOf(line, 'quantity'),
  );
  const [others, setOthers] = useState(line.alternatives.join('\n'));
  const [tried, setTried] = useState(false);
  const quantity = quantityOf(count);
  const isWrong = tried && quantity === undefined;
  const fieldText = useLateFieldText(isWrong);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (quantity === undefined) return;
    const alternatives = alternativesIn(others);
    desk.edit(changeOf(line, { ...cells, quantity, alternatives, mpn: cells.mpn.trim() }));
    onSaved();
  };
  return {
    cells,
    change: (part: Partial<typeof cells>) => setCells({ ...cells, ...part }),
    ...{ count, setCount, others, setOthers, submit },
    quantityError: isWrong ? fieldText('quantity') : undefined,
  };
}
