import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import product from '../../package.json' with { type: 'json' }

/**
 * What the first screen is made of, in one file: each small file of its own would compress worse and cost a request.
 * Everything that comes later stays with the page or sheet that brings it.
 */
const firstScreen = [
  /node_modules\/(react|react-dom|scheduler)\//,
  /packages\/ui\/(appBar|button|carousel\/|dots|gameCard\/GameCard|icon\/Icon|picture|sectionHead|skeleton|tabBar|tag|topLayer|transition|wordmark\/[SW])/,
  /packages\/client\/(base64|emptyDefault|imageAddress|isTestHost|safeLink|storage|visitorIds)\.ts/,
  /packages\/contract\/game\/categoryName\.ts/,
  /apps\/player\/shared\/(answers|brand|choices|client|clock|isOwnPage|isSignedIn|loadModule|maintenance|namedEndpoints|navigation|OwnAvatar|pictureAddress|preferences|say|scrollMemory|serverClock|session|sheetIcon|storage|texts)\.tsx?$/,
  /apps\/player\/app\/(?!main\.|Overlays\.|MemberWatch\.|LiveFeed\.|followFeed\.|liveAnswers\.|noteArrival\.|useSession|useUsername\.|useDailyRefresh\.|serviceWorker\.|entriesToDrop\.).*\.tsx?$/,
  /apps\/player\/features\/game\/(card|category\.texts|Game|game\.texts|index)\.tsx?$/,
  /apps\/player\/features\/home\/(homePart|sections)\.ts$/,
  /apps\/player\/features\/identity\/(afterSignIn|askToSignIn|SignIn)\.tsx?$/,
  /apps\/player\/features\/kyc\/(index|gateLink)\.ts$/,
  /apps\/player\/features\/legal\/(index|proceeded|skipsTermsGate|TermsGate)\.tsx?$/,
  /apps\/player\/features\/support\/index\.ts$/,
]

function isFirstScreen(id: string): boolean {
  return firstScreen.some(part => part.test(id))
}

/** Which file a page stands in, only whoever renders it on the server asks: no phone loads the names. */
function withoutFileNames(): Plugin {
  return {
    name: 'without-file-names',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/apps/player/app/routes.ts')) return undefined
      return { code: code.replace(/\bmodule: '[^'\n]+',/g, ''), map: null }
    },
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), ...(isSsrBuild ? [] : [withoutFileNames()])],
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
            // Every name stands in the first script, and of a hash no letter can be pressed.
            entryFileNames: chunk => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash:7].js'),
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // What the server renders names pictures as its own build does.
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[name]-[hash:6][extname]' : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                { name: 'base', test: isFirstScreen },
                // Alone, so that the faces of a page, which carries them whole, are never said twice.
                { name: 'fonts', test: /styles\/fonts\.css/ },
              ],
            },
          },
        },
      },
  ssr: { noExternal: [/^@saya\//] },
}))
