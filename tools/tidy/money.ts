import { type ESTree, Visitor } from 'vite'
import { parseSource } from './parseSource.ts'
import { type Finding, isProduct, type RepositoryFile } from './rule.ts'
import { wordsOf } from './words.ts'

/** Here every number is suspected of being money. */
const strict = /^packages\/money\/|\/(wallet|cashier|ledger)\//

const roundings = new Set(['round', 'floor', 'ceil', 'trunc', 'fround'])
const amounts = new Set(
  (
    'amount amounts balance balances centavo centavos fee fees money payout payouts peso pesos price prices stake ' +
    'stakes turnover units wager wagers winnings withdrawable'
  ).split(' '),
)
/** A name that ends like this counts or measures something else, whatever it begins with. */
const others = new Set(
  'at count digits height id index length ms page percent ppm px row seconds size width'.split(' '),
)

/** Money is whole units in a bigint from the door to the database: nothing may turn an amount into a float. */
export function money(files: readonly RepositoryFile[]): Finding[] {
  return files.filter(isProduct).flatMap(judge)
}

function judge(file: RepositoryFile): Finding[] {
  const { program, code, lineAt } = parseSource(file)
  const isStrict = strict.test(file.path)
  const found: Finding[] = []
  function add(node: ESTree.Node, what: string) {
    found.push({ path: file.path, line: lineAt(node.start), message: `${what} makes a float of money` })
  }
  function judgeUse(node: ESTree.Node, what: string, subject: string) {
    if (namesAmount(subject) || (isStrict && !measuresOnly(subject))) add(node, what)
  }
  new Visitor({
    CallExpression(node) {
      const what = floatCall(node.callee)
      if (what) judgeUse(node, what, subjectOf(node, code))
      for (const argument of node.arguments) {
        if (isStrict && floatCall(argument) === 'Number') add(argument, 'Number')
      }
    },
    BinaryExpression(node) {
      if (!'*/'.includes(node.operator)) return
      const text = code.slice(node.start, node.end)
      if ([node.left, node.right].some(isFraction)) judgeUse(node, 'A fraction', text)
    },
    UnaryExpression(node) {
      const text = code.slice(node.argument.start, node.argument.end)
      if (node.operator === '+' && namesAmount(text)) add(node, 'A plus sign')
    },
  }).visit(program)
  return found
}

/** The name of a call that yields a float, or nothing. */
function floatCall(callee: ESTree.Node): string | undefined {
  if (callee.type === 'Identifier') return ['Number', 'parseFloat'].includes(callee.name) ? callee.name : undefined
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined
  const { name } = callee.property
  if (['toFixed', 'toPrecision', 'parseFloat'].includes(name)) return name
  const isMath = callee.object.type === 'Identifier' && callee.object.name === 'Math'
  return isMath && roundings.has(name) ? `Math.${name}` : undefined
}

/** What a call works on: its arguments, and what stands before the dot. */
function subjectOf(node: ESTree.CallExpression, code: string): string {
  const receiver = node.callee.type === 'MemberExpression' ? node.callee.object : undefined
  return [receiver, ...node.arguments].map(part => (part ? code.slice(part.start, part.end) : '')).join(' ')
}

function isFraction(node: ESTree.Node): boolean {
  return node.type === 'Literal' && typeof node.value === 'number' && !Number.isInteger(node.value)
}

function namesIn(text: string): string[] {
  return text.match(/[A-Za-z_$][\w$]*/g)?.filter(name => name !== 'Math' && name !== 'Number') ?? []
}

function namesAmount(text: string): boolean {
  return namesIn(text).some(name => {
    const words = wordsOf(name)
    return words.some(word => amounts.has(word)) && !others.has(words.at(-1) ?? '')
  })
}

function measuresOnly(text: string): boolean {
  return namesIn(text).some(name => others.has(wordsOf(name).at(-1) ?? ''))
}
