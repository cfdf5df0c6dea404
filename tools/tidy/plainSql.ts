import { parseSource } from './parseSource.ts'
import { type Finding, isProduct, type RepositoryFile } from './rule.ts'

const memberFunction = /^db\/functions\/member\/\w+\.sql$/
const memberMigration = /^db\/migrations\/member\/\d{4}_\w+(?<!\.check)\.sql$/
const serverStore = /^apps\/server\/.+\.store\.ts$/
const frozenPath = 'db/frozen.json'

const madeTable = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi
/** From the word that writes to the end of the statement. */
const written = /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from)\s+(?:\$\{\w+\}\.)?(\w+)\b[^;`]*/gi
const assigned = /\bset\b([^;`]*?)(?=\bwhere\b|\breturning\b|[;`]|$)/gi
const volatile = /\b(?:clock_timestamp|timeofday|random|gen_random_uuid|nextval)\s*\(/i

interface Plain {
  readonly words: RegExp
  readonly message: string
}

const everywhere: readonly Plain[] = [
  { words: /\bctid\b/gi, message: 'a row’s place (ctid) is one server’s alone' },
  {
    words: /\brow\s*\([^;`]*?\)\s*::/gi,
    message: 'a record of our own type does not travel to a worker: take plain arrays',
  },
  {
    words: /\bas\s+(?:not\s+materialized\s+|materialized\s+)?\(\s*(?:insert\s+into|update|delete\s+from)\b/gi,
    message: 'a write within another statement is not sent to one worker: write statements in a row',
  },
]

/**
 * Statements of member schemas run on one PostgreSQL and on a worker of Citus alike. This finds what a text shows of what does
 * not: records, places of rows, writes within statements, volatile functions in `set`, and tables of `ref` beside what is written.
 */
export function plainSql(files: readonly RepositoryFile[]): Finding[] {
  const frozen = new Set(Object.keys(JSON.parse(files.find(({ path }) => path === frozenPath)?.text ?? '{}') as object))
  const [member, ref] = [tablesOf(files, 'member'), tablesOf(files, 'ref')]
  return files.flatMap(file => {
    if (memberMigration.test(file.path) && !frozen.has(file.path)) return typesIn(file)
    const code = codeOf(file)
    return code === undefined ? [] : [...wordsIn(file.path, code), ...writesIn(file.path, code, { member, ref })]
  })
}

function codeOf(file: RepositoryFile): string | undefined {
  if (memberFunction.test(file.path)) return bare(file.text)
  return isProduct(file) && serverStore.test(file.path) ? parseSource(file).code : undefined
}

function bare(sql: string): string {
  return sql.replace(/--[^\n]*/g, '')
}

function tablesOf(files: readonly RepositoryFile[], target: 'member' | 'ref'): ReadonlySet<string> {
  const migrations = files.filter(
    ({ path }) => path.startsWith(`db/migrations/${target}/`) && !path.endsWith('.check.sql'),
  )
  return new Set(migrations.flatMap(({ text }) => [...bare(text).matchAll(madeTable)].map(match => match[1] ?? '')))
}

function typesIn({ path, text }: RepositoryFile): Finding[] {
  const code = bare(text)
  return [...code.matchAll(/\bcreate\s+type\s+\w+\s+as\s*\(/gi)].map(({ index }) => ({
    path,
    line: lineOf(code, index),
    message: 'a record of our own type does not travel to a worker: take plain arrays',
  }))
}

function wordsIn(path: string, code: string): Finding[] {
  return everywhere.flatMap(({ words, message }) =>
    [...code.matchAll(words)].map(({ index }) => ({ path, line: lineOf(code, index), message })),
  )
}

interface Tables {
  readonly member: ReadonlySet<string>
  readonly ref: ReadonlySet<string>
}

function writesIn(path: string, code: string, { member, ref }: Tables): Finding[] {
  return [...code.matchAll(written)]
    .filter(([, table = '']) => member.has(table))
    .flatMap(({ 0: statement, index }) => {
      const found: string[] = []
      if ([...statement.matchAll(assigned)].some(([, values = '']) => volatile.test(values)))
        found.push('a volatile function in `set` is refused by a worker: the value comes in as a parameter')
      if (/\breturning\b[^;`]*::/i.test(statement))
        found.push('what is returned is turned into another type by whoever reads it: a worker refuses what may differ')
      const read = [...statement.matchAll(/\b(?:from|join)\s+(?:ref\.)?(\w+)/gi)].map(match => match[1] ?? '')
      if (read.some(table => ref.has(table) && !member.has(table)))
        found.push('a table of `ref` beside one that is written: read it in a statement of its own')
      return found.map(message => ({ path, line: lineOf(code, index), message }))
    })
}

function lineOf(code: string, index: number): number {
  return code.slice(0, index).split('\n').length
}
