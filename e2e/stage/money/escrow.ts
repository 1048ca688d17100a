import type { Page } from '@playwright/test';

/** Fills in an escrow order of 200 pieces with a supplier who is not on the platform. */
export async function fillEscrowOrder(
  buyer: Page,
  { email, mpn }: { readonly email: string; readonly mpn: string },
): Promise<void> {
  await buyer.goto('/buyer-place-order');
  const main = buyer.getByRole('main');
  await main.getByLabel('Company name').fill('Ganymed Parts');
  await main.getByLabel('Contact person').fill('Lena Ost');
  await main.getByLabel('E-mail').fill(email);
  await main.getByLabel('Language of the invitation').selectOption('en');
  await main.getByLabel('Part number').fill(mpn);
  await main.getByLabel('Manufacturer').fill('Texas Instruments');
  await main.getByLabel('Quantity').fill('200');
  await main.getByLabel('Unit price').fill('0.5');
  await main.getByLabel('Recipient').fill('Jonas Brandt');
  await main.getByLabel('Telephone').fill('+49 351 555 0144');
  await main.getByRole('combobox', { name: /Country/ }).fill('Germany');
  await buyer.getByRole('option', { name: /DE.*Germany/ }).click();
  await main.getByLabel('City').fill('Dresden');
  await main.getByLabel('Postcode').fill('01129');
  await main.getByLabel('Street address').fill('Industriestraße 14');
}
