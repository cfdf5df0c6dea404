import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import product from '../../package.json' with { type: 'json' }

/**
 * What the first screen is made of, in one file: each small file of its own would compress worse and cost a request.
 * The app's entry lies in it too, so that it imports nothing and names nothing to itself. Everything that comes later
 * stays with the page or sheet that brings it.
 */
const firstScreen = [
  /node_modules\/(react|react-dom|scheduler)\//,
  /packages\/ui\/(appBar|button|carousel\/|dots|gameCard\/GameCard|icon\/Icon|picture|sectionHead|skeleton|tabBar|tag|topLayer\/wantHost|transition|wordmark\/[SW])/,
  /packages\/client\/\w+\/(base64|imageAddress|safeLink|storage)\.ts/,
  /apps\/player\/shared\/(?:\w+\/)?(answers|brand|choices|client|clock|isOwnPage|isSignedIn|loadModule|memberHead|namedEndpoints|navigation|OwnAvatar|pictureAddress|preferences|proceeded|say|scrollMemory|session|sheetIcon|standIns|storage|texts|useOffers)\.tsx?$/,
  /apps\/player\/app\/(?:\w+\/)?(?![^/]*\/)(?!Overlays\.|(?:Member)?Watch\.|LiveFeed\.|followFeed\.|hearFeed\.|liveAnswers\.|keepStart\.|pages\.|noteArrival\.|useSession|useOwnAnswers\.|useUsername\.|useDailyRefresh\.|serviceWorker\.|entriesToDrop\.|hearPushes\.|still\.).*\.tsx?$/,
  /apps\/player\/features\/game\/(card|list\/category\.texts|page\/Game|game\.texts)\.tsx?$/,
  /apps\/player\/features\/home\/(homePart|sections)\.ts$/,
  /apps\/player\/features\/(maintenance\/PlannedNote|support\/MediaLinks)\.tsx$/,
  /apps\/player\/features\/identity\/(askToSignIn|SignIn)\.tsx?$/,
  /apps\/player\/features\/kyc\/gate\/gateLink\.ts$/,
  /apps\/player\/features\/legal\/(skipsTermsGate|TermsGate)\.tsx?$/,
]

/** What asks the server, with what an answer may lead to: a guest needs it after the first screen, if at all. */
const asking = [
  /packages\/client\/.*\.ts$/,
  /packages\/contract\/kycStatus\.ts$/,
  /apps\/player\/shared\/(answer\/openServer|device\/serverClock|maintenance|session\/(blocked|changeSession))\.ts$/,
]

function isAsking(id: string): boolean {
  return asking.some(part => part.test(id))
}

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
      if (!id.endsWith('/apps/player/app/pages.ts')) return undefined
      return { code: code.replace(/\bmodule: '[^'\n]+',/g, ''), map: null }
    },
  }
}

/** Scripts ask for no more than the looks of what they load, which takes less than the build's own helper. */
function shortPreload(): Plugin {
  return {
    name: 'short-preload',
    apply: 'build',
    transform(_, id) {
      if (id !== '\0vite/preload-helper.js') return undefined
      const own = new URL('app/first/loadDressed.ts', import.meta.url).pathname
      return { code: `export { loadDressed as __vitePreload } from ${JSON.stringify(own)}`, map: null }
    },
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), ...(isSsrBuild ? [] : [withoutFileNames(), shortPreload()])],
  define: {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    'import.meta.env.SAYA_VERSION': JSON.stringify(product.version),
  },
  build: isSsrBuild
    ? {
        outDir: '../../dist/player-ssr',
        emptyOutDir: true,
        target: 'node20',
        cssMinify: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'app/first/renderPage.tsx' },
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
                { name: 'base', test: isFirstScreen, priority: 3 },
                // What asks the server, which a member's page begins with.
                { name: 'client', test: isAsking, priority: 2 },
                // What lies over every page comes without what pages have in common.
                {
                  name: 'over',
                  test: /packages\/ui\/(modal|topLayer|toaster)\/.*\.tsx?$|\/useProfile\.ts$/,
                  minShareCount: 2,
                  priority: 2,
                },
                // What many pages have in common comes in two files: a request for each small part would cost more than the part.
                { name: 'icons', test: /packages\/ui\/icon\//, minShareCount: 4, priority: 2 },
                { name: 'shared', test: /\.tsx?$/, minShareCount: 9, maxModuleSize: 6000, priority: 1 },
                // Few sheets of looks rather than one for each part: what later pages and sheets share comes at once.
                {
                  name: 'forms',
                  test: /(ui\/(choice\/checkbox|field|input|note|otp|progress\/progressRing).*|(password|phone)Field)\.css$/,
                  priority: 4,
                },
                {
                  name: 'parts',
                  test: /(ui\/(?!styles|modal|toaster|wheel|uploader).*|channelLogo|formPage|gameList|memberId|shared\/steps)\.css$/,
                  priority: 2,
                },
                // Alone, so that the faces of a page, which carries them whole, are never said twice.
                { name: 'fonts', test: /styles\/fonts\.css/, priority: 4 },
              ],
            },
          },
        },
      },
  ssr: { noExternal: [/^@saya\//] },
}))
