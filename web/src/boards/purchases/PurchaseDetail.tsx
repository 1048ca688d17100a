import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { addMark } from '#contract/boards/calls.ts';
import type { Post } from '#contract/boards/schemas.ts';
import type { Output } from '#contract/call.ts';
import { purchaseDetail } from '#contract/purchases/calls.ts';
import type { PurchaseList } from '#contract/purchases/constants.ts';
import { addMark as addBidMark } from '#contract/surplus/calls.ts';
import type { Bid } from '#contract/surplus/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { Opened } from '../Opened.tsx';
import { EditRequest } from '../posts/EditRequest.tsx';
import { PostedAt } from '../posts/PostedAt.tsx';
import { PostFacts } from '../posts/PostFacts.tsx';
import { PrivateMark } from '../posts/PrivateMark.tsx';
import { isEditable, RequestActs } from '../posts/RequestActs.tsx';
import { RequestBody } from '../posts/RequestBody.tsx';
import { isWithdrawable, WithdrawReply } from '../replies/WithdrawReply.tsx';
import { useBidWithdrawing } from '../replies/withdrawing.ts';
import { BidFacts } from '../surplus/BidFacts.tsx';
import { BidLines } from '../surplus/BidLines.tsx';
import { BidStateNote } from '../surplus/BidStateNote.tsx';
import { dealPath } from '../surplus/paths.ts';
import { StageTag } from './PurchaseCells.tsx';
import { PurchaseOrders } from './PurchaseOrders.tsx';
import { listPath } from './paths.ts';

type Found = Output<typeof purchaseDetail>;

/** One purchase: its orders and their next steps, its quotes to compare, and its request. */
export function PurchaseDetail({ list, id }: { list: PurchaseList; id: string }) {
  const p = useTranslator('boards/purchases');
  const found = useCallQuery(purchaseDetail, { id });
  return (
    <Opened
      found={found}
      words={{ notFound: p('detail.gone'), failed: p('detail.failed') }}
      back={{ label: p('detail.back'), to: listPath(list) }}
    >
      {(data) => <FoundPurchase key={id} list={list} found={data} />}
    </Opened>
  );
}

function FoundPurchase({ list, found }: { list: PurchaseList; found: Found }) {
  const p = useTranslator('boards/purchases');
  const [query] = useSearchParams();
  const withdrawing = useBidWithdrawing();
  const { purchase, request, bid } = found;
  const [wantsEdit, setEditing] = useState(query.get('edit') === '1');
  const editing = wantsEdit && request !== null && isEditable(request);
  const acts = request && (
    <RequestActs post={request} editing={editing} onEdit={() => setEditing(true)} />
  );
  const deal = bid && (
    <>
      <ButtonLink to={dealPath({ id: bid.postId, no: bid.postNo })}>{p('detail.deal')}</ButtonLink>
      {isWithdrawable(bid) && <WithdrawReply words={withdrawing} reply={bid} />}
    </>
  );
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: p(`title.${list}`), to: listPath(list) }, { label: purchase.no }]}
      />
      <PageHead title={purchase.no} reference actions={acts ?? deal}>
        <StageTag purchase={purchase} />
        <PostedAt post={purchase} />
      </PageHead>
      {request && !editing && <PostFacts post={request} />}
      {bid && <BidFacts bid={bid} />}
      <div className={layout.sections}>
        <PurchaseOrders orders={purchase.orders} />
        {request && <Request post={request} editing={editing} onDone={() => setEditing(false)} />}
        {bid && <BidBody bid={bid} />}
      </div>
    </>
  );
}

function Request(props: { post: Post; editing: boolean; onDone: () => void }) {
  const { post, editing, onDone } = props;
  return (
    <>
      {editing ? <EditRequest post={post} onDone={onDone} /> : <RequestBody post={post} />}
      <PrivateMark call={addMark} on="post" id={post.id} mark={post.privateMark} />
    </>
  );
}

function BidBody({ bid }: { bid: Bid }) {
  return (
    <>
      <BidStateNote bid={bid} />
      <BidLines bid={bid} amount={(item) => <MoneyText money={item.amount} bare />} />
      <PrivateMark call={addBidMark} on="reply" id={bid.id} mark={bid.privateMark} />
    </>
  );
}
