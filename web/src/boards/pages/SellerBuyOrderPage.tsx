import { PurchaseList } from '../purchases/PurchaseList.tsx';

/** Shows a seller's purchases on the boards that were ordered, with their orders. */
export default function SellerBuyOrderPage() {
  return <PurchaseList list="ordered" />;
}
