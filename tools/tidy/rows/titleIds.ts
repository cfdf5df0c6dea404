import { type ESTree, Visitor } from 'vite'
import { claimsOf } from '../../trace/claims.ts'
import { parseSource } from '../parseSource.ts'
import type { Finding, RepositoryFile } from '../rule.ts'

const mostIds = 6
/** What every row of a table is about. */
const mostIdsOfTable = 3
const isTest = /\.test\.tsx?$/

/** A title that claims many requirements proves few of them: each claim needs an assertion of its own in the body. */
export function titleIds(files: readonly RepositoryFile[]): Finding[] {
  return files.filter(({ path }) => isTest.test(path)).flatMap(judge)
}

function judge(file: RepositoryFile): Finding[] {
  const { program, code, lineAt } = parseSource(file)
  const found: Finding[] = []
  function add(start: number, message: string) {
    found.push({ path: file.path, line: lineAt(start), message })
  }
  function count(text: string, start: number) {
    const count = idsOf(text).length
    if (count > mostIds) add(start, `claims ${count} requirements in one title, over ${mostIds}: split the test`)
  }
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') count(node.value, node.start)
    },
    TemplateLiteral(node) {
      count(textOf(node), node.start)
    },
    CallExpression(node) {
      const [title] = node.arguments
      if (title && isTable(node)) {
        const { ids } = claimsOf({ title: code.slice(title.start, title.end) })
        if (ids.length > mostIdsOfTable)
          add(
            title.start,
            `claims ${ids.length} requirements for each row of its table: the row that is about one names it`,
          )
      }
      if (!title || node.callee.type !== 'Identifier' || node.callee.name !== 'journey') return
      if (claimsOf({ title: code.slice(title.start, title.end) }).ids.length > 0)
        add(title.start, 'claims requirements for all its parts at once: each part claims its own')
    },
  }).visit(program)
  return found
}

/** `test.each(rows)` before its title. */
function isTable({ callee }: ESTree.CallExpression): boolean {
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return false
  const { property } = callee.callee
  return property.type === 'Identifier' && property.name === 'each'
}

/** The requirements that a title claims, or a cell of a table that a title takes its claims from. */
function idsOf(text: string): readonly string[] {
  const { ids } = claimsOf({ title: text })
  return ids.length > 0 ? ids : claimsOf({ title: `[${text}]` }).ids
}

function textOf({ quasis }: ESTree.TemplateLiteral): string {
  return quasis.map(({ value }) => value.raw).join('')
}
