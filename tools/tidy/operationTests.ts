import { featuresOf } from './features.ts'
import type { Finding, RepositoryFile } from './rule.ts'

const declares = /=\s*(?:operation|\w+Operation)\(/
const hasTest = /^\s*test(?:\.\w+)*\(/m

/** Every call that the contract declares is served from a file of its name, in its noun or a room of that, beside its test. */
export function operationTests(files: readonly RepositoryFile[]): Finding[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const nouns = featuresOf(files, 'server')
  const folders = new Map(files.flatMap(({ path }) => placeOf(path)))
  return files.flatMap(({ path, text }) => {
    const [, noun, operation] = /^packages\/contract\/([^/]+)\/([^/.]+)\.ts$/.exec(path) ?? []
    if (!noun || !operation || !nouns.has(noun) || !declares.test(text)) return []
    const folder = folders.get(`${noun}/${operation}`) ?? `apps/server/features/${noun}`
    const handler = texts.get(`${folder}/${operation}.ts`)
    if (handler === undefined) {
      return [{ path: `${folder}/${operation}.ts`, message: `is missing: ${path} declares its call` }]
    }
    if (testsOf(texts, folder, operation).some(test => hasTest.test(test))) return []
    // Calls that one function answers are tested beside that function, each by its own address.
    const address = /'(\/[^']*)'/.exec(text)?.[1] ?? path
    const makers = [...handler.matchAll(/from '\.\/(\w+)\.ts'/g)].map(([, name = '']) => name)
    const shared = makers.flatMap(name => testsOf(texts, folder, name))
    if (shared.some(test => hasTest.test(test) && test.includes(address))) return []
    return [{ path: `${folder}/${operation}.ts`, message: 'has no test beside it' }]
  })
}

/** The folder that a file of a feature stands in, by its noun and name. */
function placeOf(path: string): [string, string][] {
  const [, folder, noun, name] = /^(apps\/server\/features\/(\w+)(?:\/\w+)?)\/(\w+)\.ts$/.exec(path) ?? []
  return folder ? [[`${noun}/${name}`, folder]] : []
}

function testsOf(texts: ReadonlyMap<string, string>, folder: string, name: string): string[] {
  return ['api.test', 'test'].flatMap(kind => texts.get(`${folder}/${name}.${kind}.ts`) ?? [])
}
