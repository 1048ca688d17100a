import type { Bom, BomLine, BomSettings } from '#contract/bom/bill-schemas.ts';
import { type Edit, edited, inverse, joined, linesToMatch, onNewer } from './edits.ts';

/** The settings of a bill, as the server stores them. */
export type Settings = BomSettings;

/** The desk's calls to the server; a failure tells what became of an edit. */
export interface Server {
  readonly open: () => Promise<Bom>;
  readonly edit: (version: number, edits: readonly Edit[]) => Promise<SaveResult>;
  readonly settle: (version: number, settings: Partial<Settings>) => Promise<SaveResult>;
  /** The sellers of the whole bill, where an edit did not count them. */
  readonly sellers: () => Promise<{ readonly version: number; readonly sellers: number }>;
  /** Returns whether a failure means that somebody else wrote a newer version. */
  readonly isOlder: (failure: Error) => boolean;
}

interface SaveResult {
  readonly version: number;
  readonly changedAt: string;
  readonly lines: readonly BomLine[] | null;
  /** Null where the figure stays as it is. */
  readonly sellers: number | null;
}

export interface DeskState {
  readonly bom: Bom;
  /** As the reader sees them: what is not saved yet included. */
  readonly lines: readonly BomLine[];
  /** Lines that wait for their match. */
  readonly checking: ReadonlySet<string>;
  /** Pasted quantities that are not valid, by line. */
  readonly notCounts: ReadonlyMap<string, string>;
  readonly saving: 'saved' | 'waiting' | 'failed';
  readonly failure: Error | null;
  /** Somebody changed the bill elsewhere: their version was loaded, with the edits here on top. */
  readonly isNewer: boolean;
  readonly canUndo: boolean;
  /** The number of sellers is the one of before an edit: it is counted once the reader rests. */
  readonly sellersOld: boolean;
}

/** Unsaved changes, which the tab keeps. */
export interface Unsaved {
  readonly edits: readonly Edit[];
  readonly settings: Partial<Settings>;
}

interface DeskOptions {
  readonly server: Server;
  /** Calls back after a delay; an earlier callback is cancelled. */
  readonly later: (callback: () => void) => void;
  /** The same with a longer delay, for expensive work. */
  readonly rested: (callback: () => void) => void;
  readonly storeUnsaved: (unsaved: Unsaved | null) => void;
  readonly unsaved: Unsaved | null;
}

const UNDO_MAX = 100;
/** So often in a row a newer bill is loaded by itself; then the reader is asked. */
const RELOADS_MAX = 5;

/**
 * One open bill: every edit shows at once and is saved by itself, one message at a time. Where a
 * newer version is found, it is loaded and what was typed is put on top of it.
 */
export class Desk {
  #state: DeskState;
  #given: DeskOptions;
  #listeners = new Set<() => void>();
  /** Edits that nobody has sent, and those on their way. */
  #waiting: Edit[] = [];
  #sent: readonly Edit[] = [];
  #settings: Partial<Settings> = {};
  #sentSettings: Partial<Settings> = {};
  #undo: Edit[][] = [];
  #way: Promise<void> | null = null;
  #reloads = 0;

