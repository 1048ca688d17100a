import { useLocation } from 'react-router';
import { followSeller, sellerView } from '#contract/companies/calls.ts';
import type { SellerView } from '#contract/companies/schemas.ts';
import { useCommand, useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';

/** Follows a seller, or stops; a visitor signs in on the spot, without a script on its own page. */
export function FollowButton({ seller }: { seller: SellerView }) {
  const t = useTranslator('companies');
  const from = useLocation();
  const isOpen = useSession('member') !== null;
  const { company } = seller;
  const follow = useCommand(followSeller, {
    changes: [sellerView],
    onDone: ({ followed }) =>
      toast(t(followed ? 'seller.followedDone' : 'seller.unfollowedDone', { company })),
  });
  if (!isOpen) {
    return (
      <ButtonLink
        to="/login"
        state={{ from: from.pathname }}
        icon="star"
        onClick={(event) => {
          event.preventDefault();
          follow.mutate({ sellerId: seller.id });
        }}
      >
        {t('seller.signIn')}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        icon={seller.followed ? 'check' : 'star'}
        aria-pressed={seller.followed}
        loading={follow.isPending}
        onClick={() => follow.mutate({ sellerId: seller.id })}
      >
        {t(seller.followed ? 'seller.following' : 'seller.follow')}
      </Button>
      <FailNote error={follow.error} />
    </>
  );
}
