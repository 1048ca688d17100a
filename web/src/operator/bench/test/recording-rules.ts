import { catalogue } from '#contract/qc/catalogue.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { isOutside } from '#contract/qc/limits/limits.ts';
import { isAccepted } from '../Deviations.tsx';
import { outcomeFits } from './marks.ts';
import { figuresOf, outcomeOf, type Test, type TestDraft } from './test-draft.ts';

/** The rule of the lab that a draft breaks; null where it may be recorded. */
export function ruleOf(
  inspection: Inspection,
  test: Test,
  draft: TestDraft,
): 'instrument' | 'photo' | 'limits' | 'value' | null {
  const outcome = outcomeOf(test, draft);
  if (catalogue[test.test].needsInstrument && draft.equipmentId === '') return 'instrument';
  const isOpen = (row: TestDraft['rows'][number]) =>
    isOutside(row) === true && !isAccepted(inspection, test.test, row);
  if (outcome === 'pass' && draft.rows.some(isOpen)) return 'limits';
  const isEmpty = ({ value, min, max }: TestDraft['rows'][number]) =>
    value.trim() === '' && (min !== '' || max !== '');
  if (outcome === 'pass' && draft.rows.some(isEmpty)) return 'value';
  const isBad = outcome === 'fail' || outcome === 'suspect';
  return isBad && !draft.photos.some((photo) => !photo.reference) ? 'photo' : null;
}

/** The figures that stand against recording the test; null where none do. */
export function missingOf(test: Test, draft: TestDraft) {
  const { planned, passed, failed } = figuresOf(test, draft);
  if (passed + failed > planned) {
    return { key: 'bench.tooMany', count: passed + failed - planned } as const;
  }
  const outcome = outcomeOf(test, draft);
  if (outcome === null) return { key: 'bench.left', count: planned - passed - failed } as const;
  const fits = outcomeFits(outcome, { planned, passed, failed });
  return fits ? null : ({ key: 'bench.unfit', count: planned } as const);
}
