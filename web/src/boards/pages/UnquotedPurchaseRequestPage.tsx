import { PurchaseList } from '../purchases/PurchaseList.tsx';

/** My requests that nobody has quoted yet: to change, close or reopen. */
export default function UnquotedPurchaseRequestPage() {
  return <PurchaseList list="unquoted" />;
}
