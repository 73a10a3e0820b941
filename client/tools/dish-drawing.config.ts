import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The drawn dishes as one module that Node runs, for whoever asks the server for a picture as a file. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/illustrations/dish-svg.tsx',
    outDir: 'dist-drawing',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'draw-dish.js' } },
  },
});
