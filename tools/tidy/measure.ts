import { type ESTree, Visitor } from 'vite'
import { parseSource } from './parseSource.ts'
import type { RepositoryFile } from './rule.ts'

export interface MeasuredFunction {
  readonly name: string
  readonly line: number
  readonly codeLines: number
  readonly isComponent: boolean
}

export interface FileMeasure {
  readonly codeLines: number
  readonly functions: readonly MeasuredFunction[]
}

type Functional = ESTree.Function | ESTree.ArrowFunctionExpression

/** Counts the lines that hold code, of a file and of each function in it. Blank lines and comments are free. */
export function measure(file: RepositoryFile): FileMeasure {
  const { program, code, lineAt } = parseSource(file)
  const names = new Map<ESTree.Node, string>()
  const functions: MeasuredFunction[] = []

  function take(node: Functional) {
    const name = (node.type !== 'ArrowFunctionExpression' && node.id?.name) || names.get(node) || 'unnamed'
    // The body of a `describe` or a `journey` is a chapter, not a function: its tests are measured one by one.
    if (name === 'describe()' || name === 'journey()') return
    const isComponent = file.path.endsWith('.tsx') && /^[A-Z]/.test(name)
    const codeLines = countLines(code.slice(node.start, node.end))
    functions.push({ name, line: lineAt(node.start), codeLines, isComponent })
  }
  new Visitor({
    VariableDeclarator(node) {
      if (node.init && node.id.type === 'Identifier') names.set(node.init, node.id.name)
    },
    Property(node) {
      if (node.key.type === 'Identifier') names.set(node.value, node.key.name)
    },
    MethodDefinition(node) {
      if (node.key.type === 'Identifier') names.set(node.value, node.key.name)
    },
    CallExpression(node) {
      const callee = code.slice(node.callee.start, node.callee.end).replace(/\W.*$/s, '')
      for (const argument of node.arguments) names.set(argument, `${callee}()`)
    },
    FunctionDeclaration: take,
    FunctionExpression: take,
    ArrowFunctionExpression: take,
  }).visit(program)
  return { codeLines: countLines(code), functions }
}

function countLines(code: string): number {
  return code.split('\n').filter(line => line.trim() !== '').length
}
