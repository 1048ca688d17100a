import type { Reply } from '#contract/boards/schemas.ts';
import type { Bid } from '#contract/surplus/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import text from '#web/ui/text.module.css';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import type { BoardConfig } from '../board-config.ts';
import { ReplyState } from './ReplyState.tsx';
import { isWithdrawable, WithdrawReply } from './WithdrawReply.tsx';

/** The head of an answer's page: the way back, its number, its state and until when it stands. */
export function ReplyHead({ face, reply }: { face: BoardConfig; reply: Reply | Bid }) {
  const t = useTranslator('boards');
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: face.title, to: face.path.tab('new') },
          { label: face.detail.crumb.reply, to: face.path.tab('reply') },
          { label: reply.no },
        ]}
      />
      <PageHead
        title={reply.no}
        reference
        actions={isWithdrawable(reply) && <WithdrawReply words={face.withdraw} reply={reply} />}
      >
        <ReplyState reply={reply} />
        <span className={text.q}>
          {t.parts('offer.until', { time: <DateTime at={reply.validUntil} zone /> })}
        </span>
      </PageHead>
    </>
  );
}
