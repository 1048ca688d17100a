import { EnquiryDetail } from '../EnquiryDetail.tsx';

/** A completed enquiry with what became of it. */
export default function CompletedInquiryDetailsPage() {
  return <EnquiryDetail />;
}
