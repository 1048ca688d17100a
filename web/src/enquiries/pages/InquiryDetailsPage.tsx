import { EnquiryDetail } from '../EnquiryDetail.tsx';

/** An enquiry with its quotes, from the list of those that wait. */
export default function InquiryDetailsPage() {
  return <EnquiryDetail />;
}
