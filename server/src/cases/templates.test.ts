import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#contract/cases/calls.ts';
import {
  fillTemplate,
  opsTemplateHistory,
  opsTemplateList,
  opsTemplateRemove,
  opsTemplateSave,
} from '#contract/cases/template-calls.ts';
import { auditList } from '#contract/operator/calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { refusalOf } from '#harness/refusals.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

let town: TestMarket;
let buyer: Caller;
let support: Caller;

beforeAll(async () => {
  town = await openTestMarket();
  buyer = await town.member('Buyer', 'buyer');
  support = await town.staff('Support', ['support']);
}, 120_000);

afterAll(() => town.close());

const texts = {
  zh: '{name}，您好：{no} 已收到。',
  en: 'Dear {name}, we have {no}.',
  es: 'Hola {name}: tenemos {no}.',
  fr: 'Bonjour {name}, nous avons {no}.',
  ru: 'Здравствуйте, {name}! {no} у нас.',
};
const template = (name: string, facts: object = {}) => ({
  name,
  kind: null,
  act: 'answer' as const,
  texts,
  ...facts,
});

const refusal = async (work: Promise<unknown>) =>
  (await refusalOf(work)).data as { fail: string; fields?: { field: string }[] };

test('a template is changed by the version that support saw, and every change is in the log', async () => {
  const made = await support.send(opsTemplateSave, template('Received'));
  const seen = { id: made.id, version: made.version };
  const changed = await support.send(opsTemplateSave, template('We have it', seen));
  expect(changed.version).toBe(2);
  const stale = support.send(opsTemplateSave, template('Again', seen));
  expect((await refusal(stale)).fail).toBe('template.changed');
  const twice = support.send(opsTemplateSave, template('we HAVE it'));
  expect(await refusal(twice)).toMatchObject({
    fail: 'template.nameTaken',
    fields: [{ field: 'name' }],
  });
  const admin = await town.staff('Admin', ['admin']);
  const log = await admin.send(auditList, { onId: made.id });
  expect(log.list.map(({ what }) => what)).toEqual(['caseTemplate.save', 'caseTemplate.save']);
  await support.send(opsTemplateRemove, { id: made.id, version: 2 });
  expect(await support.send(opsTemplateList, {})).toEqual([]);
});

test('every version of a template is kept, and an older one is saved again as the newest', async () => {
  const made = await support.send(opsTemplateSave, template('First words'));
  const second = { id: made.id, version: 1 };
  await support.send(opsTemplateSave, template('Second words', second));
  const history = () => support.send(opsTemplateHistory, { id: made.id });
  const [newest, first] = await history();
  expect(newest).toMatchObject({ version: 2, name: 'Second words', changedBy: 'Support' });
  expect(first).toMatchObject({ version: 1, name: 'First words', texts });
  const { name, kind, act, texts: words } = first ?? newest ?? made;
  await support.send(opsTemplateSave, { id: made.id, version: 2, name, kind, act, texts: words });
  expect((await history()).map((one) => [one.version, one.name])).toEqual([
    [3, 'First words'],
    [2, 'Second words'],
    [1, 'First words'],
  ]);
  const changed = town.market.database.pool.query(`update cases.template_version set name = 'X'`);
  await expect(changed).rejects.toThrow();
  await support.send(opsTemplateRemove, { id: made.id, version: 3 });
});

test('a name in braces that no case can fill is refused at its language', async () => {
  const wrong = { ...texts, fr: 'Bonjour {prénom}' };
  const refused = await refusal(support.send(opsTemplateSave, template('Wrong', { texts: wrong })));
  expect(refused.fields).toMatchObject([{ field: 'texts.fr' }]);
  const missing = { ...texts, ru: ' ' };
  const empty = await refusal(support.send(opsTemplateSave, template('No', { texts: missing })));
  expect(empty.fields).toMatchObject([{ field: 'texts.ru' }]);
});

test('an answer that began with a template counts its use', async () => {
  const made = await support.send(opsTemplateSave, template('Counted'));
  const { no } = await buyer.send(contract.feedbackAdd, {
    topic: 'idea',
    text: 'Show the date code.',
    name: 'Ana',
    company: '',
    email: 'ana@elsewhere.test',
    phone: '',
  });
  const [row] = (await support.send(contract.opsCaseList, { find: no })).list;
  const taken = await support.send(contract.opsCaseClaim, { id: row?.id ?? '', version: 1 });
  await support.send(contract.opsCaseReply, {
    id: taken.id,
    version: taken.version,
    text: fillTemplate(texts.en, { name: 'Ana', no, order: '', seller: '', handler: 'Support' }),
    templateId: made.id,
  });
  const [counted] = await support.send(opsTemplateList, {});
  expect(counted).toMatchObject({ name: 'Counted', used: 1 });
  expect(counted?.usedAt).not.toBeNull();
});
