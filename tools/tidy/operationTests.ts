import { featuresOf } from './features.ts'
import type { Finding, RepositoryFile } from './rule.ts'

/** Every call that the contract declares is served from a file of its name, with its test beside it. */
export function operationTests(files: readonly RepositoryFile[]): Finding[] {
  const paths = new Set(files.map(({ path }) => path))
  const served = featuresOf(files, 'server')
  return files.flatMap(({ path, text }) => {
    const [, noun, operation] = /^packages\/contract\/([^/]+)\/([^/.]+)\.ts$/.exec(path) ?? []
    if (!noun || !operation || !served.has(noun) || !/=\s*operation\(/.test(text)) return []
    const stem = `apps/server/features/${noun}/${operation}`
    if (!paths.has(`${stem}.ts`)) return [{ path: `${stem}.ts`, message: `is missing: ${path} declares its call` }]
    if (paths.has(`${stem}.api.test.ts`) || paths.has(`${stem}.test.ts`)) return []
    return [{ path: `${stem}.ts`, message: 'has no test beside it' }]
  })
}
