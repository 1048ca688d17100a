/** A rule of the specification, and the tag by which the names of tests say that they hold it. */
export interface Sentence {
  readonly section: 2 | 3 | 4 | 5 | 6 | 8 | 9;
  /** A test holds the rule when its full name has `spec <section>: <tag>`. */
  readonly tag: string;
  readonly rule: string;
}

type Rows = readonly (readonly [tag: string, rule: string])[];

const of = (section: Sentence['section'], rows: Rows): Sentence[] =>
  rows.map(([tag, rule]) => ({ section, tag, rule }));

const screens: Rows = [
  ['shell', 'Banner, header search, navigation, footer, contact button and console menu'],
  ['language switch', 'The banner switches the language and names telephone numbers'],
  ['contact telephones', 'Four numbers can be chosen'],
  ['unread badge', 'It opens the message centre'],
  ['guest header', 'Guests see Register, Log In and the links to become seller or buyer'],
  ['member header', 'Members see the personal centre, the badge, guide and about us'],
  ['links to blog pages', 'They open in a new tab'],
  ['main navigation', 'Eight entries and the console menu'],
  ['footer', 'Five groups; one link focuses the search box and scrolls to the top'],
  ['search bar', 'Two modes lead to part search and seller search with keyword and isAccurate'],
  ['hot search', 'An entry fills the box, switches to parts and searches'],
  ['BOM and escrow buttons', 'They stand beside the search'],
  ['root path', 'It leads to home'],
  ['unknown paths', 'They show a not-found page'],
  ['information pages', 'Slugs map to menu indices both ways'],
  ['detail without an id in its path', 'Complaint and feedback details open by ?id= too'],
  ['buyer menu', 'The groups of the buyer console'],
  ['seller menu', 'The groups of the seller console'],
  ['types of quotes', 'normal and match are two lists'],
  ['boards', '/shopping-mall and /waste lead to new; five tabs each'],
  ['a quick login/register dialog', 'It signs in without leaving the page'],
  ['wallet routes', 'Buyer and seller sides mirror each other'],
  ['settlement steps', 'Company basics, IC seller proof, integrity deposit'],
  ['public order form', 'A visitor fills /buyer-place-order; signing in comes at sending'],
  ['QC pages', 'A page per test type, standards, function test, a showcase of 12'],
  ['tabs of orders', 'The last open tab of four lists is remembered'],
];

const entities: Rows = [
  ['user info', 'Identity, names, percent, waiting quotes and three setting flags'],
  ['seller info', 'Area, telephone or --, company, e-mail, logo, state'],
  ['buyer info', 'Company, address, area, telephone, working time, contacts'],
  ['key-info payload', 'Area, company, names and identity'],
  ['country', 'id, name and nameEn, compared in upper case'],
  ['area tree', 'Loaded by the parent’s id, for China down to district'],
  ['area', 'A name per language'],
  ['buy-request', 'Attachments, a note, and items of model and count'],
  ['quick-buy draft', 'Model and count in session storage'],
  ['message counts', 'Read per box, unread for the badge'],
  ['board counters', 'Posts not seen and replies not read, with ids'],
  ['hot-search item', 'A value'],
  ['language option', 'About 200 languages by initial letter'],
  ['phone area code list', 'About 240 entries of name and code'],
  ['condition labels', 'Three conditions, and imitation as a label'],
  ['packaging', 'roll, pallet, pipe'],
  ['lead time', 'now and any'],
  ['warranty and validity', '0, 15, 30, 45, 60, 90, 120, 180, 270, 360 days'],
  ['carriers', 'DHL, UPS, FedEx, TNT'],
  ['uploaded file', 'A url; uploading, success, failed'],
  ['blacklist columns', 'Product, maker, quantity, supplier, outcome, date, report'],
  ['popular parts columns', 'Part, maker, quantity, supplier, price, time, result, report'],
  ['transaction counters', 'Orders today, testings, goods received, partners'],
  ['bank account', 'Currency, name, number, bank, branch, code, preferred'],
  ['wallet', 'Balance, frozen, and their sum'],
  ['ledger entry', 'Change, time, matter, balance, status, order, remark'],
  ['recharge', 'Transfer, amount, proof, failure reason'],
  ['seller company', 'The fields of a settlement'],
];

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
  ['cost example', '575,392 RMB a year, 500,000 claimed as a minimum'],
  ['shelf life', 'At least three months, as sellers claim'],
];

/** The rules of sections 2 to 6, 8 and 9 of both documents, in short words. */
export const sentences: readonly Sentence[] = [
  ...of(2, screens),
  ...of(3, entities),
  ...of(4, states),
  ...of(5, validation),
  ...of(6, roles),
  ...of(8, errors),
  ...of(9, constants),
];
