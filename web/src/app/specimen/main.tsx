import '../../entry.css';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startLanguage } from '../../i18n/language.ts';
import { PartsRoom } from '../../parts/PartsRoom.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { ConsoleSample } from './ConsoleSample.tsx';
import { PublicSample } from './PublicSample.tsx';
import { SpecimenPage } from './SpecimenPage.tsx';
import { StaffSample } from './StaffSample.tsx';

// Served by the development server alone (web/specimen.html is no input of the build).
const asked = new URLSearchParams(location.search);
const lang = asked.get('lang');
if (lang) localStorage.setItem('lang', lang);
const pages = {
  public: PublicSample,
  console: ConsoleSample,
  staff: StaffSample,
  all: SpecimenPage,
};
const Page = pages[(asked.get('room') ?? 'all') as keyof typeof pages];
await startLanguage(['parts']);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Suspense fallback={null}>
        <PartsRoom>
          <Page />
          <Toasts />
        </PartsRoom>
      </Suspense>
    </BrowserRouter>,
  );
}
