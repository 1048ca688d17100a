import { useParams, useSearchParams } from 'react-router';
import { orderPath } from '#contract/addresses.ts';
import {
  complaintAllow,
  complaintDetail,
  complaintList,
  complaintReply,
  feedbackDetail,
  feedbackList,
  feedbackReply,
  legalDetail,
  legalList,
  legalReply,
} from '#contract/cases/calls.ts';
import type { CaseView } from '#contract/cases/case-schemas.ts';
import type { CaseKind } from '#contract/cases/table.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { AuthorCase } from './AuthorCase.tsx';
import { addresses } from './addresses.ts';
import { useMember } from './use-case-form.ts';

/** The calls of each kind, which differ in their paths only. */
export const myCalls = {
  legal: { list: legalList, detail: legalDetail, reply: legalReply },
  complaint: { list: complaintList, detail: complaintDetail, reply: complaintReply },
  feedback: { list: feedbackList, detail: feedbackDetail, reply: feedbackReply },
} as const;

export const listTitles = {
  legal: 'list.titleLegal',
  complaint: 'list.titleComplaint',
  feedback: 'list.titleFeedback',
} as const;

const EVERY_MS = 60_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One of the reader's own cases in the console. */
export function MyCase({ kind }: { kind: CaseKind }) {
  const params = useParams();
  const [query] = useSearchParams();
  const id = params['id'] ?? query.get('id') ?? '';
  const t = useTranslator('cases');
  const { detail, list, reply } = myCalls[kind];
  const isId = UUID.test(id);
  const found = useCallQuery(detail, { id }, { everyMs: EVERY_MS, enabled: isId });
  const identity = useMember()?.mainIdentity ?? null;
  if (found.data) {
    const view = found.data;
    return (
      <>
        <Breadcrumbs
          crumbs={[{ label: t(listTitles[kind]), to: addresses[kind].list }, { label: view.no }]}
        />
        <AuthorCase
          key={view.id}
          view={view}
          call={reply}
          target={{ id: view.id }}
          violations={(input) => validateInput(reply, input)}
          changes={[detail, list]}
          allow={complaintAllow}
          orderTo={orderOfCase(view, identity)}
        />
      </>
    );
  }
  const code = found.error instanceof CallFailure ? found.error.code : null;
  if (!isId || code === 404) {
    return (
      <>
        <PageHead title={t(listTitles[kind])} />
        <Empty
          title={t('detail.notFound')}
          action={<ButtonLink to={addresses[kind].list}>{t('detail.toList')}</ButtonLink>}
        >
          {t('detail.notFoundText')}
        </Empty>
      </>
    );
  }
  if (found.error) return <FailNote error={found.error} again={() => found.refetch()} />;
  return <SkeletonLines label={t('loading')} lines={6} />;
}

/** Where the reader's console shows the order of a case. */
function orderOfCase(
  { orderId, orderNo }: CaseView,
  identity: 'buyer' | 'seller' | null,
): string | undefined {
  if (orderId === null || identity === null) return undefined;
  return orderPath(identity, orderNo.startsWith('AO') ? 'agent' : 'trade', orderId);
}
