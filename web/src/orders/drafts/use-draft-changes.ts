import { useEffect, useRef } from 'react';
import { type AgentDraft, saysAnything } from '../place/agent-form.ts';
import type { DraftAutosave } from './draft-autosave.ts';

interface Changes {
  readonly autosave: DraftAutosave | null;
  readonly draft: AgentDraft;
  readonly isSending: boolean;
}

/** Gives the autosave what stands in the form, and has it saved when the page is left. */
export function useDraftChanges({ autosave, draft, isSending }: Changes): void {
  const content = JSON.stringify(draft);
  const isWorth = saysAnything(draft);
  const latestChange = useRef<{ autosave: DraftAutosave | null; content: string }>({
    autosave: null,
    content,
  });
  useEffect(() => {
    if (autosave === null) return;
    if (isSending) void autosave.pause();
    else autosave.resume();
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
