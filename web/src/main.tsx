import './entry.css';
import './api/field-text.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app/App.tsx';
import { DRAWN_ID, type Drawn, keepRead } from './app/drawn.ts';
import { loadDrawn } from './app/pages.ts';
import { startLanguage } from './i18n/language.ts';
import { DrawnOrigin } from './page/use-origin.ts';

/** What the server drew, where it drew this page. */
function drawnPage(): Drawn | null {
  const text = document.getElementById(DRAWN_ID)?.textContent;
  return text ? (JSON.parse(text) as Drawn) : null;
}

/**
 * Draws the page, or goes on from what the server drew. A function, since the files that it waits
 * for import this one's: awaited at the top they would wait for each other.
 */
async function start(place: HTMLElement): Promise<void> {
  const answers = createQueryClient();
  const drawn = drawnPage();
  for (const read of drawn?.reads ?? []) keepRead(answers, read, drawn?.at ?? 0);
  await Promise.all([
    startLanguage(drawn?.slices ?? ['app', 'widgets', 'widgets/track'], drawn?.lang ?? null),
    ...(drawn?.parts ?? []).map(loadDrawn),
  ]);
  const app = (
    <DrawnOrigin value={drawn?.origin ?? ''}>
      <App answers={answers} in={(pages) => <BrowserRouter>{pages}</BrowserRouter>} />
    </DrawnOrigin>
  );
  if (drawn === null) createRoot(place).render(app);
  else hydrateRoot(place, app);
}

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the program');
void start(place);
