import { createHash } from 'node:crypto'
import type { Finding, RepositoryFile } from './rule.ts'

export const manifestPath = 'db/frozen.json'

const anyMigration = /^db\/migrations\/.+\.sql$/
const wellNamed = /^db\/migrations\/(app|ref|member)\/(\d{4})_[a-z0-9_]+(\.check)?\.sql$/

/** A migration that has landed has run somewhere: it is frozen, checked, and stands in one series with all others. */
export function migrations(files: readonly RepositoryFile[]): Finding[] {
  const all = files.filter(({ path }) => anyMigration.test(path))
  const named = all.filter(({ path }) => wellNamed.test(path))
  return [
    ...all
      .filter(file => !named.includes(file))
      .map(({ path }) => ({ path, message: 'is not named {app,ref,member}/0007_words.sql' })),
    ...unpaired(named),
    ...brokenSeries(named),
    ...thawed(files, named),
    ...withFunctions(named),
  ]
}

/** The manifest as it should be: every file that is in it or stands below the folder, with its present hash. */
export function freeze(files: readonly RepositoryFile[]): string {
  const before = manifestOf(files)
  const rows = files
    .filter(({ path }) => wellNamed.test(path))
    .map(({ path, text }) => [path, before[path] ?? hash(text)] as const)
  return `${JSON.stringify({ ...before, ...Object.fromEntries(rows) }, null, 2)}\n`
}

function withFunctions(named: readonly RepositoryFile[]): Finding[] {
  return named
    .filter(({ text }) => /\bcreate\s+(or\s+replace\s+)?function\b/i.test(text))
    .map(({ path }) => ({ path, message: 'makes a function, which stands in db/functions in a file of its own' }))
}

function unpaired(named: readonly RepositoryFile[]): Finding[] {
  const paths = new Set(named.map(({ path }) => path))
  return [...paths].flatMap(path => {
    const isCheck = path.endsWith('.check.sql')
    const other = isCheck ? path.replace(/\.check\.sql$/, '.sql') : path.replace(/\.sql$/, '.check.sql')
    if (paths.has(other)) return []
    return [{ path, message: isCheck ? 'checks no migration' : 'has no .check.sql that proves it did its job' }]
  })
}

function brokenSeries(named: readonly RepositoryFile[]): Finding[] {
  const numbered = named
    .filter(({ path }) => !path.endsWith('.check.sql'))
    .map(({ path }) => ({ path, number: Number(wellNamed.exec(path)?.[2]) }))
    .sort((a, b) => a.number - b.number)
  return numbered.flatMap(({ path, number }, index) => {
    const expected = (numbered[index - 1]?.number ?? 0) + 1
    if (number === expected) return []
    if (number === expected - 1) return [{ path, message: `takes the number ${number} a second time` }]
    return [{ path, message: `leaves a gap: ${expected} comes first` }]
  })
}

function thawed(files: readonly RepositoryFile[], named: readonly RepositoryFile[]): Finding[] {
  const manifest = manifestOf(files)
  const present = new Map(named.map(({ path, text }) => [path, hash(text)]))
  const last =
    Object.keys(manifest)
      .map(path => wellNamed.exec(path)?.[2] ?? '')
      .sort()
      .at(-1) ?? ''
  const broken = Object.entries(manifest).flatMap(([path, frozen]) => {
    const now = present.get(path)
    if (now === frozen) return []
    const what = now === undefined ? 'is frozen and gone' : 'is frozen and was changed'
    return [{ path, message: `${what}: what must change comes as a new migration` }]
  })
  const open = named.flatMap(({ path }): Finding[] => {
    if (path in manifest) return []
    const isLate = (wellNamed.exec(path)?.[2] ?? '') <= last
    if (isLate) return [{ path, message: `comes before ${last}, which is frozen: take the next number` }]
    return [{ path, message: 'is not frozen yet: npm run freeze, when it lands', isWarning: true }]
  })
  return [...broken, ...open]
}

function manifestOf(files: readonly RepositoryFile[]): Record<string, string> {
  const text = files.find(({ path }) => path === manifestPath)?.text ?? '{}'
  return JSON.parse(text) as Record<string, string>
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
