import { EnquiryList } from '../EnquiryList.tsx';

/** My enquiries that still wait for something. */
export default function EnquiringPricePage() {
  return <EnquiryList completed={false} />;
}
