import { MyCases } from '../MyCases.tsx';

/** The reader's own cases of this kind. */
export default function FeedbackListPage() {
  return <MyCases kind="feedback" />;
}
