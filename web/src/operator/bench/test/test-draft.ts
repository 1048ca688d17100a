import { useState } from 'react';
import type { Input, Output } from '#contract/call.ts';
import type { inspectionOne, recordTest } from '#contract/qc/calls.ts';
import type { Inspection, Outcome } from '#contract/qc/inspection-schemas.ts';
import type { PhotoSubject } from '#contract/qc/photo-subjects.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { countMarks, marksOf, proposedOutcome } from './marks.ts';

export type Test = Output<typeof inspectionOne>['tests'][number];

/** Samples up to here are marked one by one; of larger ones only the figures are noted. */
export const GRID_MAX = 200;

export interface MeasuredRow {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly min: string;
  readonly max: string;
}

export interface DraftPhoto {
  /** The address that the call accepts. */
  readonly url: string;
  /** Where the browser gets it. */
  readonly link: string;
  readonly caption: string;
  readonly bad: boolean;
  readonly reference: boolean;
  readonly subject: PhotoSubject;
  /** A length or a magnification; empty where the picture states none. */
  readonly scale: string;
}

/** A result as it is being written down. */
export interface TestDraft {
  readonly marks: string;
  readonly passed: string;
  readonly failed: string;
  /** Empty: as the figures propose. */
  readonly outcome: Outcome | '';
  readonly rows: readonly MeasuredRow[];
  readonly method: string;
  readonly equipmentId: string;
  readonly note: string;
  readonly photos: readonly DraftPhoto[];
}

function draftOf(test: Test): TestDraft {
  const { planned, outcome, measurements, photos, passed, failed } = test;
  const recorded = outcome !== null;
  return {
    marks: planned <= GRID_MAX ? marksOf({ passed, failed, planned }) : '',
    passed: recorded ? `${passed}` : '',
    failed: recorded ? `${failed}` : '0',
    outcome: outcome ?? '',
    rows: measurements,
    method: test.method,
    equipmentId: test.equipment ?? '',
    note: test.note,
    photos: photos.map(({ url, caption, bad, reference, subject, scale }) => ({
      url: url.split('?')[0] ?? url,
      link: url,
      caption,
      bad,
      reference,
      subject,
      scale,
    })),
  };
}

/** The figures of a draft. */
export function figuresOf(test: Test, draft: TestDraft) {
  const { planned } = test;
  if (planned <= GRID_MAX) return { planned, ...countMarks(draft.marks) };
  return { planned, passed: Number(draft.passed || 0), failed: Number(draft.failed || 0) };
}

/** The outcome that a draft would be recorded with; null while it has none. */
export const outcomeOf = (test: Test, draft: TestDraft): Outcome | null =>
  draft.outcome === '' ? proposedOutcome(figuresOf(test, draft)) : draft.outcome;

/** A draft as the call takes it. */
export function recordingOf(
  { id, version }: Pick<Inspection, 'id' | 'version'>,
  test: Test,
  draft: TestDraft,
): Input<typeof recordTest> {
  const { planned, passed, failed } = figuresOf(test, draft);
  const { method, equipmentId, note } = draft;
  return {
    id,
    version,
    test: test.test,
    sampled: planned,
    passed,
    failed,
    outcome: outcomeOf(test, draft) ?? 'inconclusive',
    method,
    equipmentId,
    note,
    measurements: draft.rows.filter((row) => row.name !== '' || row.value !== ''),
    photos: draft.photos.map(({ link, ...photo }) => photo),
  };
}

/** The draft of one test: what is recorded already, changed by what is typed. */
export function useTestDraft(inspectionId: string, test: Test) {
  const [initial] = useState(() => draftOf(test));
  const round = `${test.planned}:${test.at ?? 'new'}`;
  return useDraft<TestDraft>(`bench:${inspectionId}:${test.test}:${round}`, initial);
}
