import { parseSync } from 'vite'
import type { AstNode, Mutant } from './mutant.ts'
import { mutantsOfStates } from './mutantsOfStates.ts'

const otherOperators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
}

const otherMethods = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
])

/**
 * Everything that can be changed in a source by one operator or one constant, and each way of a declared state table. Other texts and
 * types stay.
 */
export function findMutants(path: string, source: string): readonly Mutant[] {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const found: Mutant[] = []
  function visit(node: AstNode, isChoice = false): void {
    const { start, end } = node
    if (!isChoice) found.push(...changesOf(node, source).map(text => ({ start, end, text })))
    found.push(...mutantsOfStates(node, source))
    for (const child of childrenOf(node)) visit(child, child === node.test && choosesOne(node, source))
  }
  visit(program as unknown as AstNode)
  return found.toSorted((one, other) => one.start - other.start || other.end - one.end)
}

const orders = new Set(['<', '<=', '>', '>='])

/**
 * The smaller or the greater of two, as in `a < b ? a : b`, or by how much one is more, as in `a > b ? a - b : 0n`: where they are
 * equal it makes no difference which way is gone.
 */
function choosesOne({ type, test, consequent, alternate }: AstNode, source: string): boolean {
  if (type !== 'ConditionalExpression') return false
  const { operator, left, right } = test as AstNode
  if (!orders.has(operator as string)) return false
  const textsOf = (...nodes: unknown[]) =>
    (nodes as AstNode[]).map(({ start, end }) => source.slice(start, end)).toSorted()
  const compared = textsOf(left, right).join(' ')
  const isNothing = (way: AstNode) =>
    isDifference(way)
      ? textsOf(way.left, way.right).join(' ') === compared
      : ['0', '0n'].includes(source.slice(way.start, way.end))
  const ways = [consequent, alternate] as AstNode[]
  return textsOf(...ways).join(' ') === compared || ways.every(isNothing)
}

function isDifference({ type, operator }: AstNode): boolean {
  return type === 'BinaryExpression' && operator === '-'
}

/** What could stand in the place of a node. */
function changesOf(node: AstNode, source: string): readonly string[] {
  const textOf = ({ start, end }: AstNode) => source.slice(start, end)
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return changesOfOperator(node, textOf)
    case 'UnaryExpression':
      return node.operator === '!' ? [textOf(node.argument as AstNode)] : []
    case 'Literal':
      return changesOfConstant(node.value, textOf(node))
    case 'ConditionalExpression':
      return [node.alternate, node.consequent].map(way => `(${textOf(way as AstNode)})`)
    case 'CallExpression':
      return changesOfMethod(node, source)
    default:
      return []
  }
}

function changesOfOperator(node: AstNode, textOf: (part: AstNode) => string): readonly string[] {
  const [left, right] = [node.left as AstNode, node.right as AstNode]
  const other = otherOperators[node.operator as string]
  const joinsText = node.operator === '+' && (isText(left) || isText(right))
  return other && !joinsText ? [`(${textOf(left)}) ${other} (${textOf(right)})`] : []
}

function changesOfConstant(value: unknown, text: string): readonly string[] {
  if (typeof value === 'boolean') return [String(!value)]
  if (typeof value === 'number') return [`(${text} + 1)`]
  return typeof value === 'bigint' ? [`(${text} + 1n)`] : []
}

function changesOfMethod({ start, end, callee }: AstNode, source: string): readonly string[] {
  const { type, property } = callee as AstNode
  if (type !== 'MemberExpression') return []
  const name = property as AstNode
  const other = otherMethods.get(source.slice(name.start, name.end))
  return other ? [source.slice(start, name.start) + other + source.slice(name.end, end)] : []
}

function isText({ type, value }: AstNode): boolean {
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')
}

/** The parts of a node that are run. A type is none, and neither is the name of a property. */
function childrenOf(node: AstNode): readonly AstNode[] {
  if (node.type === 'ImportDeclaration') return []
  return Object.entries(node)
    .filter(([key]) => !(key === 'key' && !node.computed))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .filter(({ type }) => !type.startsWith('TS') || wraps.has(type))
}

/** What stands around an expression, and says of its type alone. */
const wraps = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])

function isNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/**
 * The source with all its mutants in it, of which the one is in force whose number `globalThis.mutant` had when the module was
 * loaded; 0 is none of them. A loop that a mutant makes endless ends with an error.
 */
export function weave(path: string, source: string): string {
  const mutants = findMutants(path, source)
  const edits = mutants.map((mutant, at) => ({ ...mutant, number: at + 1 }))
  function render(from: number, until: number, first: number): string {
    let text = ''
    let place = from
    for (let at = first; at < edits.length; ) {
      const edit = edits[at]
      if (!edit || edit.start >= until) break
      const same = edits.slice(at).filter(one => one.start === edit.start && one.end === edit.end)
      const choices = same.map(({ number, text: other }) => `mutant === ${number} ? ${other} : `).join('')
      text += `${source.slice(place, edit.start)}(${choices}${render(edit.start, edit.end, at + same.length)})`
      place = edit.end
      at = edits.findIndex(({ start }, next) => next > at && start >= edit.end)
      if (at < 0) break
    }
    return text + source.slice(place, until)
  }
  const head = 'const mutant = globalThis.mutant ?? 0; let turns = 0;'
  return `${head}${guardLoops(render(0, source.length, 0))}`
}

const guard = '{ if (++turns > 10_000_000) throw new Error("This goes on for ever.");'

/** Puts a count at the head of the body of each loop. */
function guardLoops(text: string): string {
  return text.replace(/^(\s*(?:for|while) \(.*\)) \{$/gm, `$1 ${guard}`)
}
