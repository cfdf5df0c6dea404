import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

type Chunk = Rolldown.OutputChunk

const kilobyte = 1024
/** Addresses of pages that are not there, each as a page of its own would have it, with the page's name. */
const morePages = {
  '/my/limits': 'limits',
  '/my/limits/history': 'limitHistory',
  '/my/pause': 'timeOut',
  '/my/exclusion': 'exclusion',
  '/s-vip/level-system': 'levels',
  '/s-vip/birthday': 'birthday',
  '/s-points/mall': 'mall',
  '/s-points/redemptions/:id': 'redemption',
  '/s-points/plan': 'tasks',
  '/welfare/betting-rank': 'ranking',
  '/welfare/rebate/:day': 'rebate',
  '/blind-box/verify': 'boxProof',
  '/daily-wins/about': 'winners',
  '/invite/friends': 'friends',
  '/campaigns/:campaignId': 'campaign',
}

const more = Object.keys(morePages).length

let usual: Chunk[]
let larger: Chunk[]
beforeAll(async () => {
  // What is built for phones is without the slower half of the libraries.
  vi.stubEnv('NODE_ENV', 'production')
  usual = await chunksOf([])
  larger = await chunksOf([withMorePages()])
})
afterAll(() => {
  vi.unstubAllEnvs()
})

/** The player app as it is built for phones, in memory. */
async function chunksOf(plugins: Plugin[]): Promise<Chunk[]> {
  const configFile = new URL('../../vite.config.ts', import.meta.url).pathname
  const mode = 'production'
  const settings = { logLevel: 'warn', configLoader: 'runner', configFile, mode, plugins } as const
  const made = (await build({ ...settings, build: { write: false } })) as Rolldown.RolldownOutput
  return made.output.filter(one => one.type === 'chunk')
}

/** Adds pages to both lists as somebody would write them, each with a module, a title and an address of its own. */
function withMorePages(): Plugin {
  const list = Object.entries(morePages)
  const routes = list.map(([pattern, page]) => `memberBare('${pattern}', '${page}'),`)
  const pages = list.map(
    ([, page]) => `${page}: { load: () => import('more:${page}'), title: ['${page}', 'Mga ${page}'] },`,
  )
  const isIn = (id: string, file: string) => id.endsWith(`/apps/player/app/${file}`)
  return {
    name: 'with-more-pages',
    enforce: 'pre',
    resolveId: id => (id.startsWith('more:') ? id : undefined),
    load: id => (id.startsWith('more:') ? `export const Page = () => '${id}'` : undefined),
    transform(code, id) {
      if (isIn(id, 'routes.ts')) return code.replace(/(export const routes.* = \[)/, `$1${routes.join('')}`)
      if (isIn(id, 'pages.ts')) return code.replace('export const pages = {', `$&${pages.join('')}`)
      return undefined
    },
  }
}

/** What the app begins with: its own script and the module of the page, each with all that it imports at once. */
function firstOf(chunks: readonly Chunk[], page: string): Chunk[] {
  const found = new Set<Chunk>()
  function follow(chunk: Chunk | undefined): void {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) follow(chunks.find(({ fileName }) => fileName === name))
  }
  for (const end of ['/app/main.tsx', page]) follow(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end)))
  return [...found]
}

/** The names of files carry hashes of what is in them, which press now better, now worse: each gets one of its name. */
function bytesOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { code }) => {
    const named = code.replace(/([\w.]+)-[\w-]{6,8}\.(js|css)\b/g, (_, name: string, kind: string) => {
      return `${name}-${createHash('md5').update(`${name}.${kind}`).digest('base64url').slice(0, 7)}.${kind}`
    })
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: named.length }
    return sum + brotliCompressSync(named, { params }).length
  }, 0)
}

const homePage = '/features/home/HomePage.tsx'

test('the scripts that the home page starts with leave a kilobyte of their 73', () => {
  const first = firstOf(usual, homePage)
  expect(first.length).toBeGreaterThanOrEqual(2)
  const bytes = bytesOf(first)
  console.log(`initial scripts ${bytes} bytes with their names made alike`)
  expect(bytes).toBeLessThanOrEqual(72 * kilobyte)
  // React alone weighs more: less would mean that not all of them were counted.
  expect(bytes).toBeGreaterThan(60 * kilobyte)
})

/** How long words are that change nothing but where the press cuts what it packs: it is off by a hundred bytes either way. */
const shifts = [0, 7, 14, 21, 28, 35]

test('fifteen more pages add less than 200 bytes to what the app begins with', () => {
  const [before, after] = [usual, larger].map(chunks => firstOf(chunks, homePage))
  const added = shifts.map(shift => {
    const shifted = (chunks: readonly Chunk[] = []) =>
      chunks.map(chunk => ({ ...chunk, code: `/*${'x'.repeat(shift)}*/${chunk.code}` }))
    return bytesOf(shifted(after)) - bytesOf(shifted(before))
  })
  const usually = added.reduce((sum, bytes) => sum + bytes, 0) / added.length
  console.log(`${more} more pages add ${usually} bytes: ${added.join(', ')}`)
  expect(larger.length - usual.length).toBe(more)
  expect(usually).toBeGreaterThan(0)
  expect(usually).toBeLessThan(200)
})

test('every page names itself to the document that begins with it', () => {
  const pages = usual.filter(({ facadeModuleId }) => /\/features\/.*Page\.tsx$/.test(facadeModuleId ?? ''))
  expect(pages.length).toBeGreaterThan(30)
  expect(pages.filter(({ exports }) => !exports.includes('Page')).map(({ fileName }) => fileName)).toEqual([])
})
