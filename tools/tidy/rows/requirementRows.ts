import type { Requirement } from '../../trace/proveRows.ts'
import type { Finding, RepositoryFile } from '../rule.ts'

export const requirementsPath = 'docs/spec/requirements.md'
const rowsPath = 'docs/spec/requirements.json'

type Row = Requirement & { readonly text: string; readonly source: string }

/** The page that people read says what the rows say that the tools read. */
export function requirementRows(files: readonly RepositoryFile[]): Finding[] {
  const page = files.find(({ path }) => path === requirementsPath)
  if (!page) return []
  const [said, right] = [page.text, requirementsPage(files)].map(text => text.split('\n'))
  const line = right?.findIndex((text, index) => text !== said?.[index]) ?? -1
  const isRight = line < 0 && said?.length === right?.length
  const message = `is not what ${rowsPath} says: npm run rows writes it anew`
  return isRight ? [] : [{ path: requirementsPath, line: line + 1, message }]
}

/**
 * The page of the requirements as its rows are: the sentences around them stay as they are written, the tables and the numbers at its
 * head are made of requirements.json.
 */
export function requirementsPage(files: readonly RepositoryFile[]): string {
  const [page = '', json = '[]'] = [requirementsPath, rowsPath].map(
    path => files.find(file => file.path === path)?.text,
  )
  const rows = JSON.parse(json) as readonly Row[]
  const areas = new Map(rows.map(({ area }) => [area, rows.filter(row => row.area === area)]))
  const written = new Set<string>()
  const lines = page.split('\n').flatMap(line => {
    const area = /^\| ([A-Z]+)-\d+ \|/.exec(line)?.[1]
    if (area === undefined) return [countIn(line, areas, rows.length)]
    if (written.has(area)) return []
    written.add(area)
    return (areas.get(area) ?? []).map(lineOf)
  })
  return lines.join('\n')
}

function countIn(line: string, areas: ReadonlyMap<string, readonly Row[]>, total: number): string {
  const [, area] = /^\| (\S+) \| \S+ \|$/.exec(line) ?? []
  if (area === '**total**') return `| **total** | **${total}** |`
  const count = areas.get(area ?? '')?.length
  return count === undefined ? line : `| ${area} | ${count} |`
}

function lineOf({ id, text, source, verify }: Row): string {
  return `| ${id} | ${text} | ${source} | ${verify.join(', ')} |`
}
