import { measure, type MeasuredFunction } from './measure.ts'
import { type Finding, isSource, type RepositoryFile } from './rule.ts'

export const ceilingsPath = 'tools/tidy/sizes.json'

/** What is over its limit today, with the size it may not exceed and that may only shrink. */
export interface Ceilings {
  readonly files: Readonly<Record<string, number>>
  readonly functions: Readonly<Record<string, number>>
}

interface Size {
  readonly key: string
  readonly path: string
  readonly line?: number
  readonly what: string
  readonly lines: number
  readonly limit: number
}

const fileWarning = 250
const fileLimit = 400
const functionLimit = 60
const componentLimit = 120
const sqlFunction = /^db\/functions\/.+\/(\w+)\.sql$/

/** A ratchet: what is under its limit may not cross it, and what is over may only shrink. */
export function sizes(files: readonly RepositoryFile[]): Finding[] {
  const ceilings = ceilingsOf(files)
  const measured = measureAll(files)
  return [
    ...measured.files.flatMap(size => judge(size, ceilings.files)),
    ...measured.functions.flatMap(size => judge(size, ceilings.functions)),
    ...gone(measured.files, ceilings.files),
    ...gone(measured.functions, ceilings.functions),
    ...measured.files
      .filter(({ key, lines }) => lines > fileWarning && lines <= fileLimit && !(key in ceilings.files))
      .map(({ path, lines }): Finding => ({ path, message: `has ${lines} lines of code`, isWarning: true })),
  ]
}

/** The ceilings lowered to what is there now; never raised, never added to. */
export function shrink(files: readonly RepositoryFile[]): string {
  const { files: fileSizes, functions } = measureAll(files)
  const before = ceilingsOf(files)
  const after = { files: lowered(fileSizes, before.files), functions: lowered(functions, before.functions) }
  return `${JSON.stringify(after, null, 2)}\n`
}

function judge({ key, path, line, what, lines, limit }: Size, ceilings: Readonly<Record<string, number>>): Finding[] {
  const ceiling = ceilings[key]
  const place = line === undefined ? { path } : { path, line }
  if (ceiling === undefined) {
    return lines > limit ? [{ ...place, message: `${what} has ${lines} lines of code, over ${limit}` }] : []
  }
  if (lines > ceiling) return [{ ...place, message: `${what} grew to ${lines} lines of code, over its ${ceiling}` }]
  if (lines === ceiling && lines > limit) return []
  return [{ ...place, message: `${what} shrank to ${lines}: lower its ceiling with npm run shrink` }]
}

function gone(measured: readonly Size[], ceilings: Readonly<Record<string, number>>): Finding[] {
  const present = new Set(measured.map(({ key }) => key))
  return Object.keys(ceilings)
    .filter(key => !present.has(key))
    .map(key => ({ path: ceilingsPath, message: `lists ${key}, which is gone: npm run shrink` }))
}

function lowered(measured: readonly Size[], ceilings: Readonly<Record<string, number>>): Record<string, number> {
  const rows = measured.flatMap(({ key, lines, limit }) => {
    const ceiling = ceilings[key]
    return ceiling === undefined || lines <= limit ? [] : [[key, Math.min(lines, ceiling)] as const]
  })
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function measureAll(files: readonly RepositoryFile[]): { files: Size[]; functions: Size[] } {
  const sources = files.filter(isSource).map(file => ({ path: file.path, ...measure(file) }))
  return {
    files: sources.map(({ path, codeLines }) => {
      return { key: path, path, what: 'the file', lines: codeLines, limit: fileLimit }
    }),
    functions: [
      ...sources.flatMap(({ path, functions }) => functions.map(one => functionSize(path, one))),
      ...files.flatMap(sqlSize),
    ],
  }
}

/** Of a function of the database the body is measured: what it takes and answers is a list of types. */
function sqlSize({ path, text }: RepositoryFile): Size[] {
  const name = sqlFunction.exec(path)?.[1]
  if (name === undefined) return []
  const body = text.replace(/--[^\n]*/g, '').split('$$')[1] ?? text
  const lines = body.split('\n').filter(line => line.trim() !== '').length
  return [{ key: `${path}#${name}`, path, what: name, lines, limit: functionLimit }]
}

function functionSize(path: string, { name, line, codeLines, isComponent }: MeasuredFunction): Size {
  const limit = isComponent ? componentLimit : functionLimit
  return { key: `${path}#${name}`, path, line, what: name, lines: codeLines, limit }
}

function ceilingsOf(files: readonly RepositoryFile[]): Ceilings {
  const text = files.find(({ path }) => path === ceilingsPath)?.text
  return text === undefined ? { files: {}, functions: {} } : (JSON.parse(text) as Ceilings)
}
