import { type Finding, isProduct, type RepositoryFile } from './rule.ts'

interface Composition {
  /** The lists in which all of a kind are named, each in one of them. */
  readonly lists: readonly string[]
  readonly kind: string
  readonly place: RegExp
  /** Finds the exports of the kind. */
  readonly exported: RegExp
}

const parameters = String.raw`\((?:[^()]|\([^()]*\))*\)`

const compositionLists: readonly Composition[] = [
  {
    lists: ['apps/server/worker/composeJobs.ts'],
    kind: 'a task',
    place: /^apps\/server\/(?:features|platform|worker)\//,
    exported: new RegExp(String.raw`^export function (\w+)${parameters}: Task \{`, 'gm'),
  },
  {
    lists: ['apps/server/worker/composeDayWorks.ts', 'apps/server/worker/composeCleanUps.ts'],
    kind: 'a work of each day',
    place: /^apps\/server\/(?:features|platform)\//,
    exported: new RegExp(String.raw`^export function (\w+)${parameters}: (?:Product|Schema)DayWork \{`, 'gm'),
  },
  {
    lists: ['apps/server/journalReaders.ts'],
    kind: 'a reader of the journal',
    place: /^apps\/server\/features\/[^/]+\/[^/]+\.reader\.ts$/,
    exported: /^export (?:const|function) (\w+Reader)\b/gm,
  },
  {
    lists: ['apps/server/worker/journalGrounds.ts'],
    kind: 'a ground of postings',
    place: /^apps\/server\/features\//,
    exported: /^export (?:const|function) (groundOf[A-Z]\w*)/gm,
  },
]

/** What works only where the server is put together is named there: otherwise it compiles, is tested, and never runs. */
export function compositions(files: readonly RepositoryFile[]): Finding[] {
  return compositionLists.flatMap(({ lists, kind, place, exported }) => {
    const listed = files.flatMap(({ path, text }) => (lists.includes(path) ? [text] : [])).join('\n')
    return files
      .filter(file => isProduct(file) && place.test(file.path))
      .flatMap(({ path, text }) => [...text.matchAll(exported)].map(([, name = '']) => ({ path, name })))
      .filter(({ name }) => !new RegExp(String.raw`\b${name}\b`).test(listed))
      .map(({ path, name }) => ({ path, message: `${name} is ${kind} that ${lists.join(' or ')} does not name` }))
  })
}
