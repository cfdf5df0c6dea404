import type { WholeRing } from './acts.ts'

export interface Node {
  readonly uid: string
  readonly x: number
  readonly y: number
}

export interface Layout {
  readonly nodes: readonly Node[]
  readonly height: number
}

type LayoutRing = Pick<WholeRing, 'uid' | 'ring_friends' | 'accounts'>

/** Of one account, with its label in it. */
export const nodeSize = { width: 58, height: 36 } as const
/** Of the number of a tie, which lies over the upper right corner of an account. */
export const badgeSize = { width: 22, height: 16, inset: 8 } as const

const margin = 12
const gap = { x: 8, y: 20 } as const
const pitch = { x: nodeSize.width + gap.x, y: nodeSize.height + gap.y } as const
/** Between those who invited, their friends and all others. */
const bandGap = 34

/**
 * Whoever invited stands above, the friends in rows below, and whoever else has to do with it under these: in as many rows as the width
 * needs, so that however many there are none covers another. Every second row is moved by half a place: lines pass between.
 */
export function layOut({ uid, ring_friends: friends, accounts }: LayoutRing, width: number): Layout {
  const inside = friends.map(friend => friend.uid)
  const known = new Set([uid, ...inside])
  const outside = accounts.map(account => account.uid).filter(one => !known.has(one))
  const bands = [[uid], inside, outside].filter(band => band.length > 0)
  let top = margin
  const nodes = bands.flatMap(band => {
    const rows = rowsOf(band, width)
    const shift = rows.length === 1 ? 0 : pitch.x / 4
    const placed = rows.flatMap((row, at) =>
      placeRow(row, { width, shift: at % 2 === 0 ? -shift : shift, top: top + at * pitch.y }),
    )
    top += rows.length * pitch.y + bandGap
    return placed
  })
  return { nodes, height: top - gap.y - bandGap + margin }
}

/** As few rows as fit, each with about as many as the others. */
function rowsOf(uids: readonly string[], width: number): readonly (readonly string[])[] {
  const room = width - 2 * margin + gap.x
  const columns = Math.max(1, Math.floor(uids.length * pitch.x <= room ? uids.length : (room - pitch.x / 2) / pitch.x))
  const count = Math.ceil(uids.length / columns)
  const long = Math.ceil(uids.length / count)
  return Array.from({ length: count }, (_, at) => uids.slice(at * long, (at + 1) * long)).filter(row => row.length > 0)
}

interface RowPlace {
  readonly width: number
  /** To the right. */
  readonly shift: number
  readonly top: number
}

function placeRow(row: readonly string[], { width, shift, top }: RowPlace): Node[] {
  const first = width / 2 - ((row.length - 1) * pitch.x) / 2 + shift
  return row.map((uid, place) => ({
    uid,
    x: Math.round(first + place * pitch.x),
    y: top + nodeSize.height / 2,
  }))
}
