import { MyCases } from '../MyCases.tsx';

/** The reader's own cases of this kind. */
export default function LegalListPage() {
  return <MyCases kind="legal" />;
}
