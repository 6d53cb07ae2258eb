import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const placeholder = /\/\* styles of the public pages \*\//g;

/** Nobody switches the theme of a page without scripts: what the application does by attribute, the system decides here. */
function themeBySystem(css: string): string {
  return css.replaceAll(
    /([^{}]*)\[data-mantine-color-scheme=["']?dark["']?\]([^{}]*)\{([^{}]*)\}/g,
    (_, before: string, after: string, rules: string) =>
      `@media (prefers-color-scheme:dark){${before}:root${after}{${rules}}}`,
  );
}

/**
 * Puts the style sheets into the page's own text. Fonts and the script keep the hashed names that the client build gives
 * the same files and go beside its files, where the server serves them; so both share one copy in a browser's cache.
 */
function stylesInside(): Plugin {
  return {
    name: 'styles-inside',
    enforce: 'post',
    async generateBundle(_, bundle) {
      let css = '';
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'asset') continue;
        delete bundle[name];
        if (name.endsWith('.css')) {
          css += String(file.source);
          continue;
        }
        const path = join(import.meta.dirname, 'dist', name);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, file.source);
      }
      if (css === '') this.error('The public pages have no styles');
      const text = JSON.stringify(themeBySystem(css)).slice(1, -1);
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replaceAll(placeholder, () => text);
      }
    },
  };
}

/** The pages that the server draws itself: one file, nothing hydrated, its styles inside. */
export default defineConfig({
  plugins: [react(), stylesInside()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/public-pages/entry.ts',
    emitAssets: true,
    cssCodeSplit: false,
    cssMinify: true,
    assetsDir: 'build',
    assetsInlineLimit: 0,
    outDir: 'dist-server',
    target: 'node22',
    rollupOptions: { output: { entryFileNames: 'public-pages.js', codeSplitting: false } },
  },
});
