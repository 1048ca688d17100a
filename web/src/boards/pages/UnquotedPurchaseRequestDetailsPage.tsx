import { useSearchParams } from 'react-router';
import { PurchaseDetail } from '../purchases/PurchaseDetail.tsx';

/** One request of the list, by the id in the address's query. */
export default function UnquotedPurchaseRequestDetailsPage() {
  const [query] = useSearchParams();
  return <PurchaseDetail list="unquoted" id={query.get('id') ?? ''} />;
}
