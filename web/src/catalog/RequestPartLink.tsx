import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { openQuickBuy } from '#web/page/quick-buy-ask.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

interface Props {
  readonly mpn: string;
  /** Pieces that the reader needs. */
  readonly quantity: number | null;
  /** The one button of an empty page, in place of a link under a group. */
  readonly primary?: boolean | undefined;
}

/**
 * Leads to a post of the mall that asks for a part. A visitor, who may not open the mall, gets the
 * quick buy form over the page instead, filled in.
 */
export function RequestPartLink({ mpn, quantity, primary = false }: Props) {
  const t = useTranslator('catalog');
  const isGuest = useSession('member') === null;
  const to = `/shopping-mall/index?${new URLSearchParams({
    model: mpn,
    ...(quantity === null ? {} : { count: String(quantity) }),
  })}`;
  const onClick = (event: MouseEvent) => {
    if (!isGuest) return;
    const count = quantity === null ? '' : String(quantity);
    if (openQuickBuy({ model: mpn, count })) event.preventDefault();
  };
  return primary ? (
    <ButtonLink variant="primary" to={to} onClick={onClick}>
      {t('nothing.post')}
    </ButtonLink>
  ) : (
    <Link to={to} onClick={onClick}>
      {t('group.request')}
    </Link>
  );
}
