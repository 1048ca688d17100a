/** A draft at the server, as this tab knows it. */
export interface SavedDraft {
  /** Empty until it is saved for the first time. */
  readonly id: string;
  /** The account whose draft it is; empty until one is known. */
  readonly owner: string;
  /** The version that was read or written last; 0 where none was. */
  readonly version: number;
  readonly changedAt: string | null;
  /** Something was typed that is not saved. */
  readonly isDirty: boolean;
  /** A save without an answer: it is sent again, the same with the same key, before any other. */
  readonly unanswered: Save | null;
}

export const NEW_DRAFT: SavedDraft = {
  id: '',
  owner: '',
  version: 0,
  changedAt: null,
  isDirty: false,
  unanswered: null,
};

/** One save as it is sent; `content` is JSON. */
export interface Save {
  readonly id: string;
  readonly version: number;
  readonly content: string;
  readonly key: string;
}

/** `changed`: somebody saved, sent or deleted the draft elsewhere; nothing is saved over that. */
export type Saving = 'none' | 'waiting' | 'saved' | 'failed' | 'changed';

export interface AutosaveState {
  readonly saving: Saving;
  readonly changedAt: string | null;
  readonly failure: Error | null;
}

interface AutosaveOptions {
  readonly record: SavedDraft;
  readonly send: (save: Save) => Promise<{ readonly version: number; readonly changedAt: string }>;
  /** Keeps in the tab what is known of the draft. */
  readonly store: (record: SavedDraft) => void;
  /** Calls back once nobody has typed for a while; an earlier callback is cancelled. */
  readonly later: (callback: () => void) => void;
  readonly newId: () => string;
  /** Whether a failure says that the draft is no longer the version that was read. */
  readonly isOlder: (failure: Error) => boolean;
  /** Whether a failure is an answer of the server: the save was not made. */
  readonly isRefusal: (failure: Error) => boolean;
}

/** Saves one draft by itself while it is typed, one save at a time. */
export class DraftAutosave {
  #draft: SavedDraft;
  #options: AutosaveOptions;
  #content: string | null = null;
  #state: AutosaveState;
  #listeners = new Set<() => void>();
  #way: Promise<void> | null = null;
  #isPaused = false;
  #isEnded = false;

  constructor(options: AutosaveOptions) {
    this.#options = options;
    this.#draft = options.record;
    const { version, changedAt } = options.record;
    this.#state = { saving: version > 0 ? 'saved' : 'none', changedAt, failure: null };
  }

  readonly state = (): AutosaveState => this.#state;

  readonly watch = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** The id under which the draft is kept; empty while it was never sent. */
  get id(): string {
    return this.#draft.id;
  }

  /** Learns what stands in the form, `isNew` where it was typed since it was saved last. */
  change(content: string, isNew: boolean): void {
    if (this.#isEnded) return;
    this.#content = content;
    if (isNew && !this.#draft.isDirty) this.#store({ isDirty: true });
    if (this.#draft.isDirty || this.#draft.unanswered !== null) this.#begin();
  }

  /** Saves what waits now; false where it is not saved. */
  async flush(): Promise<boolean> {
    while (this.#hasWork() && !this.#isPaused && this.#state.saving !== 'changed') {
      this.#way ??= this.#save().finally(() => {
        this.#way = null;
      });
      await this.#way;
      if (this.#state.failure !== null) return false;
    }
    return !this.#hasWork();
  }

  /** Saves nothing until it goes on; resolves once no save is on its way. */
  async pause(): Promise<void> {
    this.#isPaused = true;
    await this.#way;
  }

  resume(): void {
    if (!this.#isPaused || this.#isEnded) return;
    this.#isPaused = false;
    if (this.#hasWork()) this.#begin();
  }

  /** Saves nothing any more: the order was sent, and its draft went with it. */
  end(): void {
    this.#isEnded = true;
    this.#isPaused = true;
    this.#content = null;
  }

  /** Keeps what stands in the form as a draft of its own, beside the one that has changed. */
  async saveAsNew(): Promise<boolean> {
    this.#store({ ...NEW_DRAFT, owner: this.#draft.owner, isDirty: true });
    this.#set({ saving: 'waiting', changedAt: null, failure: null });
    return this.flush();
  }

  #hasWork(): boolean {
    return this.#content !== null && (this.#draft.isDirty || this.#draft.unanswered !== null);
  }

  #begin(): void {
    if (this.#state.saving === 'changed') return;
    this.#set({ saving: 'waiting', failure: null });
    this.#options.later(() => void this.flush());
  }

  async #save(): Promise<void> {
    const content = this.#content ?? '';
    const save = this.#draft.unanswered ?? this.#next(content);
    this.#store({ id: save.id, unanswered: save });
    try {
      const { version, changedAt } = await this.#options.send(save);
      const isDirty = save.content !== this.#content;
      this.#store({ version, changedAt, unanswered: null, isDirty });
      this.#set({ saving: isDirty ? 'waiting' : 'saved', changedAt, failure: null });
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      if (this.#options.isRefusal(failure)) this.#store({ unanswered: null });
      this.#set({ saving: this.#options.isOlder(failure) ? 'changed' : 'failed', failure });
    }
  }

  #next(content: string): Save {
    const { id, version } = this.#draft;
    const { newId } = this.#options;
    return { id: id === '' ? newId() : id, version, content, key: newId() };
  }

  #store(part: Partial<SavedDraft>): void {
    this.#draft = { ...this.#draft, ...part };
    this.#options.store(this.#draft);
  }

  #set(part: Partial<AutosaveState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
