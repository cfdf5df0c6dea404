import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The top folder of the product, found upwards from where this code runs: from its sources or from its build. */
export function findRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'content')) && existsSync(join(folder, 'db/migrations'))) return folder
    if (folder === dirname(folder)) throw new Error('The folders content and db/migrations must lie above the server.')
  }
}
