import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  areOddsWhole,
  boxCommitmentOf,
  type BoxPrize,
  type BoxProof,
  drawBox,
  findBoxFaults,
  oddsHashOf,
  readBoxProof,
  writeBoxProof,
} from './index.ts'

const odds: readonly BoxPrize[] = [
  { amount: '1.00', weight: 6000 },
  { amount: '2.00', weight: 2000 },
  { amount: '3.00', weight: 1000 },
  { amount: '5.00', weight: 600 },
  { amount: '8.00', weight: 300 },
  { amount: '18.00', weight: 80 },
  { amount: '38.00', weight: 15 },
  { amount: '88.00', weight: 5 },
]
const seed = '5a'.repeat(32)
const promise = { day: '2026-03-02', seed, odds, most: 1000 }
const draw = { seed, clientSeed: 'a-word-of-mine', uid: '77', odds }

function proofOf(changed: Partial<BoxProof> = {}): BoxProof {
  const { uid, clientSeed } = draw
  return { ...promise, uid, clientSeed, commitment: boxCommitmentOf(promise), bonus: drawBox(draw), ...changed }
}

test.each([
  ['as they are published', odds, true],
  ['one part short', odds.with(0, { amount: '1.00', weight: 5999 }), false],
  ['one part over', odds.with(0, { amount: '1.00', weight: 6001 }), false],
  ['with a part that is not whole', odds.with(0, { amount: '1.00', weight: 5999.5 }), false],
  ['with a prize that never comes', [...odds, { amount: '99.00', weight: 0 }], false],
  ['with a prize named twice', odds.with(1, { amount: '1.00', weight: 2000 }), false],
  ['with a prize of nothing', odds.with(0, { amount: '0.00', weight: 6000 }), false],
  ['with none', [], false],
])('odds %s are whole: %s [PROMO-104]', (_which, some, isWhole) => {
  expect(areOddsWhole(some)).toBe(isWhole)
})

/** The same draw by the hashing of Node, which makes a million of them in seconds. */
function drawQuickly({ seed: hex, clientSeed, uid }: typeof draw): string {
  const mac = createHmac('sha256', Buffer.from(hex, 'hex')).update(`${clientSeed}:${uid}:0:0`).digest()
  const drawn = Number(mac.readBigUInt64BE(0) % 10_000n)
  let below = 0
  return odds.find(({ weight }) => drawn < (below += weight))?.amount ?? ''
}

const member = (at: number) => ({ ...draw, clientSeed: `word-${at % 7919}`, uid: String(at) })

test('over a million boxes each prize comes as often as the odds say: 7 degrees of freedom [PROMO-105]', () => {
  const boxes = 1_000_000
  for (let at = 0; at < 1000; at++) expect(drawQuickly(member(at * 997))).toBe(drawBox(member(at * 997)))
  const found = new Map(odds.map(({ amount }) => [amount, 0]))
  for (let at = 0; at < boxes; at++) {
    const amount = drawQuickly(member(at))
    found.set(amount, (found.get(amount) ?? 0) + 1)
  }
  const chi = odds.reduce((sum, { amount, weight }) => {
    const expected = (boxes * weight) / 10_000
    return sum + ((found.get(amount) ?? 0) - expected) ** 2 / expected
  }, 0)
  expect(chi).toBeLessThan(18.475)
})

test('seed, word and member each decide the prize, and the same come to the same', () => {
  const many = (change: (at: number) => Partial<typeof draw>) =>
    new Set(Array.from({ length: 60 }, (_, at) => drawBox({ ...draw, ...change(at) }))).size
  expect(drawBox(draw)).toBe(drawBox(draw))
  expect(many(at => ({ seed: at.toString(16).padStart(64, '0') }))).toBeGreaterThan(1)
  expect(many(at => ({ clientSeed: `word-${at}` }))).toBeGreaterThan(1)
  expect(many(at => ({ uid: String(at) }))).toBeGreaterThan(1)
})

test.each([
  ['nothing', {}, undefined],
  ['the seed', { seed: '5b'.repeat(32) }, 'promise'],
  ['a seed cut short', { seed: '5a'.repeat(31) }, 'promise'],
  ['the day', { day: '2026-03-03' }, 'promise'],
  ['the cap of the day', { most: 999 }, 'promise'],
  ['the odds', { odds: odds.with(0, { amount: '1.00', weight: 5999 }) }, 'odds'],
  ['the odds, for others that are whole', { odds: odds.with(7, { amount: '88.01', weight: 5 }) }, 'promise'],
  ['the commitment', { commitment: 'ab'.repeat(32) }, 'promise'],
  ['the prize', { bonus: '99.00' }, 'draw'],
] as const)('a proof in which %s was changed does not hold [PROMO-103]', (_what, changed, fault) => {
  expect(findBoxFaults(proofOf(changed))[0]).toBe(fault)
})

test('a proof travels as one word and comes back whole, and nothing else is taken for one', () => {
  const proof = proofOf()
  expect(readBoxProof(writeBoxProof(proof))).toEqual(proof)
  expect(writeBoxProof(proof)).toMatch(/^saya-box\.[A-Za-z0-9_-]+$/)
  for (const text of ['', 'saya-box.', 'saya-box.e30', 'saya-box.%%%', writeBoxProof(proof).slice(0, -9)])
    expect(readBoxProof(text)).toBeUndefined()
})

test('odds are told by their hash', () => {
  expect(oddsHashOf(odds)).toMatch(/^[0-9a-f]{64}$/)
  expect(oddsHashOf(odds.toReversed())).not.toBe(oddsHashOf(odds))
})
