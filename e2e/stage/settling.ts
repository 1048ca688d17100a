import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { fileUpload } from '#contract/files/calls.ts';
import * as onboarding from '#contract/onboarding/calls.ts';
import { checkSign } from '#server/onboarding/core/credit-code.ts';
import type { Caller } from '../../tools/deal/caller.ts';
import { mailsTo } from './people.ts';

/** Verifies a mobile by the code of its text message. */
export async function verifyMobile(page: Page, seller: Caller, mobile: string): Promise<void> {
  const phone = { mobileAreaCode: '86', mobile };
  await seller.send(onboarding.sendPhoneCode, phone);
  await expect(async () => {
    const [text] = await mailsTo(page, `+86${mobile}`);
    await seller.send(onboarding.verifyPhone, { ...phone, code: text?.code ?? '' });
  }).toPass();
}

/**
 * Settles a seller in: what the settlement page sends, and support's decision. Returns the name of
 * its company; `stamp` are eight digits that no other seller has.
 */
export async function settleIn(
  page: Page,
  seller: Caller,
  { support, stamp }: { support: Caller; stamp: string },
): Promise<string> {
  const picture = readFileSync('docs/pictures/order.png');
  const licence = await seller.upload(fileUpload, 'licence.png', picture);
  const stem = `91440300M${stamp}`;
  const mobile = `138${stamp}`;
  const companyNameCn = `迁址电子${stamp}`;
  const draft = await seller.send(onboarding.completeSeller, {
    version: 0,
    companyNameCn,
    companyNameEn: `Mover ${stamp}`,
    creditCode: stem + (checkSign(stem) ?? ''),
    licencePhoto: licence.url,
    country: 'CN',
    province: '广东省',
    city: '深圳市',
    district: '福田区',
    address: '1 Huaqiang Road',
    contactName: 'Li Wei',
    mobileAreaCode: '86',
    mobile,
    landlineAreaCode: '0755',
    landline: '83000123',
    platform: 'HQEW',
    models: ['STM32F103C8T6', 'LM358DR', 'TPS54331DR'],
  });
  await verifyMobile(page, seller, mobile);
  const { version } = await seller.send(onboarding.submitSellerAudit, { version: draft.version });
  const waiting = await support.send(onboarding.opsSettlementList, { state: 'submitted' });
  const mine = waiting.list.find(({ company }) => company.companyNameCn === companyNameCn);
  if (mine === undefined) throw new Error('the settlement does not wait for support');
  await support.send(onboarding.opsSettlementPass, {
    accountId: mine.accountId,
    version,
    depositWaiver: 'Known for ten years.',
  });
  return companyNameCn;
}
