import { type ESTree, Visitor } from 'vite'
import { parseSource } from './parseSource.ts'
import { type Finding, isSource, type RepositoryFile } from './rule.ts'

/** A function is declared by name. Only a short one of a single expression, for use nearby, may be a constant. */
export function declarations(files: readonly RepositoryFile[]): Finding[] {
  return files.filter(isSource).flatMap(judge)
}

function judge(file: RepositoryFile): Finding[] {
  const { program, lineAt } = parseSource(file)
  const found: Finding[] = []
  function add({ start, id }: ESTree.VariableDeclarator) {
    const name = id.type === 'Identifier' ? id.name : 'it'
    found.push({ path: file.path, line: lineAt(start), message: `${name} is a function: declare it as one` })
  }
  new Visitor({
    VariableDeclarator(node) {
      // A declaration cannot take its type from elsewhere, as `const fetch: Fetch = …` does.
      if (node.id.type === 'Identifier' && node.id.typeAnnotation) return
      if (node.init?.type === 'ArrowFunctionExpression' && node.init.body.type === 'BlockStatement') add(node)
    },
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== 'VariableDeclaration') return
      for (const node of declaration.declarations) {
        if (node.init?.type === 'ArrowFunctionExpression' && node.init.body.type !== 'BlockStatement') add(node)
      }
    },
  }).visit(program)
  return found
}
