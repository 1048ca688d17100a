import { beforeAll, describe, expect, it } from 'vitest';
import { quoteSubmit } from '#contract/enquiries/calls.ts';
import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import { loadSchemas } from '#web/api/late-schemas.ts';
import { filledFrom, filledFromStock, initialQuote, inputOf, validateQuote } from './quote-form.ts';

beforeAll(() => loadSchemas(quoteSubmit));

const request: SellerRequest = {
  id: '01a1fc22-244e-74bb-994d-4aa22db0c7b1',
  no: 'EQ-261121-1001/1',
  type: 'match',
  urgent: false,
  wantedBy: null,
  state: 'awaiting',
  version: 1,
  at: '2026-11-20T00:00:00.000Z',
  dueAt: '2026-11-27T00:00:00.000Z',
  country: 'US',
  buyerDeals: 12,
  mpn: 'LM358DR',
  manufacturer: '',
  quantity: 5000,
  targetPrice: '0.08',
  condition: null,
  dateCode: '',
  leadTime: 'any',
  note: '',
  attach: [],
  quote: null,
  counter: null,
  refusal: null,
  leftBy: null,
  order: null,
  held: null,
  from: { stock: null, last: null },
  dealt: null,
};

describe('the form of a quote', () => {
  it('opens with what is asked for, filled from stock where there is some', () => {
    expect(initialQuote(request)).toMatchObject({
      mpn: 'LM358DR',
      quantity: '5000',
      unitPrice: '',
    });
    const stock = {
      manufacturer: 'Texas Instruments',
      unitPrice: '0.0836',
      quantity: 3000,
      moq: 500,
      priceBreaks: [{ quantity: 1000, unitPrice: '0.08' }],
    };
    expect(initialQuote({ ...request, from: { stock, last: null } })).toMatchObject({
      manufacturer: 'Texas Instruments',
      unitPrice: '0.0836',
      quantity: '3000',
      moq: '500',
      priceBreaks: [{ quantity: '1000', unitPrice: '0.08' }],
    });
  });

  it('leaves the condition to its seller where stock does not know it', () => {
    const filled = initialQuote({
      ...request,
      condition: 'brandNew',
      from: { stock: { manufacturer: 'TI', unitPrice: '0.08' }, last: null },
    });
    expect(filled.condition).toBe('');
    expect(validateQuote(request, filled)).toEqual({ condition: 'needed' });
    expect(validateQuote(request, { ...filled, condition: 'likeNew' })).toEqual({});
    const stock = { manufacturer: 'TI', condition: 'reNew' as const };
    const known = { ...request, from: { stock, last: null } };
    expect(initialQuote(known).condition).toBe('reNew');
    expect(filledFromStock(initialQuote(known), { manufacturer: 'TI' }).condition).toBe('');
  });

  it('says at its field what is wrong', () => {
    const typed = { ...initialQuote(request), manufacturer: 'TI', unitPrice: '0.1', moq: '6000' };
    expect(validateQuote(request, typed)).toEqual({ moq: 'moqAbove' });
    const rising = { ...typed, moq: '', priceBreaks: [{ quantity: '10', unitPrice: '0.2' }] };
    expect(validateQuote(request, rising)).toEqual({ priceBreaks: 'priceBreaks' });
    expect(
      validateQuote(request, { ...typed, moq: '', unitPrice: '', quantity: '007' }),
    ).toMatchObject({
      unitPrice: 'unitPrice',
      quantity: 'quantity',
    });
  });

  it('revises with the origin and the photos of the version before, by their plain address', () => {
    const quote: SellerRequest['quote'] = {
      version: 1,
      at: request.at,
      validUntil: request.at,
      hash: 'a',
      mpn: 'LM358DR',
      manufacturer: 'TI',
      unitPrice: '0.09',
      priceBreaks: [],
      quantity: 10,
      moq: null,
      condition: 'brandNew',
      packaging: null,
      leadTime: 'now',
      warrantyDays: 30,
      dateCode: '',
      origin: 'MY',
      note: '',
      photos: [{ url: '/files/01a1fc22-244e-74bb-994d-4aa22db0c7b1?until=1', name: 'label.png' }],
      agreedPrice: null,
    };
    const revising = { ...request, quote };
    expect(inputOf(revising, initialQuote(revising)).quote).toMatchObject({
      origin: 'MY',
      photos: ['/files/01a1fc22-244e-74bb-994d-4aa22db0c7b1'],
    });
    expect(validateQuote(revising, initialQuote(revising))).toEqual({});
  });

  it('is sent for the version of the request over which it was begun', () => {
    const typed = { ...initialQuote(request), unitPrice: '0.09' };
    const changed = { ...request, version: request.version + 1 };
    expect(inputOf(changed, typed).version).toBe(request.version);
    expect(initialQuote(changed).version).toBe(changed.version);
  });

  it('takes an earlier quote over whole, and sends an empty minimum as none', () => {
    const filled = filledFrom(initialQuote(request), {
      unitPrice: '0.09',
      warrantyDays: 0,
      note: 'x',
    });
    expect(filled).toMatchObject({ unitPrice: '0.09', warrantyDays: '0', note: 'x', moq: '' });
    expect(inputOf(request, filled).quote).toMatchObject({ moq: null, warrantyDays: 0 });
  });
});
