import { describe, expect, it } from 'vitest';
import { claimShipBack, opsClaimForward, opsClaimRecordArrival } from '../../claims/calls.ts';
import { sendBackQuarantine } from '../../quarantine/calls.ts';
import { sendSample as sendSampleSchemas } from '../../quarantine/schemas.ts';
import { shipOrder } from '../calls.ts';
import * as contract from '../staff-calls.ts';

const desks = {
  dispatch: contract.dispatchOrder,
  sendBack: contract.sendBackOrder,
  sendBackRest: contract.sendBackRest,
};
const others = {
  'the return of a claim': claimShipBack,
  'a parcel of a claim that came unannounced': opsClaimRecordArrival,
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

describe('a shipment of several parcels', () => {
  const shipment = { ...target, carrier: 'SF', trackingNo: 'SF1000000001' };
  const read = async (moreParcels: readonly { carrier: string; trackingNo: string }[]) =>
    (await shipOrder.schemas()).input.safeParse({ ...shipment, moreParcels });

  it('has ten parcels at most', async () => {
    const parcels = Array.from({ length: 10 }, (_, index) => ({
      carrier: 'SF',
      trackingNo: `SF200000000${index}`,
    }));
    expect((await read(parcels.slice(1))).success).toBe(true);
    expect((await read(parcels)).error?.issues).toMatchObject([
      { path: ['moreParcels'], message: 'tooMany' },
    ]);
  });

  it('has no number on two of them, however it is written', async () => {
    const twice = await read([{ carrier: 'SF', trackingNo: 'sf 1000-000-001' }]);
    expect(twice.error?.issues).toMatchObject([
      { path: ['moreParcels', 0, 'trackingNo'], message: 'trackingTwice' },
    ]);
  });

  it('is refused at the parcel whose check digit does not fit', async () => {
    const wrong = await read([
      { carrier: 'SF', trackingNo: 'SF1000000002' },
      { carrier: 'DHL', trackingNo: '4471992006' },
    ]);
    expect(wrong.error?.issues).toMatchObject([
      { path: ['moreParcels', 1, 'trackingNo'], message: 'trackingCheck' },
    ]);
  });

  it('is one parcel where none is sent with it', async () => {
    expect((await shipOrder.schemas()).input.parse(shipment)).toMatchObject({ moreParcels: [] });
  });
});
