import type { LabelFields } from './label-types.ts';

/** The most pieces that one label may state. */
const MOST = 99_999_999;

/** Countries that make or pack parts: alpha-2, alpha-3, number, name as labels print it. */
const makers: readonly (readonly [string, string, string, string])[] = [
  ['AT', 'AUT', '040', 'AUSTRIA'],
  ['BE', 'BEL', '056', 'BELGIUM'],
  ['BR', 'BRA', '076', 'BRAZIL'],
  ['CA', 'CAN', '124', 'CANADA'],
  ['CH', 'CHE', '756', 'SWITZERLAND'],
  ['CN', 'CHN', '156', 'CHINA'],
  ['CR', 'CRI', '188', 'COSTA RICA'],
  ['CZ', 'CZE', '203', 'CZECH REPUBLIC'],
  ['DE', 'DEU', '276', 'GERMANY'],
  ['ES', 'ESP', '724', 'SPAIN'],
  ['FI', 'FIN', '246', 'FINLAND'],
  ['FR', 'FRA', '250', 'FRANCE'],
  ['GB', 'GBR', '826', 'UNITED KINGDOM'],
  ['HK', 'HKG', '344', 'HONG KONG'],
  ['HU', 'HUN', '348', 'HUNGARY'],
  ['ID', 'IDN', '360', 'INDONESIA'],
  ['IE', 'IRL', '372', 'IRELAND'],
  ['IL', 'ISR', '376', 'ISRAEL'],
  ['IN', 'IND', '356', 'INDIA'],
  ['IT', 'ITA', '380', 'ITALY'],
  ['JP', 'JPN', '392', 'JAPAN'],
  ['KR', 'KOR', '410', 'KOREA'],
  ['MA', 'MAR', '504', 'MOROCCO'],
  ['MT', 'MLT', '470', 'MALTA'],
  ['MX', 'MEX', '484', 'MEXICO'],
  ['MY', 'MYS', '458', 'MALAYSIA'],
  ['NL', 'NLD', '528', 'NETHERLANDS'],
  ['PH', 'PHL', '608', 'PHILIPPINES'],
  ['PL', 'POL', '616', 'POLAND'],
  ['PT', 'PRT', '620', 'PORTUGAL'],
  ['RO', 'ROU', '642', 'ROMANIA'],
  ['RU', 'RUS', '643', 'RUSSIA'],
  ['SE', 'SWE', '752', 'SWEDEN'],
  ['SG', 'SGP', '702', 'SINGAPORE'],
  ['SK', 'SVK', '703', 'SLOVAKIA'],
  ['TH', 'THA', '764', 'THAILAND'],
  ['TR', 'TUR', '792', 'TURKEY'],
  ['TW', 'TWN', '158', 'TAIWAN'],
  ['US', 'USA', '840', 'UNITED STATES'],
  ['VN', 'VNM', '704', 'VIETNAM'],
];

/** Returns the country of a text as labels print it; null where it names none. */
export function countryOf(text: string): string | null {
  const normalized = text.trim().toUpperCase();
  const found = makers.find((forms) => forms.includes(normalized));
  if (found !== undefined) return found[0];
  return /^[A-Z]{2}$/.test(normalized) ? normalized : null;
}

/** Returns the pieces of a quantity as labels print it: zeros before, a unit behind, `2,500`. */
export function quantityOf(text: string): number | null {
  const found = /^0{0,12}(\d{1,9})(?:\.0{1,6})? ?(?:EA|PCS?|PCE|ST|NAR)?$/i.exec(
    text.trim().replace(/^\d{1,3}(?:,\d{3})+/, (grouped) => grouped.replaceAll(',', '')),
  );
  const pieces = Number(found?.[1] ?? 0);
  return pieces >= 1 && pieces <= MOST ? pieces : null;
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Days since 1 March of year 0 in the civil calendar; Monday is where (days + 2) % 7 is 0. */
function dayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const m = (month + 9) % 12;
  const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leaps + Math.floor((153 * m + 2) / 5) + day - 1;
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Returns the year and ISO week of a day, `2338`; null where there is no such day. */
export function weekOfDay(year: number, month: number, day: number): string | null {
  const lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const length = lengths[month - 1];
  if (length === undefined || day < 1 || day > length || year < 1970) return null;
  const days = dayNumber(year, month, day);
  // A week belongs to the year of its Thursday.
  const thursday = days - ((days + 2) % 7) + 3;
  const own = [year - 1, year, year + 1].filter((one) => dayNumber(one, 1, 1) <= thursday);
  const weekYear = own.at(-1) ?? year;
  const week = Math.floor((thursday - dayNumber(weekYear, 1, 1)) / 7) + 1;
  return `${twoDigits(weekYear % 100)}${twoDigits(week)}`;
}

const isWeek = (text: string): boolean => /^\d{2}(?:0[1-9]|[1-4]\d|5[0-3])$/.test(text);

/** Returns a date code: year and week where it says them, else as the maker prints it. */
export function dateCodeOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (/^(?:19|20)\d{4}$/.test(code) && isWeek(code.slice(2))) return code.slice(2);
  const day = /^((?:19|20)\d{2})-?(\d{2})-?(\d{2})$/.exec(code);
  if (day) return weekOfDay(Number(day[1]), Number(day[2]), Number(day[3]));
  if (/^\d{4}$/.test(code)) return isWeek(code) ? code : null;
  const marked = /^(\d{2})[ /W-]{1,2}(\d{2})$/.exec(code);
  if (marked) return isWeek(`${marked[1]}${marked[2]}`) ? `${marked[1]}${marked[2]}` : null;
  return /^[A-Z0-9][A-Z0-9+./-]{0,9}$/.test(code) ? code : null;
}

/** Returns the week of a GS1 date YYMMDD; day 00 is the end of its month. */
export function gs1WeekOf(text: string): string | null {
  const day = /^(\d{2})(\d{2})(\d{2})$/.exec(text);
  if (!day) return null;
  return weekOfDay(2000 + Number(day[1]), Number(day[2]), Number(day[3]) || 28);
}

const printable = /^[\u0020-\u007e\u00a0-\u024f\u4e00-\u9fff]+$/;

/** Returns a text field without the blanks around it; null where it is empty or no print. */
export function textOf(text: string, most = 60): string | null {
  const value = text.trim();
  return value !== '' && value.length <= most && printable.test(value) ? value : null;
}

type Reader = (value: string) => LabelFields | null;

/** Makes the reader of a field whose value is one of the label's texts. */
export const reads =
  <Value>(parse: (text: string) => Value | null, name: keyof LabelFields): Reader =>
  (text) => {
    const value = parse(text);
    return value === null ? null : ({ [name]: value } as LabelFields);
  };

/** Returns whether the last digit of a GS1 number is its check digit. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return /^\d+$/.test(digits) && sum % 10 === 0;
}
