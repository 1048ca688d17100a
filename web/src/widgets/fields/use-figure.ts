import { useState } from 'react';
import { CallFailure } from '../../api/failure.ts';
import { useLateFieldText } from '../../api/field-text.ts';
import { decimalSign } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/translator.ts';
import { readFigure } from '../../ui/form/FigureInput.tsx';
import { useFailText } from '../records/FailNote.tsx';

export interface FigureOptions {
  /** The figure as it is stored, without groups; empty where there is none. */
  readonly value: string;
  readonly decimals: number;
  /** The word key of what is wrong with a typed figure; undefined where nothing is. */
  readonly violationOf: (typed: string) => string | undefined;
  /** Resolves once it is kept, and `value` is it. */
  readonly onSave: (typed: string) => Promise<unknown>;
}

/** A figure while it is typed, checked and saved; what could not be saved stays. */
export function useFigure({ value, decimals, violationOf, onSave }: FigureOptions) {
  const failText = useFailText();
  const point = decimalSign(useLanguage());
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<'still' | 'saving' | 'saved'>('still');
  const [failure, setFailure] = useState<Error | null>(null);
  const [violation, setViolation] = useState<string | null>(null);
  const fieldText = useLateFieldText(violation !== null);
  const back = () => {
    setTyped(null);
    setViolation(null);
    setFailure(null);
  };
  const save = () => {
    const figure = typed === null ? value : readFigure(typed, decimals, point);
    if (figure === value) return back();
    const wrong = violationOf(figure);
    setViolation(wrong ?? null);
    setFailure(null);
    if (wrong !== undefined) return;
    setState('saving');
    onSave(figure).then(
      () => {
        // Text typed since then is not saved yet and stays.
        setTyped((now) => (now === typed ? null : now));
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
    typed,
    state,
    /** The reason why it is not saved, in the reader's language. */
    wrong: violation === null ? failure && (refused ?? failText(failure)) : fieldText(violation),
    type: (text: string) => {
      setTyped(text);
      setState('still');
    },
    save,
    back,
  };
}
