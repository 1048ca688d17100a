import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { noPrefetch } from './web/build/no-prefetch.ts';
import { oneBase } from './web/build/one-base.ts';
import { pageWords } from './web/build/page-words.ts';
import { scopedName } from './web/build/scoped-name.ts';

const base = oneBase('/web/src/main.tsx');

/**
 * Small parts that many pages share travel together: a file of each would cost more than it holds.
 * Uploads, the photo viewer, the track of an order, forms of the consoles and the lists of staff are no small parts, and most
 * pages that visitors read have none of them.
 */
const shared = {
  name: 'shared',
  test: /\/web\/src\/(ui|widgets|api|i18n|page)\/(?!(?:[a-z]+\/)?(?:locales\/|claims\/|tasks\/|ResourceList|Combobox|CountryField|country-search|FigureInput|Segmented|Drawer|FileField|TextAreaField|TextInputField|use-form-command|PhotoViewer|use-uploads|use-carriers|TrackingNumber|EscrowStrip|ListPager|DueDeadline|track-))/,
  minShareCount: 14,
};

/**
 * The web client's build: for browsers, and with `--ssr` what draws public pages at the server. The
 * server's API stands beside it on the same origin.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: 'web',
  plugins: [noPrefetch(), pageWords(), base.plugin, react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The page's policy lets fonts and pictures come from files only.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Schemas are fetched after a touch: naming all that they need would weigh on every page.
    modulePreload: {
      resolveDependencies: (file, needed) => (/schemas-[^/]*\.js$/.test(file) ? [] : needed),
    },
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { groups: [base.group, shared] } } },
  },
  // The server build bundles React: the same version with which the browser hydrates.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/test-api': 'http://127.0.0.1:3000', '/files': 'http://127.0.0.1:3000' },
  },
}));
