import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The web client's build. The server's API stands beside it on the same origin. */
export default defineConfig({
  root: 'web',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    // The page's policy lets fonts and pictures come from files only.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/test-api': 'http://127.0.0.1:3000', '/files': 'http://127.0.0.1:3000' },
  },
});
