import type { SellerCompany, SellerContact } from './schemas.ts';

/** Returns the fields of a company that it may propose to change. */
export const contactOf = (company: SellerCompany): SellerContact => ({
  province: company.province,
  city: company.city,
  district: company.district,
  address: company.address,
  contactName: company.contactName,
  mobileAreaCode: company.mobileAreaCode,
  mobile: company.mobile,
});
