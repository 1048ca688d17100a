import { useState } from 'react';
import type { Reply } from '#contract/boards/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { isOrdered, type Ordered } from './accept/accepted-in-part.ts';
import type { Withdrawing } from './withdrawing.ts';

/** Whether its replier may withdraw a reply: something of it can still be accepted. */
export const isWithdrawable = (reply: Pick<Reply, 'mine' | 'state'>): boolean =>
  reply.mine && reply.state === 'open';

interface Props {
  readonly words: Withdrawing;
  readonly reply: Pick<Reply, 'id' | 'no' | 'version'> & Ordered;
  readonly size?: 'xs';
}

/** A button that withdraws the reader's own reply, after saying what that does to it and its orders. */
export function WithdrawReply({ words, reply, size }: Props) {
  const t = useTranslator('boards');
  const [isAsking, setAsking] = useState(false);
  const { id, no, version } = reply;
  const command = useCommand(words.call, {
    onDone: () => {
      toast(words.done(no));
      setAsking(false);
    },
  });
  return (
    <>
      <Button
        size={size}
        aria-label={`${t('withdraw.short')} ${no}`}
        onClick={() => setAsking(true)}
      >
        {t('withdraw.short')}
      </Button>
      {isAsking && (
        <CommandDialog
          title={words.title(no)}
          submit={words.go}
          danger
          command={command}
          onSubmit={() => command.mutate({ id, version })}
          onClose={() => setAsking(false)}
        >
          <p>{words.text}</p>
          {isOrdered(reply) && <p>{t('withdraw.orders')}</p>}
          <p>{words.back}</p>
        </CommandDialog>
      )}
    </>
  );
}
