import { buyerOne } from '#contract/companies/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { BuyerForm } from '../BuyerForm.tsx';
import { EditFrame } from '../EditFrame.tsx';

/** Changes a buyer's own profile. */
export default function BuyerEditPage() {
  const read = useCallQuery(buyerOne, {});
  return (
    <EditFrame side="buyer" read={read}>
      {read.data && <BuyerForm info={read.data} />}
    </EditFrame>
  );
}
