import { dirname } from 'node:path'
import type { Finding, RepositoryFile } from './rule.ts'

/** What a reader takes in at one look. */
const most = 40

/** Pictures go by their names, of the browser's tests there is one for each screen, and migrations are read in their order. */
const halls = [/^(?:art|content)\//, /\/(?:drawings|pictures)$/, /^e2e$/, /^db\/migrations\//]

/** A folder that holds more than one can take in is made of rooms, each by its own noun. */
export function rooms(files: readonly RepositoryFile[]): Finding[] {
  const counts = new Map<string, number>()
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => count > most && !halls.some(hall => hall.test(folder)))
    .map(([path, count]) => ({
      path,
      message: `holds ${count} files, more than ${most}: give its parts rooms of their own`,
    }))
}
