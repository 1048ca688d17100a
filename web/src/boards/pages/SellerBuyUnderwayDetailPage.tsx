import { useParams } from 'react-router';
import { PurchaseDetail } from '../purchases/PurchaseDetail.tsx';

/** One purchase of the list. */
export default function SellerBuyUnderwayDetailPage() {
  const { id = '' } = useParams();
  return <PurchaseDetail list="underway" id={id} />;
}
