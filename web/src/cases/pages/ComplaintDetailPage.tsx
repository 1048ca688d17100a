import { MyCase } from '../MyCase.tsx';

/** One of the reader's own cases of this kind. */
export default function ComplaintDetailPage() {
  return <MyCase kind="complaint" />;
}
