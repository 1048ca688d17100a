import { Link } from 'react-router';
import { type Console, claimPath, orderPath } from '#contract/addresses.ts';
import type { Cause, OrderCause } from '#contract/wallet/schemas.ts';
import type { Definition } from '#web/ui/layout/DefinitionList.tsx';

interface Related {
  readonly order: OrderCause | null;
  readonly cause: Cause;
}

/** The order that a movement of money belongs to, with a link; nothing where there is none. */
export const orderItem = (
  { order }: Pick<Related, 'order'>,
  { console, term }: { readonly console: Console; readonly term: string },
): Definition[] =>
  order === null
    ? []
    : [
        {
          key: 'order',
          term,
          value: (
            <Link to={orderPath(console, order.kind, order.id)} translate="no">
              {order.no}
            </Link>
          ),
        },
      ];

/** The claim that a movement of money belongs to, with a link; nothing where it is the order itself. */
export const causeItem = (
  { order, cause }: Related,
  { console, term }: { readonly console: Console; readonly term: string },
): Definition[] =>
  cause.id === order?.id
    ? []
    : [
        {
          key: 'cause',
          term,
          value:
            order && cause.kind === 'claim' ? (
              <Link to={claimPath(console, order.kind, cause.id)} translate="no">
                {cause.no}
              </Link>
            ) : (
              <span translate="no">{cause.no}</span>
            ),
        },
      ];
