import { opsPassportList } from '#contract/passports/calls.ts';
import { PassportList } from '../passports/PassportList.tsx';

/** All passports of lots, for the desks. */
export default function OpsPassportsPage() {
  return <PassportList call={opsPassportList} orders="/ops/orders" />;
}
