import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import { blogOne } from '#contract/content/calls.ts';
import { opsPageOne } from '#contract/content/staff-calls.ts';
import { type LegalDocument, legalDocuments } from '#contract/legal/documents.ts';
import {
  opsLegalCompare,
  opsLegalOne,
  opsLegalPropose,
  opsLegalSave,
} from '#contract/legal/staff-calls.ts';
import { languages } from '#contract/options.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { rows } from '#server/kit/database/database.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let market: TestMarket;
let ana: Caller;
let lin: Caller;

beforeAll(async () => {
  market = await openTestMarket();
  ana = await market.staff('Ana', ['content']);
  lin = await market.staff('Lin', ['content']);
});
afterAll(() => market.close());

const privacy = 'privacy-notice';
const editions = () =>
  rows<{ document: string; edition: number }>(
    market.market.database.db,
    sql`select document, edition from legal.first_text order by document`,
  );
const pageOf = async (slug: LegalDocument) => (await ana.send(blogOne, { slug })).html;

/** Gives the market the texts that it would have from before there was a second edition. */
async function setFirstEdition(): Promise<void> {
  const up = readFileSync(
    new URL('../migrations/0231-first-texts-of-terms/up.sql', import.meta.url),
    'utf8',
  );
  await sql`drop table legal.first_text`.execute(market.market.database.db);
  await sql`drop function legal.keep_first_text()`.execute(market.market.database.db);
  await sql.raw(up).execute(market.market.database.db);
}

const fileOf = (slug: string, name: string) =>
  readFileSync(new URL(`../src/content/pages/${slug}/${name}`, import.meta.url));

describe('the texts of the terms that come with the product', () => {
  it('stay as they were in every edition: a change is a new edition', () => {
    const hashOf = (folder: string) => {
      const hash = createHash('sha256');
      for (const slug of legalDocuments) {
        for (const lang of languages) hash.update(fileOf(slug, `${folder}${lang}.md`));
      }
      return hash.digest('hex').slice(0, 16);
    };
    expect([hashOf('edition-1/'), hashOf('')]).toEqual(['d08c9f111a14d891', 'b625bf00350a54f0']);
  });

  it('say in a new market who reads the company of a post', async () => {
    expect((await editions()).map(({ edition }) => edition)).toEqual([2, 2]);
    for (const slug of legalDocuments) {
      expect(await pageOf(slug)).toContain('the company is read by those who quote');
      expect((await ana.send(opsLegalOne, { document: slug })).product).toBeNull();
    }
  });

  it('cannot be changed in a market that has accounts', async () => {
    await market.member('Buyer', 'buyer');
    for (const change of [
      sql`update legal.first_text set edition = 1`,
      sql`delete from legal.first_text`,
    ]) {
      await expect(change.execute(market.market.database.db)).rejects.toMatchObject({
        code: 'LG001',
      });
    }
  });
});

describe('a market from before the second edition', () => {
  beforeAll(setFirstEdition);

  it('keeps what its members registered with, in every language', async () => {
    expect((await editions()).map(({ edition }) => edition)).toEqual([1, 1]);
    for (const slug of legalDocuments) {
      expect(await pageOf(slug)).not.toContain('the company is read by those who quote');
      const { newest } = await ana.send(opsLegalOne, { document: slug });
      for (const lang of languages) {
        const before = fileOf(slug, `edition-1/${lang}.md`).toString();
        expect(before).toContain(newest[lang].markdown);
        const edited = await ana.send(opsPageOne, { slug, lang });
        expect(edited.markdown).toBe(newest[lang].markdown);
      }
    }
  });

  it('gets the second edition as a version that two people make of it', async () => {
    const { product, newest, earliest } = await ana.send(opsLegalOne, { document: privacy });
    if (product === null) throw new Error('the product has a newer text');
    for (const lang of languages) {
      expect(product[lang].changes).not.toBe('');
      expect(product[lang].markdown).not.toBe(newest[lang].markdown);
    }
    await ana.send(opsLegalSave, { document: privacy, version: 0, texts: product });
    const { paragraphs } = await lin.send(opsLegalCompare, { document: privacy, lang: 'en' });
    expect(paragraphs.filter(({ kind }) => kind === 'added').map(({ text }) => text)).toEqual([
      expect.stringContaining('the company is read by those who quote'),
      expect.stringContaining('kept as a record of trade'),
    ]);
    const proposed = { version: 1, effectiveOn: earliest, reason: 'What the boards show' };
    await ana.send(opsLegalPropose, { document: privacy, ...proposed });
    const { proposal } = await lin.send(opsLegalOne, { document: privacy });
    await lin.send(opsApprovalApprove, {
      id: proposal?.id ?? '',
      version: proposal?.version ?? 0,
    });
    const after = await ana.send(opsLegalOne, { document: privacy });
    expect(after.versions.map(({ number, state }) => [number, state])).toEqual([
      [1, 'scheduled'],
      [0, 'current'],
    ]);
    expect(after.product).toBeNull();
    expect(await pageOf(privacy)).not.toContain('the company is read by those who quote');
    market.clock.advance(16 * 86_400_000);
    expect(await pageOf(privacy)).toContain('the company is read by those who quote');
  });
});
