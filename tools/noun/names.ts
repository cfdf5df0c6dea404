import { wordsOf } from '../tidy/words.ts'

export interface Names {
  readonly noun: string
  readonly operation: string
  /** `Limit` of the noun `limit`. */
  readonly type: string
  /** As it stands in a sentence: `round check`. */
  readonly words: string
  /** What the operation is done to: `Limit` of `setLimit`. */
  readonly object: string
  readonly isReading: boolean
  readonly path: string
}

const camel = /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)*$/
const reading = new Set(['get', 'find', 'list', 'count', 'sum', 'read'])

/** Every spelling of a noun and its operation. A sentence where they cannot be named so. */
export function namesOf(noun: string, operation: string, verbs: ReadonlySet<string>): Names | string {
  if (!camel.test(noun)) return `A noun is written like this: limit. ${noun} is not.`
  const [verb = '', ...object] = wordsOf(operation)
  if (!camel.test(operation) || object.length === 0) return `An operation is a verb and its noun, as setLimit.`
  if (!verbs.has(verb)) return `The glossary has no verb ${verb}; there are ${[...verbs].join(', ')}.`
  const isReading = reading.has(verb)
  const own = wordsOf(noun).join('-')
  const done = object.join('-')
  const end = verb === 'get' ? 'detail' : verb
  const parts = done === own || done === `${own}s` ? [own, end] : [own, done, end]
  return {
    noun,
    operation,
    type: capital(noun),
    words: wordsOf(noun).join(' '),
    object: capital(operation.slice(verb.length)),
    isReading,
    path: `/member/${parts.join('/')}`,
  }
}

/** The verbs that the glossary names, each with one meaning, and none of those that new names leave out. */
export function verbsOf(glossary: string): ReadonlySet<string> {
  const [, table = ''] = /^\| Verb .*\n\| -.*\n((?:\|.*\n)+)/m.exec(glossary) ?? []
  const cells = table.split('\n').map(row => row.split('|')[1] ?? '')
  return new Set(cells.flatMap(cell => [...cell.matchAll(/`(\w+)`/g)].map(([, verb = '']) => verb)))
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
