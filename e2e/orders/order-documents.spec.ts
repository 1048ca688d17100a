import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { downloadDocument } from '../stage/browser/downloads.ts';
import { pdfText } from '../stage/browser/pdf-text.ts';
import { agree, openBrowsers, partOf, sellersPage, toInbound } from '../stage/deal.ts';
import { test } from '../stage/journey.ts';

test('section 6: each party downloads the documents that concern it', async ({ browser }) => {
  const people = await openBrowsers(browser);
  const { buyer, seller } = people;
  const mpn = partOf('D');
  const order = await agree(people, mpn);
  const papers = buyer.getByRole('region', { name: 'Documents' });
  // Nothing is agreed yet: no paper claims otherwise.
  await expect(papers.getByRole('link', { name: 'Evidence file' })).toBeVisible();
  await expect(papers.getByRole('link', { name: /Proforma/ })).toHaveCount(0);
  await toInbound(people, order);

  await buyer.goto(order);
  const receipt = pdfText(await downloadDocument(buyer, /Payment receipt/)).join('\n');
  expect(receipt).toContain('Payment receipt');
  expect(receipt).toContain(mpn);
  expect(receipt).toContain('152.50');
  const files = unzipSync(await downloadDocument(buyer, 'Evidence file'));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['summary.pdf', 'manifest.json', 'SHA256SUMS', 'terms/1.json']),
  );

  await seller.goto(sellersPage(order));
  const offered = seller.getByRole('region', { name: 'Documents' });
  await expect(offered.getByRole('link', { name: /Proforma/ })).toBeVisible();
  await expect(offered.getByRole('link', { name: /receipt/ })).toHaveCount(0);
  const list = pdfText(await downloadDocument(seller, /Packing list/)).join('\n');
  expect(list).toContain('ASSAY DEMO DOCK, DO NOT SHIP');
  expect(list).not.toContain('Industriestra');
});
