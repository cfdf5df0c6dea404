import { type Finding, isProduct, type RepositoryFile } from '../rule.ts'

const place = 'packages/contract/limits.ts'
/** Holds what style sheets state to the limits of the scripts: the style sheets are their readers. */
const styles = 'packages/ui/styles/tokens.test.ts'

/** A limit that no code reads limits nothing, whatever a test of its number says. */
export function unreadLimits(files: readonly RepositoryFile[]): Finding[] {
  const limits = files.find(({ path }) => path === place)
  if (!limits) return []
  const readers = files.filter(file => file !== limits && (isProduct(file) || file.path === styles))
  const text = readers.map(reader => reader.text).join('\n')
  return namesOf(limits.text)
    .filter(({ name, property }) => !isRead(text, name, property))
    .map(({ name, property, line }) => ({ path: place, line, message: `nothing reads ${name}.${property}` }))
}

function namesOf(text: string) {
  let name = ''
  return text.split('\n').flatMap((line, at) => {
    name = /^export const (\w+) = \{/.exec(line)?.[1] ?? name
    const property = /^ {2}(\w+):/.exec(line)?.[1]
    return property ? [{ name, property, line: at + 1 }] : []
  })
}

function isRead(text: string, name: string, property: string): boolean {
  const taken = new RegExp(`\\{[^{}]*\\b${property}\\b[^{}]*\\} = ${name}\\b`)
  return new RegExp(`\\b${name}\\s*\\.${property}\\b`).test(text) || taken.test(text)
}
