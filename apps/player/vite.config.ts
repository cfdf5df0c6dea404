import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  build: isSsrBuild
    ? {
        outDir: '../../dist/player-ssr',
        emptyOutDir: true,
        target: 'node20',
        cssMinify: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'app/renderPage.tsx' },
      }
    : {
        outDir: '../../dist/player',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { main: 'app/main.tsx', sw: 'app/serviceWorker.ts' },
          output: {
            entryFileNames: chunk => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          },
        },
      },
  ssr: { noExternal: [/^@saya\//] },
}))
