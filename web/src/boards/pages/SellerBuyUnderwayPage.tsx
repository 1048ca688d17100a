import { PurchaseList } from '../purchases/PurchaseList.tsx';

/** Shows a seller's purchases on the boards that are not wholly ordered yet. */
export default function SellerBuyUnderwayPage() {
  return <PurchaseList list="underway" />;
}
