/** A rule of the specification, and the tag by which the names of tests say that they hold it. */
export interface Sentence {
  readonly section: 4 | 5 | 6 | 8 | 9;
  /** A test holds the rule when its full name has `spec <section>: <tag>`. */
  readonly tag: string;
  readonly rule: string;
}

type Rows = readonly (readonly [tag: string, rule: string])[];

const of = (section: Sentence['section'], rows: Rows): Sentence[] =>
  rows.map(([tag, rule]) => ({ section, tag, rule }));

const states: Rows = [
  ['session', 'A token is kept and sent with each call; the user is loaded once with it'],
  ['logout or expiry', 'Leaving clears all browser storage except the dismissal flag'],
  ['access', 'Without a session only public pages open; anything else leads to login'],
  ['guest pages', 'A signed-in reader who opens login or register is led back'],
  ['console type', 'It follows from the identity and leads to the dashboard of that side'],
  ['seller restriction', 'A seller who is not settled has dashboard, settlement and preview only'],
  ['registration', 'E-mail and code, password, identity, start'],
  ['limits per address and account', 'Tries are limited; the waiting time is told'],
  ['a sign-in from a new device', 'It is told to the owner by e-mail'],
  ['password reset', 'Verify the e-mail, set a new password, confirm, go to login'],
  ['complete-your-information', 'A dialog that only saving closes while hasKeyInfo is N'],
  ['a stored quick-buy draft', 'It becomes a buy-request with its mark, and is removed'],
  ['quick buy', 'A guest posts a request by an e-mail code, a member directly'],
  ['quick buy is for buyers', 'The button of the quick request is hidden for sellers'],
  ['fast-purchase widget', 'It is shown until it is dismissed, and stays away then'],
  ['code resend', 'A countdown of 120 seconds stops another sending'],
  ['unread messages', 'The count is read again on return to the tab and every five minutes'],
  ['recharge', 'Pending, success, or failed with its reason'],
  ['withdrawal', 'Applying freezes the amount until it is paid or failed'],
  ['exchange', 'Applying freezes the amount; the fee is taken after success only'],
  ['bank default', 'A new default clears the previous one of its currency'],
  ['seller application', 'Review, pass, or rejection that names what to change'],
  ['only a settled seller lists stock', 'Stock is for sellers whose state is pass'],
  ['escrow flow', 'From the entrusted order to the release at dispatch'],
  ['trade flow', 'From enquiry and quote to released money'],
  ['bad deal', 'Goods go back on the buyer’s authorization, the payment is refunded'],
  ['file status', 'An upload is uploading, done or failed'],
  ['integrity deposit', 'It is refundable within 15 working days after a request'],
];

const validation: Rows = [
  ['login', 'Account, password or code, and a ticked agreement are asked for in sentences'],
  ['e-mail format', 'Empty and malformed addresses have messages of their own'],
  ['registration', 'Terms are ticked first; both passwords match; an identity is chosen'],
  ['password', '8 to 20 characters with letters and digits'],
  ['part model', 'Required, and without Chinese characters'],
  ['quantity', 'A positive integer without a leading zero'],
  ['amount', 'At most two decimals'],
  ['search text', 'It is upper-cased as it is typed'],
  ['search under four characters', 'It is an exact one'],
  ['complete-info dialog', 'Identity; for buyers country and company'],
  ['country search', 'By code, then English name, then local name'],
  ['phone area code', 'Codes that start with the typed text are suggested'],
  ['upload formats', 'Only files of the listed formats are taken'],
  ['upload size', '1 byte to 3072 KB'],
  ['upload count', 'Five files, three for the attachment button'],
  ['recharge', 'Up to 5,000,000 with two decimals, and a proof image'],
  ['withdrawal', 'All payee fields, a code, and no more than may be withdrawn'],
  ['exchange', 'Payee fields, a code, and no more than may be sold'],
  ['bank account', 'Missing fields are named'],
  ['credit code', 'Exactly 18 characters'],
  ['licence photo', 'A picture of 20 KB to 2 MB'],
  ['company logo', 'A picture of at most 1 MB'],
  ['website', 'It starts with its protocol'],
  ['settlement fields', 'Contact, phones, platform and three models are asked for'],
];

const roles: Rows = [
  ['visitor', 'Public pages only'],
  ['buyer', 'Shared pages and buyer routes'],
  ['seller', 'Shared pages and seller routes'],
  ['unsettled seller', 'Only dashboard, settlement and own preview'],
  ['identity', 'It is chosen once, at registration'],
  ['boards and wallet', 'Both identities have a wallet and both boards'],
  ['calls', 'Each call lets those make it whom the contract names, and nobody else'],
];

const errors: Rows = [
  ['code 0', 'The answer of a call that succeeded'],
  ['changed meanwhile', 'A stale version is refused as changed and changes nothing'],
  ['code 401', 'One alert for a call, none for the unread count'],
  ['other codes', 'The call fails with the server’s message'],
  ['network failure', 'It is told as such, and what was typed stays'],
  ['cancelled calls', 'A newer call of the same url cancels the pending one silently'],
  ['binary', 'Binary responses pass through'],
  ['settlement block', 'A seller who is not settled is told so'],
  ['rejection notice', 'A rejected settlement says what to modify'],
];

const constants: Rows = [
  ['time-out', '50 seconds for a call'],
  ['code wait', '120 seconds until another code'],
  ['unread poll', '300,000 ms while the tab is visible'],
  ['suggestion delay', '200 ms for countries, areas and phone codes'],
  ['scroll to top', 'Its button appears after 300 px of scrolling'],
  ['badge', '99+ above 99'],
  ['profile percent', 'Counted by what is filled'],
  ['page sizes', '10, 15, 20, with 10 as the default'],
  ['image viewer', 'Zoom by 20 percent between 0.2 and 5'],
  ['languages', 'zh, en, es, fr, ru; zh is the default'],
  ['password', '8 to 20 letters and digits'],
  ['recharge maximum', '5,000,000'],
  ['seller review', 'Three working days'],
  ['return and refund', 'Three working days each'],
  ['exchange fee', 'It is taken after success only'],
  ['QC services', 'Fourteen test services'],
  ['sample sizes', 'The table of AS6081'],
  ['small lots', 'Under 10 pieces a destructive sample may be one'],
  ['larger sample', 'The larger column is for large lots'],
  ['grades', 'A to G'],
  ['recommended QC', 'By age and condition of the goods'],
];

/** The rules of sections 4, 5, 6, 8 and 9 of both documents, in short words. */
export const sentences: readonly Sentence[] = [
  ...of(4, states),
  ...of(5, validation),
  ...of(6, roles),
  ...of(8, errors),
  ...of(9, constants),
];
