import { type ESTree, Visitor } from 'vite'
import { parseSource } from './parseSource.ts'
import { type Finding, isProduct, type RepositoryFile } from './rule.ts'

/**
 * Where a product meets the real clock and real chance, and hands them on as parameters: its entries, a server's
 * platform, a browser app's `shared/clock.ts` and `shared/chance.ts`, the entry of a game's page, and the
 * page that shows the kit by itself. The embedded PostgreSQL is one too: it waits for processes of this machine, in this
 * machine's time.
 */
const doors =
  /^apps\/[^/]+\/((main|cli)\.tsx?$|platform\/(clock|random)\b|shared\/(device\/)?(clock|chance)\.ts$)|^games\/([^/]+\/view\/main|view\/openGame)\.ts$|^packages\/(postgres\/|ui\/gallery\/main\.tsx$)/
const decides = /^(games|packages)\/|\/features\/|\.rules\.ts$/
const chance = new Set(['randomInt', 'randomBytes', 'randomUUID', 'getRandomValues'])

/** Clock and chance come in as parameters, so that a test can choose them and a simulation can be replayed. */
export function clock(files: readonly RepositoryFile[]): Finding[] {
  return files.filter(file => isProduct(file) && !doors.test(file.path)).flatMap(judge)
}

function judge(file: RepositoryFile): Finding[] {
  const { program, lineAt } = parseSource(file)
  const found: Finding[] = []
  function add(node: ESTree.Node, what: string) {
    found.push({ path: file.path, line: lineAt(node.start), message: `${what} is read here: take it as a parameter` })
  }
  /** Date itself has a `now()`, so whoever hands it on hands on the real clock. */
  function addIfDate(node: ESTree.Node | null) {
    if (node && isNamed(node, 'Date')) add(node, 'Date as a clock')
  }
  new Visitor({
    VariableDeclarator: node => addIfDate(node.init),
    Property: node => addIfDate(node.value),
    MemberExpression(node) {
      const name = memberName(node)
      if (name === 'Date.now' || name === 'Math.random') add(node, name)
    },
    NewExpression(node) {
      if (isNamed(node.callee, 'Date') && node.arguments.length === 0) add(node, 'new Date()')
    },
    CallExpression(node) {
      if (isNamed(node.callee, 'Date')) add(node, 'Date()')
      node.arguments.forEach(addIfDate)
      const name = lastName(node.callee)
      if (name && chance.has(name) && decides.test(file.path)) add(node, name)
    },
  }).visit(program)
  return found
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name
}

function memberName(node: ESTree.MemberExpression): string | undefined {
  if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier' || node.computed) return undefined
  return `${node.object.name}.${node.property.name}`
}

function lastName(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : undefined
}
