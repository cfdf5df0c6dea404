import type { RepositoryFile } from './rule.ts'

/** These folders of the contract are no nouns: what every call may answer, and what is told without being asked. */
const general = ['general', 'realtime']

/** The folders of the contract, one per noun. */
export function contractNouns(files: readonly RepositoryFile[]): Set<string> {
  const nouns = foldersBelow(files, /^packages\/contract\/([^/]+)\//)
  for (const folder of general) nouns.delete(folder)
  return nouns
}

/** The feature folders of one app. */
export function featuresOf(files: readonly RepositoryFile[], app: string): Set<string> {
  return foldersBelow(files, new RegExp(`^apps/${app}/features/([^/]+)/`))
}

export function foldersBelow(files: readonly RepositoryFile[], pattern: RegExp): Set<string> {
  return new Set(files.flatMap(({ path }) => pattern.exec(path)?.[1] ?? []))
}
