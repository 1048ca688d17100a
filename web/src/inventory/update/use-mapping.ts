import { type FormEvent, useState } from 'react';
import { importMap } from '#contract/inventory/calls.ts';
import type { ImportView } from '#contract/inventory/import-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { refusedAt } from '../refused-fields.ts';
import {
  draftOf,
  type MappingDraft,
  mappingOf,
  missingFields,
  needsCondition,
  needsRate,
} from './mapping-draft.ts';
import { useChanged } from './use-import.ts';

/** Holds the columns of a file as they are being named, and sends them once none is missing. */
export function useMapping(view: ImportView) {
  const [proposal] = useState(() => draftOf(view));
  const [draft, setDraft, forget] = useDraft<MappingDraft>(`import-map-${view.id}`, proposal);
  const [tried, setTried] = useState(false);
  const changed = useChanged(view.id);
  const missing = missingFields(draft);
  const isRateMissing = needsRate(draft) && mappingOf(draft).rate === null;
  const isConditionMissing = needsCondition(draft) && draft.condition === '';
  const form = useForm(draft, {
    ...(isRateMissing && { rate: 'needed' as const }),
    ...(isConditionMissing && { condition: 'needed' as const }),
  });
  const map = useCommand(importMap, {
    changes: [],
    onDone: (next) => {
      forget();
      changed(next);
    },
    onFail: (error) => {
      changed();
      return form.refuse(refusedAt(error, (path) => path.replace(/^mapping\./, '')));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!form.ready() || missing.length > 0) return;
    map.mutate({
      id: view.id,
      version: view.version,
      mapping: mappingOf(draft),
      mode: draft.mode,
    });
  };
  return { draft, setDraft, form, map, missing, tried, submit };
}
