import { PurchaseList } from '../purchases/PurchaseList.tsx';

/** What a seller bought on the boards, with its orders. */
export default function SellerBuyOrderPage() {
  return <PurchaseList list="ordered" />;
}
