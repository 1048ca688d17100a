import { useRef, useState } from 'react';
import type { Call, Output } from '#contract/call.ts';
import { upload } from './client.ts';
import { RequestCancelled } from './failure.ts';

/** One file on its way, as a file field shows it. */
export interface Upload<Answer> {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly state: 'sending' | 'done' | 'failed';
  readonly progress?: number | undefined;
  readonly error?: string | undefined;
  /** The server's response, once it has arrived. */
  readonly response?: Answer | undefined;
}

/** Files that go up as soon as they are chosen; a failed one is kept and may be sent again. */
export function useUploads<C extends Call>(call: C, lostText: string) {
  const [files, setFiles] = useState<readonly Upload<Output<C>>[]>([]);
  const sources = useRef(new Map<string, { file: File; stop: AbortController }>());
  const next = useRef(1);
  const change = (id: string, facts: Partial<Upload<Output<C>>>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...facts } : one)));
  const start = (id: string) => {
    const source = sources.current.get(id);
    if (!source) return;
    source.stop = new AbortController();
    change(id, { state: 'sending', progress: 0, error: undefined });
    upload(call, source.file, {
      signal: source.stop.signal,
      onProgress: (progress) => change(id, { progress }),
    }).then(
      (response) => change(id, { state: 'done', response: response }),
      (violation: unknown) => {
        if (violation instanceof RequestCancelled) return;
        const said = violation instanceof Error && violation.message ? violation.message : lostText;
        change(id, { state: 'failed', error: said });
      },
    );
  };
  const remove = (id: string) => {
    sources.current.get(id)?.stop.abort();
    sources.current.delete(id);
    setFiles((all) => all.filter((one) => one.id !== id));
  };
  const add = (chosen: readonly File[]) => {
    const added = chosen.map((file) => {
      const id = `${next.current++}`;
      sources.current.set(id, { file, stop: new AbortController() });
      return { id, name: file.name, size: file.size, state: 'sending' as const, progress: 0 };
    });
    setFiles((all) => [...all, ...added]);
    for (const { id } of added) start(id);
  };
  return {
    files,
    /** Still on the way: what is sent now would lack a file. */
    busy: files.some((file) => file.state === 'sending'),
    answers: files.flatMap((file) => (file.response === undefined ? [] : [file.response])),
    add,
    /** The props of the field in which they are chosen. */
    field: { files, onAdd: add, onRemove: remove, onRetry: start },
    remove,
    retry: start,
    clear: () => {
      for (const { id } of files) remove(id);
    },
  };
}
