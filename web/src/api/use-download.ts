import { useState } from 'react';
import type { Call, ClientInput } from '#contract/call.ts';
import { sendCall } from './client.ts';
import { RequestCancelled } from './failure.ts';

/** Asks for the address of a file and has the browser fetch it; the page stays. */
export function useDownload<C extends Call>(call: C) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const start = async (input: ClientInput<C>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const { link } = (await sendCall(call, input)) as { link: string };
      const anchor = document.createElement('a');
      anchor.href = link;
      anchor.download = '';
      document.body.append(anchor);
      anchor.click();
      anchor.remove();
    } catch (failure) {
      if (!(failure instanceof RequestCancelled)) setError(failure as Error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, start: (input: ClientInput<C>) => void start(input) };
}
