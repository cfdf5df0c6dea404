import { insertChapter, insertEntry, insertImport } from './insert.ts'
import { type Names, namesOf, verbsOf } from './names.ts'
import { nounFiles } from './nounFiles.ts'
import { listFiles, operationFiles } from './operationFiles.ts'
import { whatIsLeft } from './whatIsLeft.ts'

/** The text of a file, or nothing where there is none. */
export type Read = (path: string) => string | undefined

export interface Scaffold {
  /** Every file that is new or has another text now. */
  readonly files: Readonly<Record<string, string>>
  readonly left: readonly string[]
}

const glossary = 'docs/glossary.md'
const levels = 'tools/levels.json'

/** The files of a new operation, and of its noun where that is new too. A sentence where it cannot be. */
export function scaffold(read: Read, [noun, operation]: readonly [noun: string, operation: string]): Scaffold | string {
  const names = namesOf(noun, operation, verbsOf(text(read, glossary)))
  if (typeof names === 'string') return names
  if (read(`packages/contract/${noun}/${operation}.ts`)) return `${noun} has an operation ${operation} already.`
  const isNew = !read(`packages/contract/${noun}/index.ts`)
  if (!isNew && !text(read, 'packages/contract/index.ts').includes(` ${noun}: `)) {
    return `${noun} is a noun of the office alone: docs/office.md says how its calls are made.`
  }
  const files = isNew ? newNoun(read, names) : newOperation(read, names)
  return { files, left: whatIsLeft(names, isNew) }
}

function newNoun(read: Read, names: Names): Record<string, string> {
  const { noun, words } = names
  const code = `${words.replaceAll(' ', '_')}_not_found`
  const contract = text(read, 'packages/contract/index.ts')
  const nouns = text(read, 'apps/server/nouns.ts')
  const explained = `@TODO What this ${words} is, and what it is not.`
  return {
    ...nounFiles(names, code),
    ...operationFiles({
      names,
      refusal: { code, errors: `${noun}Errors`, from: './errors.ts' },
      part: noun,
      deps: `${names.type}Deps`,
    }),
    'packages/contract/index.ts': insertEntry(
      insertImport(contract, `import * as ${noun} from './${noun}/index.ts'`),
      'export const contract = {',
      `${noun}: ${noun}.operations`,
    ),
    'apps/server/nouns.ts': insertEntry(
      insertImport(nouns, `import { ${noun}Routes } from './features/${noun}/index.ts'`),
      'export const nouns = {',
      `${noun}: { player: ${noun}Routes }`,
    ),
    [glossary]: insertChapter(text(read, glossary), noun, explained),
    [levels]: withLevel(text(read, levels), noun),
  }
}

function newOperation(read: Read, names: Names): Record<string, string> {
  const { noun, operation, type } = names
  const [list, routes] = [`packages/contract/${noun}/index.ts`, `apps/server/features/${noun}/routes.ts`]
  const hasDeps = new RegExp(`\\b${type}Deps\\b`).test(read(`apps/server/features/${noun}/deps.ts`) ?? '')
  const served = text(read, routes)
  const [opening] = new RegExp(`Handlers<typeof contract\\.${noun}> \\{[\\s\\S]*?return \\{`).exec(served) ?? []
  if (!opening) throw new Error(`${routes} has no list of the calls of ${noun}.`)
  const line = `import { ${operation} } from './${operation}.ts'`
  const wish = { names, part: operation, deps: hasDeps ? `${type}Deps` : undefined }
  const refusal = { code: 'not_found', errors: 'generalErrors', from: '../general/errors.ts' }
  return {
    ...(operation.startsWith('list') ? listFiles(wish) : operationFiles({ ...wish, refusal })),
    [list]: insertEntry(insertImport(text(read, list), line), 'export const operations = {', operation),
    [routes]: insertEntry(insertImport(served, line), opening, `${operation}: ${operation}(deps)`),
  }
}

/** A new noun begins on the lowest level, where all others may call it, and rises to what it calls. */
function withLevel(json: string, noun: string): string {
  const declared = JSON.parse(json) as { readonly features: { readonly server: string[][] } }
  const [lowest] = declared.features.server
  if (!lowest) throw new Error('The server has no levels.')
  lowest.push(noun)
  lowest.sort()
  return `${JSON.stringify(declared, null, 2)}\n`
}

function text(read: Read, path: string): string {
  const found = read(path)
  if (found === undefined) throw new Error(`${path} is gone, which this writes into.`)
  return found
}
