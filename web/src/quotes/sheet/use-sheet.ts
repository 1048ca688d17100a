import { useEffect, useRef, useState } from 'react';
import { quoteSubmitMany, quoteUpload } from '#contract/enquiries/calls.ts';
import type { SheetOutcome, SheetRowResult } from '#contract/enquiries/quote-sheet-schemas.ts';
import { upload } from '#web/api/client.ts';
import { CallFailure, RequestCancelled } from '#web/api/failure.ts';
import { useCommand } from '#web/api/hooks.ts';

/** The chosen file and how far its reading is. */
export interface Reading {
  readonly file: File;
  readonly state: 'sending' | 'failed' | 'done';
  readonly progress: number;
  readonly error?: string | undefined;
}

/** Rows by what they would do. */
export const countsOf = (rows: readonly SheetRowResult[]): Record<SheetOutcome, number> => {
  const counts = { quote: 0, refuse: 0, left: 0, over: 0, fault: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
};

/** Rows that answer something, as they are sent. */
export const toSubmittedRows = (rows: readonly SheetRowResult[]) =>
  rows.flatMap(({ id, version, outcome, quote, refusal }) =>
    id !== null && version !== null && (outcome === 'quote' || outcome === 'refuse')
      ? [{ id, version, quote, refusal }]
      : [],
  );

interface Options {
  readonly lost: string;
  readonly onDone: (done: { readonly quoted: number; readonly refused: number }) => void;
}

/** A filled sheet: read for a preview, then sent as a whole; read anew where something has changed. */
export function useSheet({ lost, onDone }: Options) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [rows, setRows] = useState<readonly SheetRowResult[] | null>(null);
  const [isChanged, setChanged] = useState(false);
  const stop = useRef<AbortController | null>(null);
  const read = (file: File) => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    setRows(null);
    setReading({ file, state: 'sending', progress: 0 });
    upload(quoteUpload, file, {
      signal: own.signal,
      onProgress: (progress) => setReading({ file, state: 'sending', progress }),
    }).then(
      (result) => {
        if (stop.current !== own) return;
        setReading({ file, state: 'done', progress: 1 });
        setRows(result.rows);
      },
      (fault: unknown) => {
        if (fault instanceof RequestCancelled || stop.current !== own) return;
        const error = fault instanceof CallFailure ? fault.message : lost;
        setReading({ file, state: 'failed', progress: 0, error });
      },
    );
  };
  useEffect(() => () => stop.current?.abort(), []);
  const submit = useCommand(quoteSubmitMany, {
    onDone,
    onFail: (error) => {
      const isOld =
        error instanceof CallFailure &&
        (error.is('order.hasChange') || [404, 409].includes(Number(error.code)));
      if (!isOld || !reading) return false;
      // The row tells that its request ended or was answered meanwhile.
      setChanged(true);
      read(reading.file);
      return true;
    },
  });
  return {
    reading,
    rows,
    isChanged,
    act: submit,
    choose: (file: File) => {
      setChanged(false);
      submit.reset();
      read(file);
    },
    retry: () => reading && read(reading.file),
    forget: () => {
      stop.current?.abort();
      stop.current = null;
      setChanged(false);
      submit.reset();
      setReading(null);
      setRows(null);
    },
    send: () => {
      setChanged(false);
      submit.mutate({ answers: toSubmittedRows(rows ?? []) });
    },
  };
}
