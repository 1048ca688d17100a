import { passportList } from '#contract/passports/calls.ts';
import { OpenOffers } from '../passports/OpenOffers.tsx';
import { PassportList } from '../passports/PassportList.tsx';

/** The passports of the lots that the reader received. */
export default function LotPassportsPage() {
  return (
    <>
      <OpenOffers />
      <PassportList call={passportList} orders="/my-order-details" />
    </>
  );
}
