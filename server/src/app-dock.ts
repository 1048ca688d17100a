import * as accounts from './accounts/public.ts';
import * as appointments from './appointments/public.ts';
import * as dock from './dock/public.ts';
import * as files from './files/public.ts';
import * as handoffs from './handoffs/public.ts';
import { queueMail } from './kit/mail/mail.ts';
import * as messages from './messages/public.ts';
import * as onboarding from './onboarding/public.ts';
import { audit } from './operator/public.ts';
import * as orders from './orders/public.ts';
import * as passports from './passports/public.ts';
import * as proficiency from './proficiency/public.ts';
import * as qc from './qc/public.ts';
import * as quarantine from './quarantine/public.ts';

/** An order is received by the warehouse: its photos are taken until then. */
const parcelForPhotos: handoffs.HandoffDeps['records']['parcel'] = async (db, id, { staff }) => {
  const order = await orders.findOrderForQc(db, id);
  if (order === null) return null;
  const isOpen = order.state === 'inbound' && staff.roles.includes('warehouse');
  return { no: order.no, isOpen, tests: [] };
};

/** Puts together the appointments that sellers book at the dock. */
export const composeAppointments = (): appointments.Appointments =>
  appointments.appointmentsSlice({
    ordersOf: orders.listPlannedOrders,
    orderPage: orders.ownOrderPage,
    notify: messages.notify,
  });

/** The dock, the register of suspect goods and the passports of lots: what labels lead to. Blind samples. */
export const composeDock = (
  parts: { readonly secret: Buffer; readonly publicUrl: string },
  lab: qc.Qc,
  visits: Pick<appointments.Appointments, 'visitOf'>,
) => [
  quarantine.quarantineSlice({
    notify: messages.notify,
    orderPage: orders.ownOrderPage,
    returnAddressOf: (db, orderId) =>
      orders.returnAddressOf(db, { returnAddressOf: onboarding.returnAddress }, orderId),
    files: { store: files.attachFiles, link: files.fileLink },
  }),
  dock.dockSlice({ ...parts, visitOf: visits.visitOf }),
  handoffs.handoffsSlice({
    publicUrl: parts.publicUrl,
    staffOfSession: accounts.staffOfSession,
    records: { inspection: qc.findPhotoRecord, parcel: parcelForPhotos },
    files: { prepare: files.prepareUpload, store: files.storeUpload, link: files.fileLink },
    audit,
  }),
  proficiency.proficiencySlice({
    pricesOf: qc.pricesOf,
    staffAddresses: accounts.staffAddresses,
    queueMail,
    publicUrl: parts.publicUrl,
  }),
  passports.passportsSlice({
    ...parts,
    signer: lab.signer,
    certificateOf: lab.certificateOf,
    listResults: qc.listLotResults,
    notify: messages.notify,
    accountByEmail: accounts.accountByEmail,
    cardOf: async (db, id) => (await accounts.cardsFor(db, [id])).get(id) ?? null,
  }),
];
