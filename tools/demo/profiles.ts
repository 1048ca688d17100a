import {
  buyerUpdate,
  followSeller,
  searchMember,
  sellerOne,
  sellerUpdate,
} from '#contract/companies/calls.ts';
import { addressSave, freightSave } from '#contract/delivery/calls.ts';
import type { Town } from './town.ts';

const hollis = {
  company: 'Hollis Instruments, Inc.',
  areaId: 'US',
  about: 'Builds calibration benches for pressure and flow in Ohio. Buys for two plants.',
  address: '2200 Ridge Road, Akron, OH 44313',
  lang: 'en',
  website: 'https://hollis.test',
  telAreaCode: '1',
  tel: '330 555 0142',
  workTime: 'Mon-Fri 8:00-17:00 (GMT-5)',
  buyerContactList: [
    {
      name: 'Dana Whitfield',
      position: 'Purchasing',
      email: 'dana@hollis.test',
      phone: '330 555 0142',
    },
  ],
};

const messwerk = {
  company: 'Messwerk GmbH',
  areaId: 'DE',
  about: 'Makes measuring heads for machine tools in Ulm.',
  address: 'Hauptstraße 1, 89073 Ulm',
  lang: 'de',
  telAreaCode: '49',
  tel: '731 5550 142',
};

const brands = {
  yunjing: ['STMicroelectronics', 'Texas Instruments', 'NXP Semiconductors'],
  hexin: ['Texas Instruments', 'Analog Devices', 'Microchip Technology'],
} as const;

/** Companies say who they are: two buyers with a profile and one without, two sellers' brands. */
export async function writeProfiles({ buyers, sellers }: Town): Promise<void> {
  await buyers.hollis.send(buyerUpdate, hollis);
  await buyers.messwerk.send(buyerUpdate, messwerk);
  await buyers.hollis.send(addressSave, {
    name: 'Dana Whitfield',
    company: hollis.company,
    country: 'US',
    region: 'OH',
    city: 'Akron',
    address: '2200 Ridge Road',
    postcode: '44313',
    phone: '+1 330 555 0142',
  });
  await buyers.hollis.send(freightSave, {
    carrier: 'FedEx',
    number: '510087263',
    label: 'Plant 1',
  });
  for (const key of ['yunjing', 'hexin'] as const) {
    const own = await sellers[key].send(sellerOne, {});
    await sellers[key].send(sellerUpdate, {
      about: own.about,
      mainProducts: own.mainProducts,
      website: own.website,
      brands: [...brands[key]],
    });
  }
  const found = await buyers.hollis.send(searchMember, { keyword: 'Yunjing Electronics' });
  for (const { id } of found.list) await buyers.hollis.send(followSeller, { sellerId: id });
}
