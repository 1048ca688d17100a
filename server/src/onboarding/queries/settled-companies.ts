import { SellerCompany } from '#contract/onboarding/schemas.ts';
import type { SettlementState } from '#contract/onboarding/table.ts';
import type { Db } from '#server/kit/database/database.ts';
import { filledShare } from '../core/required.ts';
import { findVerifiedPhone } from '../store/phones.ts';
import { passedSettlements, readSettlement } from '../store/settlements.ts';

/** The public part of a passed settlement. */
export interface SettledCompany {
  readonly companyNameEn: string;
  readonly companyNameCn: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly logo: string;
  readonly profile: string;
  readonly mainProducts: string;
  readonly website: string;
  /** Why it was settled without an integrity deposit; empty where it was not. */
  readonly depositWaiver: string;
  /** When the settlement passed. */
  readonly since: Date | null;
}

/** The companies of sellers whose settlement passed, by account. */
export async function settledCompanies(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, SettledCompany>> {
  const found = await passedSettlements(db, accountIds);
  return new Map(
    found.map((settlement) => {
      const company = SellerCompany.parse(settlement.company);
      const { companyNameEn, companyNameCn, country, province, city } = company;
      const { logo, profile, mainProducts, website } = company;
      const nameAndPlace = { companyNameEn, companyNameCn, country, province, city };
      return [
        settlement.accountId,
        {
          ...nameAndPlace,
          ...{ logo, profile, mainProducts, website },
          depositWaiver: settlement.depositWaiver,
          since: settlement.decidedAt,
        },
      ];
    }),
  );
}

/** The lines of a settled seller's address, as a label has them; none before it has settled in. */
export async function returnAddress(db: Db, accountId: string): Promise<readonly string[]> {
  const [settlement] = await passedSettlements(db, [accountId]);
  if (settlement === undefined) return [];
  const company = SellerCompany.parse(settlement.company);
  const { companyNameEn, companyNameCn, contactName, address, district, city } = company;
  const place = [district, city, company.province, company.country].filter((one) => one !== '');
  const phone = company.mobile === '' ? '' : `+${company.mobileAreaCode} ${company.mobile}`;
  return [companyNameEn || companyNameCn, contactName, address, place.join(', '), phone].filter(
    (line) => line !== '',
  );
}

/** How much of the required fields of a settlement is filled, 0 to 1; 0 before the first save. */
export async function settlementShare(db: Db, accountId: string): Promise<number> {
  const settlement = await readSettlement(db, accountId);
  if (settlement === null) return 0;
  const company = SellerCompany.parse(settlement.company);
  return filledShare({ company, verifiedPhone: await findVerifiedPhone(db, accountId) });
}

/** Returns how far a settlement is and its telephone, `+86-13800138000` or `--` where it has none. */
export async function settlementContact(
  db: Db,
  accountId: string,
): Promise<{ readonly state: SettlementState; readonly telephone: string }> {
  const settlement = await readSettlement(db, accountId);
  if (settlement === null) return { state: 'draft', telephone: '--' };
  const { mobileAreaCode, mobile } = SellerCompany.parse(settlement.company);
  const telephone = mobile === '' ? '--' : `+${mobileAreaCode}-${mobile}`;
  return { state: settlement.state, telephone };
}

/** The papers of a company and how it is reached: private, shown with a recorded reason alone. */
export interface CompanyPapers {
  readonly creditCode: string;
  readonly licencePhoto: string;
  /** Filled contacts by their field. */
  readonly contacts: Readonly<Record<string, string>>;
}

/** Returns the papers of a settlement as it was last saved; null before the first save. */
export async function companyPapers(db: Db, accountId: string): Promise<CompanyPapers | null> {
  const settlement = await readSettlement(db, accountId);
  if (settlement === null) return null;
  const company = SellerCompany.parse(settlement.company);
  const { contactName, address, skype, whatsapp, line } = company;
  const phone = (code: string, number: string) => (number === '' ? '' : `+${code} ${number}`);
  const all = {
    contactName,
    mobile: phone(company.mobileAreaCode, company.mobile),
    landline: [company.landlineAreaCode, company.landline].filter(Boolean).join(' '),
    address,
    skype,
    whatsapp,
    line,
  };
  return {
    creditCode: company.creditCode,
    licencePhoto: company.licencePhoto,
    contacts: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
  };
}
