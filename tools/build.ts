import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { claim } from '../packages/postgres/index.ts'
import { buildGames } from './buildGames.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')
const stamp = join(dist, '.built-from')
const tools = ['tools/build.ts', 'tools/buildGames.ts', 'tools/compressFolder.ts']
const sources = ['apps', 'games', 'packages', 'package-lock.json', ...tools]
const ignored = /(\.test\.tsx?|\.md)$|node_modules/

/** Builds everything unless it was built from exactly these sources. */
export async function buildWhatIsStale(say: (sentence: string) => void): Promise<void> {
  const now = await fingerprint()
  const isBuilt = async () => existsSync(stamp) && (await readFile(stamp, 'utf8')) === now
  if (await isBuilt()) return
  const release = await takeTurn(say)
  try {
    // Whoever was before us may have built the same.
    if (await isBuilt()) return
    say('Building the apps. This happens after each change of their sources.')
    await forProduction(buildAll)
    await writeFile(stamp, now)
  } finally {
    release()
  }
}

/** Two builds at once would destroy each other's work. */
async function takeTurn(say: (sentence: string) => void): Promise<() => void> {
  for (let hasSaid = false; ; hasSaid = true) {
    const held = await claim(join(root, '.build.lock'))
    if (held.ok) return held.release
    if (!hasSaid) say(`The apps are being built by process ${held.holder.pid}; waiting for it.`)
    await wait(200)
  }
}

/** What is served is the same whoever has it built: a test that starts it must not get a library's slower half. */
async function forProduction(build: () => Promise<void>): Promise<void> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/** The stamp goes first and comes back last: a build that was cut short is built again. */
async function buildAll(): Promise<void> {
  await rm(stamp, { force: true })
  await mkdir(dist, { recursive: true })
  const { build } = await import('vite')
  // Its settings are run as they are: bundled, they would be written into node_modules, which may be read-only.
  const quiet = { logLevel: 'warn' as const, configLoader: 'runner' as const }
  const player = join(root, 'apps/player/vite.config.ts')
  await build({ ...quiet, configFile: player })
  await build({ ...quiet, configFile: player, build: { ssr: true } })
  await build({ ...quiet, configFile: join(root, 'apps/office/vite.config.ts') })
  await Promise.all([
    buildService('server', ['main.ts', 'cli.ts']),
    buildService('studio', ['main.ts']),
    buildService('sandbox', ['main.ts']),
    buildIdCheckPage(),
    buildGames(root),
  ])
  const { compressFolder } = await import('./compressFolder.ts')
  await compressFolder(join(dist, 'player'))
  await compressFolder(join(dist, 'office'))
}

/** Bundles a service's own sources; what it takes from node_modules stays there. */
async function buildService(name: string, entries: string[]): Promise<void> {
  const { rolldown } = await import('rolldown')
  const present = entries.filter(entry => existsSync(join(root, 'apps', name, entry)))
  const bundle = await rolldown({
    input: Object.fromEntries(present.map(entry => [entry.replace('.ts', ''), join(root, 'apps', name, entry)])),
    platform: 'node',
    cwd: root,
    external: id => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@saya/'),
  })
  await bundle.write({ dir: join(dist, name), format: 'esm', sourcemap: true, cleanDir: true })
  await bundle.close()
}

/** The page on which the ID check's stand-in is shown a card: one script, for any browser. */
async function buildIdCheckPage(): Promise<void> {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: join(root, 'apps/sandbox/idCheck/page/main.ts'),
    platform: 'browser',
    cwd: root,
  })
  await bundle.write({ dir: join(dist, 'idCheckPage'), format: 'esm', minify: true, cleanDir: true })
  await bundle.close()
}

/** Names, sizes and times of all sources: a change of any makes the build stale. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) await add(hash, join(root, source))
  return hash.digest('hex')
}

async function add(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const found = await stat(path)
  if (!found.isDirectory()) {
    if (!ignored.test(path)) hash.update(`${path} ${found.size} ${found.mtimeMs}\n`)
    return
  }
  for (const name of (await readdir(path)).sort()) {
    if (!ignored.test(name)) await add(hash, join(path, name))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildWhatIsStale(sentence => console.log(sentence))
}