  constructor(bom: Bom, options: DeskOptions) {
    this.#given = options;
    this.#state = {
      bom,
      lines: bom.lines,
      checking: new Set(),
      notCounts: new Map(),
      saving: 'saved',
      failure: null,
      isNewer: false,
      canUndo: false,
      sellersOld: false,
    };
    if (options.unsaved !== null) {
      this.#settings = options.unsaved.settings;
      this.#waiting = onNewer(bom.lines, options.unsaved.edits);
      this.#showAll(bom);
    }
  }

  /** Saves what a tab had not saved, once somebody sits at the desk. */
  start(): void {
    if (this.#hasWork()) this.#begin();
  }

  readonly state = (): DeskState => this.#state;

  readonly watch = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** Makes edits as one step that may be undone. */
  edit(edits: readonly Edit[], notCounts: ReadonlyMap<string, string> = new Map()): void {
    if (edits.length === 0) return;
    const back = inverse(this.#state.lines, edits);
    this.#undo = [...this.#undo, back].slice(-UNDO_MAX);
    this.#write(edits, notCounts);
  }

  /** Takes the last step back. */
  undo(): void {
    const step = this.#undo.pop();
    if (step !== undefined) this.#write(step, new Map());
  }

  /** Changes name, boards, attrition or condition. */
  settle(settings: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...settings };
    const checking =
      settings.condition === undefined
        ? this.#state.checking
        : new Set(this.#state.lines.map(({ id }) => id));
    this.#set({ bom: { ...this.#state.bom, ...settings }, checking });
    this.#begin();
  }

  /** Saves what waits now; resolves once it is saved, and throws where it could not be. */
  async saved(): Promise<number> {
    while (this.#way !== null || this.#hasWork()) {
      await (this.#way ?? this.#flush());
      if (this.#state.failure !== null) throw this.#state.failure;
    }
    return this.#state.bom.version;
  }

  /** Tries again what could not be saved. */
  readonly retry = (): void => {
    void this.#flush();
  };

  /** The bill as the server answered it: read anew, kept, sent. */
  adopt(bom: Bom): void {
    this.#waiting = onNewer(bom.lines, this.#waiting);
    this.#undo = [];
    this.#showAll(bom);
  }

  /** The bill at the server goes on from a version that an act of it made. */
  moveOn(changes: Partial<Bom>, lines: readonly BomLine[] = this.#state.lines): void {
    this.#set({ bom: { ...this.#state.bom, ...changes }, lines });
  }

  readonly dismissNewer = (): void => this.#set({ isNewer: false });

  #write(edits: readonly Edit[], notCounts: ReadonlyMap<string, string>): void {
    const { lines, checking } = this.#state;
    const touched = new Set(edits.map(({ id }) => id));
    const wrong = [...this.#state.notCounts].filter(([id]) => !touched.has(id));
    this.#waiting = joined(this.#waiting, edits);
    this.#set({
      lines: edited(lines, edits),
      checking: new Set([...checking, ...linesToMatch(lines, edits)]),
      notCounts: new Map([...wrong, ...notCounts]),
    });
    this.#begin();
  }

  #hasWork(): boolean {
    return this.#waiting.length > 0 || Object.keys(this.#settings).length > 0;
  }

  #begin(): void {
    this.#keep();
    this.#set({ saving: 'waiting', canUndo: this.#undo.length > 0 });
    this.#given.later(() => void this.#flush());
  }

  #keep(): void {
    const edits = joined(this.#sent, this.#waiting);
    const settings = { ...this.#sentSettings, ...this.#settings };
    const isNothing = edits.length === 0 && Object.keys(settings).length === 0;
    this.#given.storeUnsaved(isNothing ? null : { edits, settings });
  }

  #flush(): Promise<void> {
    if (this.#way !== null) return this.#way;
    this.#way = this.#save().finally(() => {
      this.#way = null;
      if (this.#state.failure === null && this.#hasWork()) this.#begin();
    });
    return this.#way;
  }

  async #save(): Promise<void> {
    this.#set({ failure: null, saving: 'waiting' });
    try {
      if (Object.keys(this.#settings).length > 0) await this.#saveSettings();
      if (this.#waiting.length > 0) await this.#saveEdits();
      this.#reloads = 0;
      this.#keep();
      if (!this.#hasWork()) this.#set({ saving: 'saved' });
      if (this.#state.sellersOld) this.#given.rested(() => void this.#countSellers());
    } catch (violation) {
      this.#waiting = joined(this.#sent, this.#waiting);
      this.#settings = { ...this.#sentSettings, ...this.#settings };
      this.#sent = [];
      this.#sentSettings = {};
      await this.#fall(violation as Error);
    }
  }

  /** Counts the sellers again; a count that is not possible now follows after the next save. */
  async #countSellers(): Promise<void> {
    if (!this.#state.sellersOld || this.#hasWork() || this.#way !== null) return;
    try {
      const { version, sellers } = await this.#given.server.sellers();
      const { bom } = this.#state;
      if (version === bom.version) this.#set({ bom: { ...bom, sellers }, sellersOld: false });
    } catch {
      // The old number stays, and says that it is old.
    }
  }

  async #saveSettings(): Promise<void> {
    this.#sentSettings = this.#settings;
    this.#settings = {};
    const result = await this.#given.server.settle(this.#state.bom.version, this.#sentSettings);
    this.#sentSettings = {};
    this.#take(result);
  }

  async #saveEdits(): Promise<void> {
    this.#sent = this.#waiting;
    this.#waiting = [];
    const result = await this.#given.server.edit(this.#state.bom.version, this.#sent);
    const sentIds = new Set(this.#sent.map(({ id }) => id));
    this.#sent = [];
    this.#take(result, sentIds);
    if (result.sellers === null) this.#set({ sellersOld: true });
  }

  /** Puts what the server found in its lines; what was typed since stays. */
  #take({ version, changedAt, lines, sellers }: SaveResult, about?: ReadonlySet<string>): void {
    const typed = new Set(this.#waiting.map(({ id }) => id));
    const found = new Map((lines ?? []).map((line) => [line.id, line]));
    const { bom, checking } = this.#state;
    const isDone = (id: string) => (about === undefined ? lines !== null : about.has(id));
    this.#set({
      bom: { ...bom, version, changedAt, sellers: sellers ?? bom.sellers },
      sellersOld: this.#state.sellersOld && sellers === null,
      lines: this.#state.lines.map((line) =>
        typed.has(line.id) ? line : (found.get(line.id) ?? line),
      ),
      checking: new Set([...checking].filter((id) => typed.has(id) || !isDone(id))),
    });
  }

  async #fall(violation: Error): Promise<void> {
    this.#reloads += 1;
    if (!this.#given.server.isOlder(violation) || this.#reloads > RELOADS_MAX) {
      this.#reloads = 0;
      this.#set({ saving: 'failed', failure: violation });
      return;
    }
    try {
      const newer = await this.#given.server.open();
      this.#waiting = onNewer(newer.lines, this.#waiting);
      this.#undo = [];
      this.#showAll(newer);
      this.#keep();
      const saving = this.#hasWork() ? 'waiting' : 'saved';
      this.#set({ isNewer: true, canUndo: false, saving });
    } catch (failure) {
      this.#set({ saving: 'failed', failure: failure as Error });
    }
  }

  /** Shows a bill of the server with what waits on top of it. */
  #showAll(bom: Bom): void {
    this.#set({
      bom: { ...bom, ...this.#settings },
      lines: edited(bom.lines, this.#waiting),
      checking: new Set(linesToMatch(bom.lines, this.#waiting)),
      canUndo: this.#undo.length > 0,
      sellersOld: false,
    });
  }

  #set(part: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...part };
    for (const onChange of this.#listeners) onChange();
  }
}
