import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { v4 } from 'uuid';
import type { Bom } from '#contract/bom/bill-schemas.ts';
import { bomEdit, bomList, bomOpen, bomSellers, bomSettings } from '#contract/bom/calls.ts';
import type { Call, ClientInput, Output } from '#contract/call.ts';
import { sendCall } from '#web/api/client.ts';
import { queryKey } from '#web/api/command.ts';
import { CallFailure } from '#web/api/failure.ts';
import { tokenOf } from '../tokens.ts';
import { Desk, type Server, type Unsaved } from './desk.ts';

/** Edits are saved once the reader has rested so long. */
const REST_MS = 400;
/** Sellers of a long bill are counted once nothing was edited for so long. */
const COUNT_MS = 2500;
const keyIn = (id: string) => `draft:bom-${id}`;

function unsavedOf(id: string): Unsaved | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyIn(id)) ?? 'null') as Unsaved | null;
  } catch {
    return null;
  }
}

function storeUnsaved(id: string, unsaved: Unsaved | null): void {
  try {
    if (unsaved === null) sessionStorage.removeItem(keyIn(id));
    else sessionStorage.setItem(keyIn(id), JSON.stringify(unsaved));
  } catch {
    // It then lasts as long as the page.
  }
}

/** Sends an act; the same content sent again after a lost answer is the same act. */
function sender<C extends Call>(call: C) {
  let lastSubmission = { content: '', key: '' };
  return async (input: ClientInput<C>): Promise<Output<C>> => {
    const content = JSON.stringify(input);
    if (lastSubmission.content !== content) lastSubmission = { content, key: v4() };
    const response = await sendCall(call, input, { key: lastSubmission.key, notCancel: true });
    lastSubmission = { content: '', key: '' };
    return response;
  };
}

function serverOf(id: string): Server {
  const sendEdit = sender(bomEdit);
  const sendSettings = sender(bomSettings);
  const buildCredentials = () => ({ id, token: tokenOf(id) });
  return {
    open: () => sendCall(bomOpen, buildCredentials(), { notCancel: true }),
    edit: (version, edits) => sendEdit({ ...buildCredentials(), version, edits: [...edits] }),
    sellers: () => sendCall(bomSellers, buildCredentials(), { notCancel: true, quiet: true }),
    settle: (version, settings) => sendSettings({ ...buildCredentials(), version, settings }),
    isOlder: (failure) =>
      failure instanceof CallFailure &&
      (failure.is('order.hasChange') || failure.is('bom.lineGone') || failure.is('bom.partGone')),
  };
}

/** The desk that one opened bill is edited on; what waits is saved before the page is left. */
export function useDesk(bom: Bom): Desk {
  const client = useQueryClient();
  const { id } = bom;
  // biome-ignore lint/correctness/useExhaustiveDependencies: later answers go to the same desk.
  const desk = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let counting: ReturnType<typeof setTimeout> | undefined;
    return new Desk(bom, {
      server: serverOf(id),
      later: (callback) => {
        clearTimeout(timer);
        clearTimeout(counting);
        timer = setTimeout(callback, REST_MS);
      },
      rested: (callback) => {
        clearTimeout(counting);
        counting = setTimeout(callback, COUNT_MS);
      },
      storeUnsaved: (unsaved) => storeUnsaved(id, unsaved),
      unsaved: unsavedOf(id),
    });
  }, [id]);
  useEffect(() => {
    desk.start();
    return () => {
      // Answers requested before the edits here no longer show the bill as it is.
      client.removeQueries({ queryKey: queryKey(bomOpen) });
      desk.saved().then(
        () => client.invalidateQueries({ queryKey: queryKey(bomList) }),
        // Unsaved edits stay in the tab, and are there when the bill is opened again.
        () => undefined,
      );
    };
  }, [desk, client]);
  return desk;
}

/** Returns the current state of a desk. */
export const useDeskState = (desk: Desk) => useSyncExternalStore(desk.watch, desk.state);

/** Returns a function that reads the bill again where a failure tells that it has changed. */
export function useReload(): (failure: Error) => void {
  const client = useQueryClient();
  return (failure) => {
    if (failure instanceof CallFailure && failure.is('order.hasChange')) {
      void client.invalidateQueries({ queryKey: queryKey(bomOpen) });
    }
  };
}
