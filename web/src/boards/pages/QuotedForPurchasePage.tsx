import { PurchaseList } from '../purchases/PurchaseList.tsx';

/** My requests that have been quoted: to compare, order, pay and track. */
export default function QuotedForPurchasePage() {
  return <PurchaseList list="quoted" />;
}
