import { sellerOne } from '#contract/companies/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { EditFrame } from '../EditFrame.tsx';
import { SellerForm } from '../SellerForm.tsx';

/** Changes a seller's own profile. */
export default function SellerEditPage() {
  const read = useCallQuery(sellerOne, {});
  return (
    <EditFrame side="seller" read={read}>
      {read.data && <SellerForm own={read.data} />}
    </EditFrame>
  );
}
