import './entry.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { CallFailure } from './api/failure.ts';
import { openRouter } from './app/router.tsx';
import { startLanguage } from './i18n/language.ts';
import { PartsRoom } from './parts/PartsRoom.tsx';

const RETRIES = 2;

/** A declared failure is an answer and stays; a lost network is asked again. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (tried, error) => !(error instanceof CallFailure) && tried < RETRIES,
    },
    mutations: { retry: false },
  },
});

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the program');
await startLanguage(['app', 'parts']);
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <Suspense>
        <PartsRoom>
          <RouterProvider router={openRouter()} />
        </PartsRoom>
      </Suspense>
    </QueryClientProvider>
  </StrictMode>,
);
