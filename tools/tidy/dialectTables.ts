import type { Finding, RepositoryFile } from './rule.ts'

const table = /^docs\/dialects\/[^/]+\.md$/
const tested = /^(packages\/conformance\/rules\/.*|(packages\/(conformance|rpp)|apps\/server\/dialects)\/.*\.test)\.ts$/

/** Every row of a table of what a provider's document says ends in the tests that hold it, each of which is there. */
export function dialectTables(files: readonly RepositoryFile[]): Finding[] {
  const sources = files.filter(({ path }) => tested.test(path)).map(({ text }) => text)
  // A title may end in ids of requirements, which a table leaves out.
  const isThere = (title: string) => sources.some(text => text.includes(`'${title}'`) || text.includes(`'${title} [`))
  return files
    .filter(({ path }) => table.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((row, index) => judge(row, isThere).map(message => ({ path, line: index + 1, message }))),
    )
}

/** What is wrong with a row; the two above the first one name and rule the columns. */
function judge(row: string, isThere: (title: string) => boolean): string[] {
  if (!row.startsWith('| ') || /^\| (What |-)/.test(row)) return []
  const titles = titlesOf(row)
  if (titles.length === 0) return ['names no test']
  return titles.filter(title => !isThere(title)).map(title => `no test is called “${title}”`)
}

/** The tests that a row names, in its last cell. */
function titlesOf(row: string): string[] {
  const cell = row.split(' | ').at(-1) ?? ''
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title)
}
