import { useParams } from 'react-router';
import { PurchaseDetail } from '../purchases/PurchaseDetail.tsx';

/** One purchase of the list. */
export default function SellerBuyOrderDetailPage() {
  const { id = '' } = useParams();
  return <PurchaseDetail list="ordered" id={id} />;
}
