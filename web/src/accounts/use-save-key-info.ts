import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { loginUser, setKeyInfo } from '#contract/accounts/calls.ts';
import type { Sent } from '#contract/call.ts';
import { send, tellFailed } from '#web/api/client.ts';
import { keyOf } from '#web/api/hooks.ts';
import { makeOld } from '#web/api/make-old.ts';
import { useWords } from '#web/i18n/words.ts';
import { toast } from '#web/ui/toast.ts';
import { dropQuickBuy, usePostQuickBuy, waitingQuickBuy } from './quick-buy.ts';

/**
 * Saves the key information, then posts the quick buy that waits for it (specification section 4).
 * The information stays saved where the post fails; what was typed stays on the home page.
 */
export function useSaveKeyInfo(onFail: (error: Error) => void) {
  const t = useWords('accounts');
  const client = useQueryClient();
  const post = usePostQuickBuy();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const save = async (info: Sent<typeof setKeyInfo>, done: string): Promise<boolean> => {
    setSaving(true);
    setError(null);
    try {
      const user = await send(setKeyInfo, info);
      toast(done);
      await postWaiting(info.mainIdentity);
      client.setQueryData([...keyOf(loginUser, {}), 'member'], user);
      void makeOld(client);
      return true;
    } catch (reason) {
      const fault = reason instanceof Error ? reason : new Error(String(reason));
      setError(fault);
      onFail(fault);
      tellFailed(fault);
      return false;
    } finally {
      setSaving(false);
    }
  };
  const postWaiting = async (identity: string) => {
    const waiting = waitingQuickBuy();
    if (waiting === null) return;
    if (identity === 'seller') return dropQuickBuy();
    try {
      await post(waiting);
    } catch {
      dropQuickBuy();
      toast(t('quick.kept'), 'fail');
    }
  };
  return { save, saving, error };
}
