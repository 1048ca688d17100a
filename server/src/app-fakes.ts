import * as accounts from './accounts/public.ts';
import * as catalog from './catalog/public.ts';
import * as fakes from './fakes/public.ts';
import * as files from './files/public.ts';
import * as messages from './messages/public.ts';
import * as orders from './orders/public.ts';

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
    files: { store: files.attachFiles, link: files.fileLink },
  });
