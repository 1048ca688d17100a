import { useState } from 'react';
import type { Call, Sent } from '#contract/call.ts';
import { send } from './client.ts';
import { Cancelled } from './failure.ts';

/** Asks for the address of a file and has the browser fetch it; the page stays. */
export function useDownload<C extends Call>(call: C) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const start = async (input: Sent<C>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const { link } = (await send(call, input)) as { link: string };
      const anchor = document.createElement('a');
      anchor.href = link;
      anchor.download = '';
      document.body.append(anchor);
      anchor.click();
      anchor.remove();
    } catch (failure) {
      if (!(failure instanceof Cancelled)) setError(failure as Error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, start: (input: Sent<C>) => void start(input) };
}
