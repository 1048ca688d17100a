import { describe, expect, it } from 'vitest';
import { claimShipBack, opsClaimForward } from '../claims/calls.ts';
import { sendBackQuarantine } from '../quarantine/calls.ts';
import { sendSample as sendSampleSchemas } from '../quarantine/schemas.ts';
import * as contract from './staff-calls.ts';

const desks = {
  dispatch: contract.dispatchOrder,
  sendBack: contract.sendBackOrder,
  sendBackRest: contract.sendBackRest,
};
const others = {
  'the return of a claim': claimShipBack,
  'the replacement of a claim': opsClaimForward,
  'the return from quarantine': sendBackQuarantine,
};
const target = { id: '00000000-0000-7000-8000-000000000001', version: 3, carrier: 'DHL' };

describe.each([...Object.entries(desks), ...Object.entries(others)])(
  'the parcel of a desk or a party: %s',
  (_, call) => {
    it('is refused where the check digit of its number does not fit', async () => {
      const { input } = await call.schemas();
      const read = input.safeParse({ ...target, trackingNo: '4471992006' });
      expect(read.error?.issues).toMatchObject([
        { path: ['trackingNo'], message: 'trackingCheck' },
      ]);
      expect(input.safeParse({ ...target, trackingNo: '4471992000' }).success).toBe(true);
    });

    it('goes as it stands on the label where the desk insists', async () => {
      const { input } = await call.schemas();
      const typed = { ...target, trackingNo: '4471992006', asTyped: true };
      expect(input.safeParse(typed).success).toBe(true);
    });

    it('goes with a carrier that is named, whose numbers have no check digit', async () => {
      const { input } = await call.schemas();
      const named = { ...target, carrier: ' ZTO Express ', trackingNo: '4471992006' };
      expect(input.parse(named)).toMatchObject({ carrier: 'ZTO Express' });
      // A known one is known by its name as well, and so is its check digit.
      for (const carrier of ['dhl', 'fedex', 'FedEx']) {
        const trackingNo = carrier === 'dhl' ? '4471992000' : '111111111111111';
        const read = input.safeParse({ ...target, carrier, trackingNo, asTyped: true });
        expect(read.data).toMatchObject({ carrier: carrier === 'dhl' ? 'DHL' : 'FedEx' });
      }
      for (const carrier of ['', 'x', '<b>', 'constructor'.repeat(4)]) {
        const read = input.safeParse({ ...target, carrier, trackingNo: '4471992006' });
        expect(read.error?.issues[0]?.path).toEqual(['carrier']);
      }
      const odd = { ...target, carrier: 'constructor', trackingNo: '4471992006' };
      expect(input.safeParse(odd).success).toBe(true);
    });
  },
);

it('a sample from quarantine is refused where the check digit of its number does not fit', () => {
  const sample = { ...target, pieces: 3 };
  const read = sendSampleSchemas.input.safeParse({ ...sample, trackingNo: '4471992006' });
  expect(read.error?.issues).toMatchObject([{ path: ['trackingNo'], message: 'trackingCheck' }]);
  expect(sendSampleSchemas.input.safeParse({ ...sample, trackingNo: '4471992000' }).success).toBe(
    true,
  );
});
