import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Output } from '#contract/call.ts';
import { handoffOne } from '#contract/handoffs/calls.ts';
import { queryKey } from '#web/api/command.ts';
import { NetworkFailure } from '#web/api/failure.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { sideOfPage } from '#web/api/session.ts';
import words from './locales/zh.ts';
import { PhoneCamera } from './PhoneCamera.tsx';
import { type PhoneTarget, usePhonePhotos } from './use-phone-photos.ts';

const target: PhoneTarget = {
  kind: 'inspection',
  id: '01890c2f-0000-7000-8000-000000000001',
  test: 'detailedVisual',
};
const key = [...queryKey(handoffOne, target), sideOfPage()];
const joined: Output<typeof handoffOne> = {
  handoff: {
    id: '01890c2f-0000-7000-8000-000000000002',
    state: 'joined',
    expiresAt: '2026-11-24T03:15:00.000Z',
    sent: 1,
  },
  photos: [],
};

function Camera() {
  return createElement(PhoneCamera, { target, phone: usePhonePhotos(target) });
}

/** Renders the camera of a test with what the browser has cached. */
async function render(client = createQueryClient(), camera: ReactElement = createElement(Camera)) {
  const page = await renderToReadableStream(createElement(QueryClientProvider, { client }, camera));
  await page.allReady;
  return new Response(page).text();
}

test('offers neither to start nor to end before it is known whether a code is open', async () => {
  const html = await render();
  expect(html).not.toContain('<button');
  expect(html).toContain('aria-busy="true"');
});

test('offers to end an open code, and to start where there is none', async () => {
  const client = createQueryClient();
  client.setQueryData(key, joined);
  const open = await render(client);
  expect(open).toContain(words.end);
  expect(open).not.toContain(words.open);
  client.setQueryData(key, { handoff: null, photos: [] });
  const none = await render(client);
  expect(none).toContain(words.open);
  expect(none).not.toContain(words.end);
});

test('says that it could not be asked, and offers to ask again', async () => {
  const phone = { handoff: undefined, error: new NetworkFailure(), again: () => undefined };
  const failed = await render(undefined, createElement(PhoneCamera, { target, phone }));
  expect(failed).toContain('role="alert"');
  expect(failed).not.toContain(words.open);
});

test('keeps the earlier answer where a later one fails', async () => {
  const client = createQueryClient();
  client.setQueryData(key, joined);
  const fail = client.fetchQuery({
    queryKey: key,
    queryFn: () => Promise.reject(new NetworkFailure()),
    retry: false,
    staleTime: 0,
  });
  await expect(fail).rejects.toThrow(NetworkFailure);
  expect(await render(client)).toContain(words.end);
});
