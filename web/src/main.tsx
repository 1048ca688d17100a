import './entry.css';
import './api/field-text.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from './api/query-client.ts';
import { isCustomerView } from './api/session.ts';
import { App } from './app/App.tsx';
import { loadRendered } from './app/routing/pages.ts';
import { HYDRATION_ID, type HydrationState, hydrateRead } from './app/updates/hydration-state.ts';
import { startLanguage } from './i18n/language.ts';
import { OriginContext } from './page/use-origin.ts';
import { pauseDraftStorage } from './ui/form/draft-storage.ts';

/** Reads the hydration state of a server-rendered page; null where the browser renders it. */
function hydrationState(): HydrationState | null {
  const text = document.getElementById(HYDRATION_ID)?.textContent;
  return text ? (JSON.parse(text) as HydrationState) : null;
}

/**
 * Draws the page, or goes on from what the server drew. A function, since the files that it waits
 * for import this one's: awaited at the top they would wait for each other.
 */
async function start(place: HTMLElement): Promise<void> {
  // Text that a customer typed does not stay in the tab of staff who look at it.
  pauseDraftStorage(isCustomerView);
  const queryClient = createQueryClient();
  const state = hydrationState();
  for (const read of state?.reads ?? []) hydrateRead(queryClient, read, state?.readAt ?? 0);
  await Promise.all([
    startLanguage(state?.slices ?? ['app', 'widgets', 'widgets/track'], state?.lang ?? null),
    ...(state?.parts ?? []).map(loadRendered),
  ]);
  const app = (
    <OriginContext value={state?.origin ?? ''}>
      <App queryClient={queryClient} in={(pages) => <BrowserRouter>{pages}</BrowserRouter>} />
    </OriginContext>
  );
  if (state === null) createRoot(place).render(app);
  else hydrateRoot(place, app);
}

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the program');
void start(place);
