import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The pages that the server draws itself: one file, nothing hydrated, its styles inside. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/public-pages/entry.ts',
    outDir: 'dist-server',
    target: 'node22',
    rollupOptions: { output: { entryFileNames: 'public-pages.js', codeSplitting: false } },
  },
});
