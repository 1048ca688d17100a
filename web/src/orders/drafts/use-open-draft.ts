import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { agentDraftOne } from '#contract/orders/agent/drafts-calls.ts';
import { queryKey } from '#web/api/command.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import type { AgentDraft } from '../place/agent-form.ts';
import {
  type AutosaveState,
  type DraftAutosave,
  NEW_DRAFT,
  type SavedDraft,
} from './draft-autosave.ts';

interface Opening {
  readonly autosave: DraftAutosave | null;
  readonly saving: AutosaveState['saving'];
  readonly change: (record: SavedDraft, content: AgentDraft) => void;
}

/** Opens the draft of `?draft=…` once what stands in the form is saved; the address loses it then. */
export function useOpenDraft({ autosave, saving, change }: Opening): Error | null {
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
