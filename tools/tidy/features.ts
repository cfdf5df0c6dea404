import type { RepositoryFile } from './rule.ts'

/** The folders of the contract, one per noun. `general` is what every call may answer, and no noun. */
export function contractNouns(files: readonly RepositoryFile[]): Set<string> {
  // A folder without operations, such as the refusals of every call, is no noun.
  return foldersBelow(files, /^packages\/contract\/([^/]+)\/index\.ts$/)
}

/** The feature folders of one app. */
export function featuresOf(files: readonly RepositoryFile[], app: string): Set<string> {
  return foldersBelow(files, new RegExp(`^apps/${app}/features/([^/]+)/`))
}

/** The folder names that the pattern's first group finds. */
export function foldersBelow(files: readonly RepositoryFile[], pattern: RegExp): Set<string> {
  return new Set(files.flatMap(({ path }) => pattern.exec(path)?.[1] ?? []))
}
