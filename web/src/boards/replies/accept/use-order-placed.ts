import { useNavigate } from 'react-router';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { orderPath } from '../../addresses.ts';

interface Placed {
  readonly orderId: string;
  readonly orderNo: string;
}

/** An acceptance ends its draft and leads to the order that it placed, which `said` tells. */
export function useOrderPlaced(
  said: (no: string) => string,
  forget: () => void,
): (placed: Placed) => void {
  const navigate = useNavigate();
  const user = useCallQuery(loginUser, {}).data;
  return ({ orderId, orderNo }) => {
    forget();
    toast(said(orderNo));
    navigate(orderPath(user?.mainIdentity ?? null, orderId));
  };
}
