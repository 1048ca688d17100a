import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { v4 } from 'uuid';
import {
  agentDraftDelete,
  agentDraftList,
  agentDraftOne,
  agentDraftSave,
} from '#contract/orders/agent-drafts-calls.ts';
import type { AgentDraftContent } from '#contract/orders/agent-drafts-schemas.ts';
import { sendCall } from '#web/api/client.ts';
import { queryKey } from '#web/api/command.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { type AgentDraft, EMPTY_AGENT_DRAFT, saysAnything } from '../place/agent-form.ts';
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

interface Options {
  readonly draft: AgentDraft;
  readonly setDraft: (draft: AgentDraft) => void;
  /** The buyer who fills the form; null for anybody else, who has no drafts at the server. */
  readonly ownerId: string | null;
  /** The order is on its way. */
  readonly isSending: boolean;
}

/** The page's use of the draft at the server. */
export interface ServerDraft {
  readonly state: AutosaveState;
  /** Null where there is none: the draft is in the tab alone. */
  readonly autosave: DraftAutosave | null;
  /** Leaves the draft as it is saved and empties the form; does nothing where it is not saved. */
  readonly startNew: () => Promise<void>;
  /** Forgets the draft: it was sent, and the order took the one of that id along. */
  readonly forget: (sentId: string | undefined) => void;
  /** Why the draft that the address names does not open. */
  readonly openFailure: Error | null;
}

/** Keeps the form as a draft at the server, and opens the draft that the address names. */
export function useServerDraft({ draft, setDraft, ownerId, isSending }: Options): ServerDraft {
  const client = useQueryClient();
  const [record, setRecord, forgetRecord] = useDraft<SavedDraft>(
    'agent-order-draft-record',
    NEW_DRAFT,
  );
  // Another draft in the form is another autosave.
  const [round, setRound] = useState(0);
  const latest = useRef({ record, setRecord });
  latest.current = { record, setRecord };
  const current = useRef<DraftAutosave | null>(null);
  const isOthers = ownerId !== null && record.owner !== '' && record.owner !== ownerId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record changes with each save.
  const autosave = useMemo(() => {
    if (ownerId === null || isOthers) return null;
    const made = autosaveOf({ ...latest.current.record, owner: ownerId }, (next) => {
      // One that was replaced may still end a save: the record is that of the draft in the form.
      if (current.current === made) latest.current.setRecord(next);
    });
    return made;
  }, [ownerId, isOthers, round]);
  current.current = autosave;
  const state = useSyncExternalStore(
    autosave?.watch ?? ignore,
    autosave?.state ?? (() => NO_STATE),
    () => NO_STATE,
  );
  const { changedAt } = state;
  useEffect(() => {
    if (changedAt !== null) {
      void client.invalidateQueries({ queryKey: queryKey(agentDraftList) });
    }
  }, [client, changedAt]);
  useChanges({ autosave, draft, isSending });
  const change = (changed: SavedDraft, content: AgentDraft) => {
    const next = { ...changed, owner: ownerId ?? '' };
    current.current = null;
    setRecord(next);
    latest.current.record = next;
    setDraft(content);
    setRound((before) => before + 1);
    void client.invalidateQueries({ queryKey: queryKey(agentDraftList) });
  };
  // Another account is open in this tab: what the one before typed is not saved as its draft.
  useEffect(() => {
    if (isOthers) change(NEW_DRAFT, EMPTY_AGENT_DRAFT);
  });
  const openFailure = useOpening({ autosave, saving: state.saving, change });
  return {
    state,
    autosave,
    openFailure,
    forget: (sentId) => {
      autosave?.end();
      forgetRecord();
      const isLeft = autosave !== null && autosave.id !== '' && autosave.id !== sentId;
      if (!isLeft || state.saving === 'changed') return;
      const options = { notCancel: true, quiet: true };
      // One that stays is seen in the list and can be deleted there.
      sendCall(agentDraftDelete, { id: autosave.id }, options).catch(() => undefined);
    },
    startNew: async () => {
      if (autosave !== null && (await autosave.flush())) change(NEW_DRAFT, EMPTY_AGENT_DRAFT);
    },
  };
}

interface Changes {
  readonly autosave: DraftAutosave | null;
  readonly draft: AgentDraft;
  readonly isSending: boolean;
}

/** Gives the autosave what stands in the form, and has it saved when the page is left. */
function useChanges({ autosave, draft, isSending }: Changes): void {
  const content = JSON.stringify(draft);
  const isWorth = saysAnything(draft);
  const latestChange = useRef<{ autosave: DraftAutosave | null; content: string }>({
    autosave: null,
    content,
  });
  useEffect(() => {
    if (autosave === null) return;
    if (isSending) void autosave.pause();
    else autosave.goOn();
  }, [autosave, isSending]);
  useEffect(() => {
    if (autosave === null) return;
    // A visitor's text from before signing in was never saved.
    const isUnknown = autosave.id === '';
    const isFirst = latestChange.current.autosave !== autosave;
    const isNew = isFirst ? isUnknown : latestChange.current.content !== content;
    latestChange.current = { autosave, content };
    autosave.change(content, isNew && (isWorth || !isUnknown));
  }, [autosave, content, isWorth]);
  useEffect(() => {
    if (autosave === null) return;
    const save = () => void autosave.flush();
    const hidden = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      save();
    };
  }, [autosave]);
}

interface Opening {
  readonly autosave: DraftAutosave | null;
  readonly saving: AutosaveState['saving'];
  readonly change: (record: SavedDraft, content: AgentDraft) => void;
}

/** Opens the draft of `?draft=…` once what stands in the form is saved; the address loses it then. */
function useOpening({ autosave, saving, change }: Opening): Error | null {
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const id = query.get('draft');
  const [isSaved, setSaved] = useState(false);
  // The address loses the draft a moment after it was opened: it is not opened over what is typed then.
  const opened = useRef<string | null>(null);
  const enabled = autosave !== null && id !== null && opened.current !== id;
  useEffect(() => {
    setSaved(false);
    if (autosave === null || id === null) return;
    // A draft that has changed elsewhere is opened in place of what stands here, when asked for.
    const isSame = autosave.id === id && saving === 'changed';
    if (isSame) setSaved(true);
    else void autosave.flush().then(setSaved);
  }, [autosave, id, saving]);
  const read = useCallQuery(agentDraftOne, { id: id ?? '' }, { enabled: enabled && isSaved });
  const { data } = read;
  useEffect(() => {
    if (id === null) opened.current = null;
    if (!enabled || data === undefined || read.isFetching || data.id !== id) return;
    opened.current = id;
    // The next opening reads it anew.
    client.removeQueries({ queryKey: queryKey(agentDraftOne) });
    const { version, changedAt, content } = data;
    change({ ...NEW_DRAFT, id, version, changedAt }, content as AgentDraft);
    const rest = new URLSearchParams(query);
    rest.delete('draft');
    setQuery(rest, { replace: true, preventScrollReset: true });
  });
  return enabled ? read.error : null;
}
