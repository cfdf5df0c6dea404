import type { Finding, RepositoryFile } from './rule.ts'

const most = 15

/** What an app begins with is found at once: few files stand in its root, all others in a folder that says what they are. */
export function rootFolders(files: readonly RepositoryFile[]): Finding[] {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    const [, app] = /^(apps\/[^/]+)\/[^/]+$/.exec(path) ?? []
    if (app) counts.set(app, (counts.get(app) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > most)
    .map(([path, count]) => ({ path, message: `holds ${count} files, over ${most}: put them into named folders` }))
}
