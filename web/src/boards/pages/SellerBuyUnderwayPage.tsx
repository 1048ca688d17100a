import { PurchaseList } from '../purchases/PurchaseList.tsx';

/** What a seller buys on the boards and has not wholly ordered yet. */
export default function SellerBuyUnderwayPage() {
  return <PurchaseList list="underway" />;
}
