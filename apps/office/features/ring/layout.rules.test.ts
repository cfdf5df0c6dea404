import { expect, test } from 'vitest'
import type { WholeRing } from './acts.ts'
import { badgeSize, layOut, nodeSize } from './layout.rules.ts'

function ringOf(friends: number, others: number): WholeRing {
  const uids = (count: number, from: number) => Array.from({ length: count }, (_, at) => ({ uid: String(from + at) }))
  const inside = uids(friends, 88_000_001)
  const accounts = [{ uid: '88000000' }, ...inside, ...uids(others, 89_000_000)]
  return { uid: '88000000', ring_friends: inside, accounts } as unknown as WholeRing
}

/** What an account takes with its label and the number of a tie. */
function boxOf({ x, y }: { readonly x: number; readonly y: number }) {
  const [right, top] = [x + nodeSize.width / 2, y - nodeSize.height / 2]
  return {
    left: x - nodeSize.width / 2,
    right: Math.max(right, right - badgeSize.inset + badgeSize.width / 2),
    top: top - badgeSize.height / 2,
    bottom: y + nodeSize.height / 2,
  }
}

/** On a phone of 360, a tablet, and a desk of 1280 beside the list. */
const widths = [278, 318, 460, 620, 940]
const sizes = [1, 2, 5, 9, 30, 50]

test.each(widths.flatMap(width => sizes.map(friends => [width, friends] as const)))(
  'in a width of %i no account of %i friends covers another, and none lies outside [PROMO-314]',
  (width, friends) => {
    const ring = ringOf(friends, 9)
    const { nodes, height } = layOut(ring, width)
    expect(nodes.map(({ uid }) => uid)).toEqual(ring.accounts.map(({ uid }) => uid))
    const boxes = nodes.map(boxOf)
    for (const box of boxes) {
      expect([box.left >= 0, box.right <= width, box.top >= 0, box.bottom <= height]).toEqual([true, true, true, true])
    }
    const covers = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          other => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        ),
    )
    expect(covers).toEqual([])
  },
)

test('whoever invited stands above all friends, and whoever else is tied below them', () => {
  const { nodes } = layOut(ringOf(30, 4), 620)
  const [parent, ...others] = nodes.map(({ y }) => y)
  const [friends, outside] = [others.slice(0, 30), others.slice(30)]
  expect(parent).toBeLessThan(Math.min(...friends))
  expect(Math.max(...friends)).toBeLessThan(Math.min(...outside))
  expect(new Set(friends).size).toBe(4)
})
