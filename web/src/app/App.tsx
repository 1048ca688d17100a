import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { PartsRoom } from '#web/widgets/parts/PartsRoom.tsx';
import { Pages } from './routing/Pages.tsx';

/** The whole client below a router: the same tree where the server draws and where it lives. */
export function App({ queryClient, in: router }: { queryClient: QueryClient; in: Router }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <PartsRoom>{router(<Pages />)}</PartsRoom>
        </Suspense>
      </QueryClientProvider>
    </StrictMode>
  );
}

/** Puts the pages into the router of the browser or of the server. */
export type Router = (pages: ReactNode) => ReactNode;
