import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#contract/options.ts';

const web = join(import.meta.dirname, '../..');

const dictionariesOf = (lang: string): readonly string[] =>
  readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(`/locales/${lang}.ts`),
  );

test.each(languages)(
  'when money is released is said by one dictionary of the orders: %s',
  (lang) => {
    const of = /^(orders|order-parts|operator|widgets)\//;
    const track = 'widgets/track/locales';
    const own = readFileSync(join(web, track, `${lang}.ts`), 'utf8');
    const clauses = [...(/release: \{([^}]*)\}/.exec(own)?.[1] ?? '').matchAll(/'([^']+)'/g)];
    expect(clauses).toHaveLength(3);
    const others = dictionariesOf(lang).filter((path) => of.test(path) && !path.startsWith(track));
    expect(others.length).toBeGreaterThan(10);
    const again = others.filter((path) => {
      const text = readFileSync(join(web, path), 'utf8');
      return clauses.some(([, clause = '']) => text.includes(clause));
    });
    expect(again).toEqual([]);
  },
);
