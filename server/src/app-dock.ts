import * as dock from './dock/public.ts';
import * as files from './files/public.ts';
import * as messages from './messages/public.ts';
import * as orders from './orders/public.ts';
import * as passports from './passports/public.ts';
import * as qc from './qc/public.ts';
import * as quarantine from './quarantine/public.ts';

/** The dock, the register of suspect goods and the passports of lots: what labels lead to. */
export const composeDock = (
  parts: { readonly secret: Buffer; readonly publicUrl: string },
  lab: qc.Qc,
) => [
  quarantine.quarantineSlice({
    notify: messages.notify,
    orderPage: orders.ownOrderPage,
    files: { store: files.keepFiles, link: files.fileLink },
  }),
  dock.dockSlice(parts),
  passports.passportsSlice({
    ...parts,
    signer: lab.signer,
    certificateOf: lab.certificateOf,
    listResults: qc.listLotResults,
  }),
];
