import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { languages } from '#contract/options.ts';
import { publicAddresses } from '../stage/addresses.ts';
import { market } from '../stage/market.ts';

/** The limit of a public page's scripts at its first load, in bytes of gzip. */
const MOST_BYTES = 150_000;

interface Scripts {
  readonly entry: string;
  readonly early: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

const sizes = new Map<string, Promise<number>>();
const sizeOf = (file: string): Promise<number> => {
  const known = sizes.get(file) ?? pressed(file);
  sizes.set(file, known);
  return known;
};

async function pressed(file: string): Promise<number> {
  const reply = await fetch(market() + file);
  expect([file, reply.status]).toEqual([file, 200]);
  return gzipSync(Buffer.from(await reply.arrayBuffer()), { level: 9 }).length;
}

/** The program that a drawn page brings, as the page itself names it. */
async function scriptsOf(address: string, lang: string): Promise<Scripts> {
  const reply = await fetch(market() + address, {
    headers: { accept: 'text/html', cookie: `lang=${lang}` },
  });
  const [, text] = /id="scripts">([^<]*)</.exec(await reply.text()) ?? [];
  expect(text, `${address} in ${lang} is drawn at the server`).toBeDefined();
  return JSON.parse(text ?? '') as Scripts;
}

test('no public page brings more than 150 kB of program, in any language', async () => {
  const addresses = await publicAddresses();
  expect(addresses.length).toBeGreaterThan(35);
  const heavy: string[] = [];
  for (const lang of languages) {
    for (const address of addresses) {
      const { entry, early, files } = await scriptsOf(address, lang);
      const bytes = await Promise.all([entry, ...early].map(sizeOf));
      const sum = bytes.reduce((all, one) => all + one, 0);
      // The base alone is more than half of it: a page that names less was not read right.
      expect(sum).toBeGreaterThan(MOST_BYTES / 2);
      if (sum > MOST_BYTES) heavy.push(`${address} in ${lang}: ${sum} bytes`);
      // Every file that the page names is loaded at once: nothing is fetched in a second round.
      expect([entry, ...early]).toEqual(expect.arrayContaining(Object.values(files)));
    }
  }
  expect(heavy).toEqual([]);
});
