import type { FocusEvent } from 'react';
import type { AgentDraft } from './agent-form.ts';

/** The props of every section of the form. */
export interface SectionProps {
  readonly draft: AgentDraft;
  readonly change: (part: Partial<AgentDraft>) => void;
  /** The sentence of what is wrong at a path; null where nothing is, or not yet looked at. */
  readonly violation: (path: string) => string | null;
  /** A field was left: from now on what is wrong with it shows. */
  readonly leave: (path: string) => (event?: FocusEvent) => void;
}
