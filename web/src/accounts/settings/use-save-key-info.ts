import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setKeyInfo } from '#contract/accounts/calls.ts';
import { loginUser } from '#contract/accounts/session-calls.ts';
import type { ClientInput } from '#contract/call.ts';
import { reportFailure, sendCall } from '#web/api/client.ts';
import { queryKey } from '#web/api/hooks.ts';
import { invalidateQueries } from '#web/api/invalidate-queries.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { dropQuickBuy, usePostQuickBuy, waitingQuickBuy } from '../sign-in/quick-buy.ts';

/**
 * Saves the key information, then posts the quick buy that waits for it (specification section 4).
 * The information stays saved where the post fails; what was typed stays on the home page.
 */
export function useSaveKeyInfo(onFail: (error: Error) => void) {
  const t = useTranslator('accounts');
  const client = useQueryClient();
  const post = usePostQuickBuy();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const save = async (
    info: ClientInput<typeof setKeyInfo>,
    done: string,
    isNew: boolean,
  ): Promise<boolean> => {
    setSaving(true);
    setError(null);
    try {
      const user = await sendCall(setKeyInfo, info);
      if (isNew) toast(t('identitySet'));
      toast(done);
      await postWaiting(info.mainIdentity);
      client.setQueryData([...queryKey(loginUser, {}), 'member'], user);
      void invalidateQueries(client);
      return true;
    } catch (reason) {
      const violation = reason instanceof Error ? reason : new Error(String(reason));
      setError(violation);
      onFail(violation);
      reportFailure(violation);
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
