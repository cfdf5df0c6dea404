import type { RingSign } from '@saya/contract/ring/signs.ts'
import { ringSigns } from '@saya/contract/ring/signs.ts'
import type { WholeRing } from './acts.ts'

/** Two accounts and all that ties them, the plainest first. */
export interface Edge {
  readonly one: string
  readonly other: string
  readonly signs: readonly RingSign[]
  readonly isInvite: boolean
}

/** One line for two accounts, however much they share, and one for each invite. */
export function listEdges({ ties, accounts }: WholeRing): readonly Edge[] {
  const shown = new Set(accounts.map(account => account.uid))
  const found = new Map<string, { pair: readonly [string, string]; signs: Set<RingSign>; isInvite: boolean }>()
  function edgeOf(one: string, other: string) {
    const pair = [one, other].toSorted() as unknown as readonly [string, string]
    const key = pair.join(' ')
    const edge = found.get(key) ?? { pair, signs: new Set<RingSign>(), isInvite: false }
    found.set(key, edge)
    return edge
  }
  for (const { uid, other, sign } of ties) if (uid !== other && shown.has(other)) edgeOf(uid, other).signs.add(sign)
  for (const { uid, parent } of accounts) if (shown.has(parent)) edgeOf(uid, parent).isInvite = true
  return [...found.values()]
    .map(({ pair: [one, other], signs, isInvite }) => {
      return { one, other, isInvite, signs: ringSigns.filter(sign => signs.has(sign)) }
    })
    .toSorted((left, right) => right.signs.length - left.signs.length)
}

/** The ties of one account, in the order in which they are numbered. */
export function listTiesOf(edges: readonly Edge[], uid: string): readonly Edge[] {
  return edges.filter(({ one, other, signs }) => signs.length > 0 && (one === uid || other === uid))
}

/** More ties than these would hide the accounts. */
const mostTies = 40

/** What is drawn: every invite, and all ties where they are few. Of many those of the chosen friend alone. */
export function listDrawn(edges: readonly Edge[], chosen: string): readonly Edge[] {
  const ties = edges.filter(({ signs }) => signs.length > 0)
  if (ties.length <= mostTies) return edges
  const own = new Set(listTiesOf(edges, chosen))
  return edges.filter(edge => edge.isInvite || own.has(edge))
}
