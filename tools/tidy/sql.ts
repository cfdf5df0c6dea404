import { type ESTree, Visitor } from 'vite'
import { parseSource } from './parseSource.ts'
import { type Finding, isProduct, type RepositoryFile } from './rule.ts'

const maySpeak = /\.store\.ts$|^apps\/[^/]+\/platform\/db\/|^packages\/postgres\/|\/migrations\//
const drivers = /^(kysely|pg|pg-cursor|postgres)(\/|$)/
const statement =
  /^\s*(select\s[\s\S]+\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|(create|alter|drop)\s+(table|schema|index|function)\s)/i

/** Only stores, migrations and platform/db speak SQL: whoever looks for a statement knows where. */
export function sql(files: readonly RepositoryFile[]): Finding[] {
  return files.filter(file => isProduct(file) && !maySpeak.test(file.path)).flatMap(judge)
}

function judge(file: RepositoryFile): Finding[] {
  const { program, lineAt } = parseSource(file)
  const found: Finding[] = []
  function add(node: ESTree.Node, what: string) {
    found.push({ path: file.path, line: lineAt(node.start), message: `${what} belongs in a *.store.ts` })
  }
  new Visitor({
    ImportDeclaration(node) {
      if (drivers.test(node.source.value)) add(node, `The import of ${node.source.value}`)
    },
    TaggedTemplateExpression(node) {
      if (node.tag.type === 'Identifier' && node.tag.name === 'sql') add(node, 'A sql template')
    },
    TemplateLiteral(node) {
      if (statement.test(node.quasis.map(quasi => quasi.value.raw).join(' $ '))) add(node, 'A statement')
    },
    Literal(node) {
      if (typeof node.value === 'string' && statement.test(node.value)) add(node, 'A statement')
    },
  }).visit(program)
  return found
}
