import { useState } from 'react';
import type { OwnLine } from '#contract/inventory/calls.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useLateFieldText } from '#web/api/field-text.ts';
import { useFailText } from '#web/parts/FailNote.tsx';
import { readFigure } from '#web/ui/FigureInput.tsx';
import { draftOf, faultsOfEdit } from './stock-form.ts';
import type { SaveLine } from './use-line-edits.ts';

export type FigureField = 'quantity' | 'unitPrice';

const decimalsOf: Record<FigureField, number> = { quantity: 0, unitPrice: 5 };

interface Given {
  readonly line: OwnLine;
  readonly field: FigureField;
  readonly onSave: SaveLine;
}

/** A figure of a line while it is typed, checked and saved; what could not be saved stays. */
export function useFigure({ line, field, onSave }: Given) {
  const failText = useFailText();
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<'still' | 'saving' | 'saved'>('still');
  const [failure, setFailure] = useState<Error | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const fieldText = useLateFieldText(fault !== null);
  const kept = draftOf(line)[field];
  const back = () => {
    setTyped(null);
    setFault(null);
    setFailure(null);
  };
  const save = () => {
    if (typed === null || typed === kept) return back();
    const faults = faultsOfEdit(line, { ...draftOf(line), [field]: typed });
    const wrong = faults[`1.${field}`] ?? Object.values(faults)[0];
    setFault(wrong ?? null);
    setFailure(null);
    if (wrong !== undefined) return;
    setState('saving');
    onSave(line, { [field]: typed }).then(
      () => {
        setTyped(null);
        setState('saved');
      },
      (error: Error) => {
        setFailure(error);
        setState('still');
      },
    );
  };
  const refused = failure instanceof CallFailure ? failure.fields[0]?.message : undefined;
  return {
    kept,
    typed,
    state,
    /** Why it is not saved, in the reader's words. */
    wrong: fault === null ? failure && (refused ?? failText(failure)) : fieldText(fault),
    type: (text: string) => {
      setTyped(readFigure(text, decimalsOf[field]));
      setState('still');
    },
    save,
    back,
  };
}
