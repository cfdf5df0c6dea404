import type { AstNode, Mutant } from './mutant.ts'

interface State {
  readonly name: string
  readonly node: AstNode
  readonly ways: readonly { readonly event: string; readonly to: AstNode }[]
}

/**
 * What can be wrong in the state table of `declareTransitions`: a way is missing, leads to the next state instead, or is there though
 * nobody declared it, for each event that some other state knows.
 */
export function mutantsOfStates(node: AstNode, source: string): readonly Mutant[] {
  const states = readTable(node)
  const events = [...new Set(states.flatMap(({ ways }) => ways.map(({ event }) => event)))]
  return states.flatMap(({ node: { start, end }, ways }, at) => {
    const next = states[(at + 1) % states.length]?.name
    const unknown = events.filter(event => ways.every(way => way.event !== event))
    const added = unknown.map(event => ({
      start,
      end,
      text: `{ ...${source.slice(start, end)}, ${event}: '${next}' }`,
    }))
    return [...added, ...ways.flatMap(({ to }) => changesOfWay(to, states))]
  })
}

function changesOfWay({ start, end, value }: AstNode, states: readonly State[]): readonly Mutant[] {
  const at = states.findIndex(({ name }) => name === value)
  const other = states[(at + 1) % states.length]?.name
  return ['undefined', `'${other}'`].map(text => ({ start, end, text }))
}

function readTable({ type, callee, arguments: given }: AstNode): readonly State[] {
  if (type !== 'CallExpression' || (callee as AstNode).name !== 'declareTransitions') return []
  const [declaration] = given as AstNode[]
  const table = propertiesOf(declaration).find(({ key }) => nameOf(key) === 'table')
  return propertiesOf(table?.value as AstNode | undefined).map(({ key, value }) => ({
    name: nameOf(key),
    node: value as AstNode,
    ways: propertiesOf(value as AstNode).map(way => ({ event: nameOf(way.key), to: way.value as AstNode })),
  }))
}

function propertiesOf(node: AstNode | undefined): readonly AstNode[] {
  return node?.type === 'ObjectExpression' ? (node.properties as AstNode[]) : []
}

function nameOf(key: unknown): string {
  const { name, value } = key as AstNode
  return String(name ?? value)
}
