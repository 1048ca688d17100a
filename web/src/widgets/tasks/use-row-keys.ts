import { useState } from 'react';
import type { RecordRef } from '#contract/operator/schemas.ts';
import { opsWorkClaim, opsWorkRelease } from '#contract/operator/work-calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useListKeys } from './use-list-keys.ts';

/** A row of a list as the keys know it. */
export interface KeyRow {
  /** The key of the row in its table. */
  readonly key: string;
  /** The open work of the row; null where nothing waits there. */
  readonly work: RecordRef | null;
  /** Whether the reader is on it. */
  readonly isMine: boolean;
}

interface Handlers<Row> {
  readonly onOpen: (row: Row) => void;
  readonly onChoose: (work: RecordRef) => void;
  readonly onHelp: () => void;
}

/** Moves by keys over rows and acts on the one they are on; it stays where the list is read anew. */
export function useRowKeys<Row extends KeyRow>(
  rows: readonly Row[],
  { onOpen, onChoose, onHelp }: Handlers<Row>,
): string | null {
  const [key, setKey] = useState<string | null>(null);
  const claim = useCommand(opsWorkClaim);
  const release = useCommand(opsWorkRelease);
  const index = rows.findIndex((row) => row.key === key);
  const current = rows[index];
  const move = (to: number) => {
    const next = rows[Math.max(0, Math.min(to, rows.length - 1))];
    if (next === undefined) return;
    setKey(next.key);
    document
      .querySelector(`[data-row="${CSS.escape(next.key)}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  };
  useListKeys({
    j: () => move(index + 1),
    k: () => move(index === -1 ? 0 : index - 1),
    Enter: () => current && onOpen(current),
    c: () => {
      if (!current?.work) return;
      if (current.isMine) release.mutate(current.work);
      else claim.mutate(current.work);
    },
    x: () => current?.work && onChoose(current.work),
    '?': onHelp,
  });
  return current === undefined ? null : key;
}
