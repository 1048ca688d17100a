import * as access from './access/public.ts';
import * as appointments from './appointments/public.ts';
import * as boards from './boards/public.ts';
import * as cases from './cases/public.ts';
import * as claims from './claims/public.ts';
import * as content from './content/public.ts';
import * as deposits from './deposits/public.ts';
import * as enquiries from './enquiries/public.ts';
import * as exchange from './exchange/public.ts';
import * as fakes from './fakes/public.ts';
import * as inventory from './inventory/public.ts';
import * as onboarding from './onboarding/public.ts';
import * as orders from './orders/public.ts';
import * as passports from './passports/public.ts';
import * as qc from './qc/public.ts';
import * as quarantine from './quarantine/public.ts';
import * as wallet from './wallet/public.ts';
import * as watches from './watches/public.ts';

/** The sentences of all slices whose messages are rendered in a reader's language. */
export const messageWords = [
  boards.boardMessages,
  enquiries.enquiryMessages,
  orders.orderMessages,
  qc.qcMessages,
  quarantine.quarantineMessages,
  fakes.fakeMessages,
  passports.passportMessages,
  appointments.appointmentMessages,
  wallet.walletMessages,
  exchange.exchangeMessages,
  deposits.depositMessages,
  onboarding.onboardingMessages,
  content.contentMessages,
  cases.caseMessages,
  claims.claimMessages,
  inventory.inventoryMessages,
  watches.watchMessages,
  access.accessMessages,
];
