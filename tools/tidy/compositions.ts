import { type Finding, isProduct, type RepositoryFile } from './rule.ts'

interface Composition {
  /** The list that all of a kind are named in. */
  readonly list: string
  readonly kind: string
  readonly place: RegExp
  /** Finds the exports of the kind. */
  readonly exported: RegExp
}

const parameters = String.raw`\((?:[^()]|\([^()]*\))*\)`

const lists: readonly Composition[] = [
  {
    list: 'apps/server/worker/composeJobs.ts',
    kind: 'a task',
    place: /^apps\/server\/(?:features|platform|worker)\//,
    exported: new RegExp(String.raw`^export function (\w+)${parameters}: Task \{`, 'gm'),
  },
  {
    list: 'apps/server/worker/composeDayWorks.ts',
    kind: 'a work of each day',
    place: /^apps\/server\/(?:features|platform)\//,
    exported: new RegExp(String.raw`^export function (\w+)${parameters}: (?:Product|Schema)DayWork \{`, 'gm'),
  },
  {
    list: 'apps/server/journalReaders.ts',
    kind: 'a reader of the journal',
    place: /^apps\/server\/features\/[^/]+\/[^/]+\.reader\.ts$/,
    exported: /^export (?:const|function) (\w+Reader)\b/gm,
  },
  {
    list: 'apps/server/worker/journalGrounds.ts',
    kind: 'a ground of postings',
    place: /^apps\/server\/features\//,
    exported: /^export (?:const|function) (groundOf[A-Z]\w*)/gm,
  },
]

/** What works only where the server is put together is named there: otherwise it compiles, is tested, and never runs. */
export function compositions(files: readonly RepositoryFile[]): Finding[] {
  return lists.flatMap(({ list, kind, place, exported }) => {
    const listed = files.find(({ path }) => path === list)?.text ?? ''
    return files
      .filter(file => isProduct(file) && place.test(file.path))
      .flatMap(({ path, text }) => [...text.matchAll(exported)].map(([, name = '']) => ({ path, name })))
      .filter(({ name }) => !new RegExp(String.raw`\b${name}\b`).test(listed))
      .map(({ path, name }) => ({ path, message: `${name} is ${kind} that ${list} does not name` }))
  })
}
