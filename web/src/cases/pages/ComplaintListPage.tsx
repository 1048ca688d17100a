import { MyCases } from '../MyCases.tsx';

/** The reader's own cases of this kind. */
export default function ComplaintListPage() {
  return <MyCases kind="complaint" />;
}
