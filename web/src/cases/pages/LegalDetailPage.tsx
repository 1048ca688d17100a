import { MyCase } from '../MyCase.tsx';

/** One of the reader's own cases of this kind. */
export default function LegalDetailPage() {
  return <MyCase kind="legal" />;
}
