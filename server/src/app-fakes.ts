import * as accounts from './accounts/public.ts';
import * as catalog from './catalog/public.ts';
import * as fakes from './fakes/public.ts';
import * as files from './files/public.ts';
import * as messages from './messages/public.ts';
import * as orders from './orders/public.ts';
import * as qc from './qc/public.ts';

/** The memory of fakes: what orders are compared with before they are paid. */
export const composeFakes = (): fakes.Fakes =>
  fakes.fakesSlice({
    notify: messages.notify,
    orderPage: orders.ownOrderPage,
    partKey: catalog.mpnKey,
    makerKey: catalog.makerKey,
    makerName: catalog.resolveManufacturerName,
    stockOf: catalog.stockOfKeys,
    companyNames: accounts.companyNamesById,
    saveWarning: orders.saveWarning,
    lotsInPhotos: async (db, urls) => {
      const copies = await files.findCopies(db, urls);
      const pairs = [...copies].flatMap(([found, list]) => list.map(({ url }) => ({ found, url })));
      const lots = await qc.lotsOfPhotos(
        db,
        pairs.map(({ url }) => url),
      );
      return pairs.flatMap(({ found, url }) =>
        lots
          .filter((one) => one.url === url)
          .map(({ lotId }) => ({ found, remembered: url, lotId })),
      );
    },
    files: { store: files.attachFiles, link: files.fileLink },
  });
