import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { v4 } from 'uuid';
import { agentDraftSave } from '#contract/orders/agent/drafts-calls.ts';
import type { AgentDraftContent } from '#contract/orders/agent/drafts-schemas.ts';
import { sendCall } from '#web/api/client.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { type AutosaveState, DraftAutosave, NEW_DRAFT, type SavedDraft } from './draft-autosave.ts';

/** A draft is saved once nobody has typed for so long. */
const REST_MS = 3000;

const NO_STATE: AutosaveState = { saving: 'none', changedAt: null, failure: null };
const ignore = () => () => undefined;

function autosaveOf(record: SavedDraft, store: (record: SavedDraft) => void): DraftAutosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new DraftAutosave({
    record,
    store,
    send: ({ id, version, content, key }) =>
      sendCall(
        agentDraftSave,
        { id, version, content: JSON.parse(content) as AgentDraftContent },
        { key, notCancel: true, quiet: true, keepalive: true },
      ),
    later: (callback) => {
      clearTimeout(timer);
      timer = setTimeout(callback, REST_MS);
    },
    newId: () => v4(),
    isOlder: (failure) => failure instanceof CallFailure && failure.is('order.hasChange'),
    isRefusal: (failure) =>
      failure instanceof CallFailure &&
      !failure.is('outcome.unknown') &&
      !failure.is('service.busy'),
  });
}

interface Autosave {
  /** Null where the draft is in the tab alone. */
  readonly autosave: DraftAutosave | null;
  readonly state: AutosaveState;
  /** The tab's draft is another account's. */
  readonly belongsToOther: boolean;
  /** Takes another draft into the form, with an autosave of its own. */
  readonly replace: (record: SavedDraft) => void;
  readonly forgetRecord: () => void;
}

/** The autosave of the draft in the form: one per owner and draft; what it knows stays in the tab. */
export function useAutosave(ownerId: string | null): Autosave {
  const [record, setRecord, forgetRecord] = useDraft<SavedDraft>(
    'agent-order-draft-record',
    NEW_DRAFT,
  );
  // Another draft in the form is another autosave.
  const [round, setRound] = useState(0);
  const latest = useRef({ record, setRecord });
  latest.current = { record, setRecord };
  const current = useRef<DraftAutosave | null>(null);
  const belongsToOther = ownerId !== null && record.owner !== '' && record.owner !== ownerId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record changes with each save.
  const autosave = useMemo(() => {
    if (ownerId === null || belongsToOther) return null;
    const made = autosaveOf({ ...latest.current.record, owner: ownerId }, (next) => {
      // One that was replaced may still end a save: the record is that of the draft in the form.
      if (current.current === made) latest.current.setRecord(next);
    });
    return made;
  }, [ownerId, belongsToOther, round]);
  current.current = autosave;
  const state = useSyncExternalStore(
    autosave?.watch ?? ignore,
    autosave?.state ?? (() => NO_STATE),
    () => NO_STATE,
  );
  const replace = (replacement: SavedDraft) => {
    const next = { ...replacement, owner: ownerId ?? '' };
    current.current = null;
    setRecord(next);
    latest.current.record = next;
    setRound((before) => before + 1);
  };
  return { autosave, state, belongsToOther, replace, forgetRecord };
}
