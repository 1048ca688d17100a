import { useState } from 'react';
import { opsQueues } from '#contract/operator/calls.ts';
import { inspectionList, inspectionOne, recordTest } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { missingOf, ruleOf } from './recording-rules.ts';
import { GRID_MAX, recordingOf, type Test, type TestDraft, useTestDraft } from './test-draft.ts';

export interface RecordingOptions {
  readonly inspection: Inspection;
  readonly test: Test;
  /** Called with the inspection as it is after the record. */
  readonly onRecorded: (inspection: Inspection) => void;
}

export type Recording = ReturnType<typeof useRecording>;

/** Holds the result of a test while it is written, and records it. */
export function useRecording({ inspection, test, onRecorded }: RecordingOptions) {
  const t = useTranslator('operator');
  const facts = useTranslator('order-parts');
  const [draft, setDraft, forget] = useTestDraft(inspection.id, test);
  const [refused, setRefused] = useState<Error | null>(null);
  const [uploading, setUploading] = useState(false);
  const input = recordingOf(inspection, test, draft);
  const form = useForm(input, validateInput(recordTest, input));
  const command = useCommand(recordTest, {
    changes: [inspectionOne, inspectionList, opsQueues],
    onDone: (after) => {
      forget();
      setRefused(null);
      toast(t('bench.recorded', { test: facts(`test.${test.test}`) }));
      onRecorded(after);
    },
    onFail: (error) => {
      setRefused(error);
      form.refuse(error);
    },
  });
  const reason = useReason(inspection, test, draft, uploading);
  return {
    draft,
    set: (change: Partial<TestDraft>) => setDraft((before) => ({ ...before, ...change })),
    setPhotos: (change: (photos: TestDraft['photos']) => TestDraft['photos']) =>
      setDraft((before) => ({ ...before, photos: change(before.photos) })),
    ...{ form, refused, setUploading, reason },
    isPending: command.isPending,
    submit: () => {
      if (form.ready()) command.mutate(input);
    },
  };
}

/** Says why a result cannot be recorded yet; null where it can. */
function useReason(
  inspection: Inspection,
  test: Test,
  draft: TestDraft,
  uploading: boolean,
): string | null {
  const t = useTranslator('operator');
  const own = useTranslator('operator/bench');
  const missing = missingOf(test, draft);
  if (missing !== null) {
    const { key, count } = missing;
    // All pieces of a large lot are counted, not marked one by one.
    const isWhole = test.planned > GRID_MAX;
    return isWhole && key === 'bench.left' ? own('missing.figures', { count }) : t(key, { count });
  }
  const rule = ruleOf(inspection, test, draft);
  if (rule !== null) return own(`missing.${rule}`);
  return uploading ? own('missing.uploading') : null;
}
