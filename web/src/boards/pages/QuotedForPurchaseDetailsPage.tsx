import { useSearchParams } from 'react-router';
import { PurchaseDetail } from '../purchases/PurchaseDetail.tsx';

/** One request of the list, by the id in the address's query. */
export default function QuotedForPurchaseDetailsPage() {
  const [query] = useSearchParams();
  return <PurchaseDetail list="quoted" id={query.get('id') ?? ''} />;
}
