import type { RingSign } from '@saya/contract/ring/signs.ts'
import { ringSigns } from '@saya/contract/ring/signs.ts'
import type { WholeRing } from './acts.ts'

export interface Node {
  readonly uid: string
  readonly x: number
  readonly y: number
}

/** Two accounts and all that ties them, the plainest first. */
export interface Edge {
  readonly one: string
  readonly other: string
  readonly signs: readonly RingSign[]
  readonly isInvite: boolean
}

export const graphSize = { width: 640, height: 460 } as const
const middle = { x: 320, y: 230 }
const inner = { x: 190, y: 140 }
const outer = { x: 285, y: 205 }

function around(uids: readonly string[], reach: { readonly x: number; readonly y: number }, turn: number): Node[] {
  return uids.map((uid, at) => {
    const angle = turn + (2 * Math.PI * at) / Math.max(1, uids.length) - Math.PI / 2
    return {
      uid,
      x: Math.round(middle.x + reach.x * Math.cos(angle)),
      y: Math.round(middle.y + reach.y * Math.sin(angle)),
    }
  })
}

/** Whoever invited stands in the middle, the friends around, and whoever else has to do with it outside. */
export function placeNodes({ uid, ring_friends: friends, accounts }: WholeRing): readonly Node[] {
  const inside = friends.map(friend => friend.uid)
  const known = new Set([uid, ...inside])
  const outside = accounts.map(account => account.uid).filter(one => !known.has(one))
  return [
    { uid, ...middle },
    ...around(inside, inner, 0),
    ...around(outside, outer, Math.PI / Math.max(2, outside.length)),
  ]
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
