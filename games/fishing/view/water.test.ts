import { expect, test } from 'vitest'
import { titles } from '../data/index.ts'
import type { Title } from '../shape.ts'
import { flightMs, type Happening, splashMs, Water } from './water.ts'

const title = titles.get('butanding-bay') as Title
const atMs = 5_000_000

function open(isStill = false): Water {
  const water = new Water(title, isStill)
  water.hear({ is: 'size', width: 700, height: 720, points: 2 })
  water.hear({ is: 'join', reef: 2, seat: 1, seats: [0, 1], aheadMs: 1_790_000_000_000 })
  return water
}

function firstSeen(water: Water) {
  const [fish] = water.look(atMs)
  if (!fish) throw new Error('There is no fish in sight.')
  return fish
}

test('a touch means the fish under the finger, and nothing where there is none', () => {
  const water = open()
  for (const { fish, x, y } of water.look(atMs)) {
    const meant = water.fishAt({ x, y }, atMs)
    // Where fish swim over each other it is the one whose middle is nearest.
    const near = water.look(atMs).find(one => one.fish === meant)
    expect([fish, Math.hypot((near?.x ?? 1e9) - x, (near?.y ?? 1e9) - y) < 200]).toEqual([fish, true])
  }
  expect(water.fishAt({ x: -400, y: -400 }, atMs)).toBeUndefined()
})

test('every kind can be aimed at, also when none of it is in sight', () => {
  const water = open()
  for (const kind of title.kinds) {
    const fish = water.fishOf(kind, atMs)
    const first = title.kinds.slice(0, title.kinds.indexOf(kind)).reduce((sum, { count }) => sum + count, 0)
    expect([kind.art, fish >= first, fish < first + kind.count]).toEqual([kind.art, true, true])
  }
})

test('a fish that is caught is gone when the shot is there, and no sooner; one that is missed swims on', () => {
  const water = open()
  const { fish } = firstSeen(water)
  const isThere = (later: number) => water.look(atMs + later).some(one => one.fish === fish)
  water.hear({ is: 'shoot', id: 1, fish, seat: 1, atMs })
  water.hear({ is: 'land', id: 1, pay: 0, atMs: atMs + 40 })
  expect(isThere(flightMs)).toBe(true)
  water.hear({ is: 'shoot', id: 2, fish, seat: 0, atMs })
  water.hear({ is: 'land', id: 2, pay: 4, atMs: atMs + 40 })
  expect([isThere(flightMs - 1), isThere(flightMs)]).toEqual([true, false])
  expect(water.splashes.map(({ isOwn }) => isOwn)).toEqual([true, false])
  water.settle(atMs + flightMs + splashMs)
  expect(water.splashes).toEqual([])
})

test('a shot that was never made is taken back, and one that is not decided is kept', () => {
  const water = open()
  const { fish } = firstSeen(water)
  for (const id of [1, 2]) water.hear({ is: 'shoot', id, fish, seat: 1, atMs })
  water.hear({ is: 'drop', id: 1 })
  water.settle(atMs + 60_000)
  expect(water.splashes.map(({ id }) => id)).toEqual([2])
})

test('whoever is told the same sees the same, as the page and what paints beside it do', () => {
  const [page, painter] = [open(), open()]
  const { fish } = firstSeen(page)
  const happened: readonly Happening[] = [
    { is: 'shoot', id: 1, fish, seat: 1, atMs },
    { is: 'land', id: 1, pay: 2, atMs: atMs + 90 },
    { is: 'aim', at: { x: 20, y: 30 } },
  ]
  for (const news of happened) for (const water of [page, painter]) water.hear(structuredClone(news))
  for (const later of [0, 300, 4000, 40_000]) expect(painter.look(atMs + later)).toEqual(page.look(atMs + later))
  expect(painter.splashes).toEqual(page.splashes)
})

test('where nothing may move the school stands still, and another is seen every few seconds', () => {
  const water = open(true)
  const begin = atMs - (atMs % 4000)
  expect(water.look(begin + 10)).toEqual(water.look(begin + 3900))
  expect(water.look(begin + 10)).not.toEqual(water.look(begin + 4100))
})
