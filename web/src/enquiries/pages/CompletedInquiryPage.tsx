import { EnquiryList } from '../EnquiryList.tsx';

/** My enquiries of which nothing waits any more. */
export default function CompletedInquiryPage() {
  return <EnquiryList completed={true} />;
}
