import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { agentDraftDelete, agentDraftList } from '#contract/orders/agent/drafts-calls.ts';
import { sendCall } from '#web/api/client.ts';
import { queryKey } from '#web/api/command.ts';
import { type AgentDraft, EMPTY_AGENT_DRAFT } from '../place/agent-form.ts';
import {
  type AutosaveState,
  type DraftAutosave,
  NEW_DRAFT,
  type SavedDraft,
} from './draft-autosave.ts';
import { useAutosave } from './use-autosave.ts';
import { useDraftChanges } from './use-draft-changes.ts';
import { useOpenDraft } from './use-open-draft.ts';

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
  /** Forgets the draft: it was sent. One that the order did not take along is deleted. */
  readonly forget: () => void;
  /** Why the draft that the address names does not open. */
  readonly openFailure: Error | null;
}

const refreshList = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: queryKey(agentDraftList) });

/** Keeps the form as a draft at the server, and opens the draft that the address names. */
export function useServerDraft({ draft, setDraft, ownerId, isSending }: Options): ServerDraft {
  const client = useQueryClient();
  const { autosave, state, belongsToOther, replace, forgetRecord } = useAutosave(ownerId);
  const { changedAt } = state;
  useEffect(() => {
    if (changedAt !== null) refreshList(client);
  }, [client, changedAt]);
  useDraftChanges({ autosave, draft, isSending });
  const change = (record: SavedDraft, content: AgentDraft) => {
    replace(record);
    setDraft(content);
    refreshList(client);
  };
  // Another account is open in this tab: what the one before typed is not saved as its draft.
  useEffect(() => {
    if (belongsToOther) change(NEW_DRAFT, EMPTY_AGENT_DRAFT);
  });
  const openFailure = useOpenDraft({ autosave, saving: state.saving, change });
  return {
    state,
    autosave,
    openFailure,
    forget: () => {
      autosave?.end();
      forgetRecord();
      if (autosave === null || autosave.id === '' || state.saving === 'changed') return;
      const options = { notCancel: true, quiet: true };
      // One that stays is seen in the list and can be deleted there.
      sendCall(agentDraftDelete, { id: autosave.id }, options).catch(() => undefined);
    },
    startNew: async () => {
      if (autosave !== null && (await autosave.flush())) change(NEW_DRAFT, EMPTY_AGENT_DRAFT);
    },
  };
}
