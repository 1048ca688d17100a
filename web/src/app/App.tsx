import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { CallFailure } from '#web/api/failure.ts';
import { PartsRoom } from '#web/parts/PartsRoom.tsx';
import { Pages } from './Pages.tsx';

const RETRIES = 2;

/** The kept answers. A declared failure is an answer and stays; a lost network is asked again. */
export const openAnswers = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // A lost network is a failure that is said, with a way to try again, and not a silent wait.
        networkMode: 'always',
        staleTime: 15_000,
        retry: (tried, error) => !(error instanceof CallFailure) && tried < RETRIES,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

/** The whole client below a router: the same tree where the server draws and where it lives. */
export function App({ answers, in: router }: { answers: QueryClient; in: Router }) {
  return (
    <StrictMode>
      <QueryClientProvider client={answers}>
        <Suspense>
          <PartsRoom>{router(<Pages />)}</PartsRoom>
        </Suspense>
      </QueryClientProvider>
    </StrictMode>
  );
}

/** Puts the pages into the router of the browser or of the server. */
export type Router = (pages: ReactNode) => ReactNode;
