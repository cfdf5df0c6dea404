import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import product from '../../package.json' with { type: 'json' }

/**
 * What the first screen is made of, in one file: each small file of its own would compress worse and cost a request.
 * Everything that comes later stays with the page or sheet that brings it.
 */
const firstScreen = [
  /node_modules\/(react|react-dom|scheduler)\//,
  /packages\/ui\/(appBar|button|carousel\/|gameCard\/GameCard|icon\/Icon|picture|sectionHead|skeleton|tabBar|tag|transition|wordmark)/,
  /packages\/client\/(base64|imageAddress|isTestHost|safeLink|storage|visitorIds)\.ts/,
  /apps\/player\/app\/app\.texts\.ts/,
  /apps\/player\/shared\/(answers|brand|choices|client|clock|isOwnPage|loadModule|maintenance|namedEndpoints|navigation|pictureAddress|preferences|say|scrollMemory|session|isSignedIn|sheetIcon|storage|texts)\.ts/,
]

function isFirstScreen(id: string): boolean {
  return firstScreen.some(part => part.test(id))
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  define: { 'import.meta.env.SAYA_VERSION': JSON.stringify(product.version) },
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
            codeSplitting: { groups: [{ name: 'base', test: isFirstScreen }] },
          },
        },
      },
  ssr: { noExternal: [/^@saya\//] },
}))
