import { useParams } from 'react-router';
import { orderListPath, orderPath } from '#contract/addresses.ts';
import { claimable } from '#contract/claims/calls.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ApplyForm } from '../ApplyForm.tsx';

/** Claims on a line of one's completed order. */
export default function ApplyClaimPage() {
  const { id = '' } = useParams();
  const t = useTranslator('claims');
  const read = useCallQuery(claimable, { orderId: id });
  const isMissing =
    read.error instanceof CallFailure && [404, 422].includes(Number(read.error.code));
  if (isMissing) {
    return (
      <Empty
        title={t('apply.none')}
        action={<ButtonLink to={orderListPath('buyer', 'trade')}>{t('list.orders')}</ButtonLink>}
      />
    );
  }
  if (read.error) return <FailNote error={read.error} again={() => read.refetch()} />;
  if (!read.data) return <SkeletonLines label={t('loading')} lines={8} />;
  const { orderNo, kind, sellerName, lines } = read.data;
  const open = lines.filter((line) => line.open);
  return (
    <>
      <PageHead title={t('apply.title')}>
        <span>
          <span translate="no">{orderNo}</span> · {t('head.seller', { name: sellerName })}
        </span>
      </PageHead>
      {open.length === 0 ? (
        <Empty
          title={t('apply.none')}
          action={<ButtonLink to={orderPath('buyer', kind, id)}>{t('apply.order')}</ButtonLink>}
        />
      ) : (
        <ApplyForm orderId={id} kind={kind} lines={open} />
      )}
    </>
  );
}
