import { MyCase } from '../MyCase.tsx';

/** One of the reader's own cases of this kind. */
export default function FeedbackDetailPage() {
  return <MyCase kind="feedback" />;
}
