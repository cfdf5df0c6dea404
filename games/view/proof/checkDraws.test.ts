import { commitmentOf, fairDraws, toHex } from '@saya/game-math'
import { expect, test } from 'vitest'
import { checkDraws } from './checkDraws.ts'

const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index)
const fairness = { commitment: commitmentOf(serverSeed), clientSeed: 'word', nonce: 7, serverSeed: toHex(serverSeed) }
const rng = fairDraws({ serverSeed, clientSeed: 'word', nonce: 7 })
const draws = [32, 33, 34, 35, 36].map(of => ({ of, value: rng.next(of) }))

test('a round that was drawn from what was promised is drawn the same again', () => {
  expect(checkDraws({ round: { fairness }, draws })).toEqual({
    isTold: true,
    isKept: true,
    again: draws.map(({ value }) => value),
  })
})

test('of a round of many players the promise is of both seeds', () => {
  const closingSeed = 'ab'.repeat(32)
  const commitment = commitmentOf(Buffer.from(fairness.serverSeed + closingSeed, 'hex'))
  const told = { ...fairness, commitment, closingSeed }
  expect(checkDraws({ round: { fairness: told }, draws }).isKept).toBe(true)
  for (const other of ['', 'ba'.repeat(32)])
    expect(checkDraws({ round: { fairness: { ...told, closingSeed: other } }, draws }).isKept).toBe(false)
})

test('seeds that are cut elsewhere, or written otherwise, are not the promised ones', () => {
  const [one, other] = [fairness.serverSeed, 'ab'.repeat(32)]
  const both = one + other
  const told = { ...fairness, commitment: commitmentOf(Buffer.from(both, 'hex')) }
  const isKept = (serverSeed: string, closingSeed: string) =>
    checkDraws({ round: { fairness: { ...told, serverSeed, closingSeed } }, draws: [] }).isKept
  expect(isKept(one, other)).toBe(true)
  expect(isKept(both.slice(0, 62), both.slice(62))).toBe(false)
  expect(isKept(one, other.toUpperCase())).toBe(false)
})

test.each([
  ['another seed', { ...fairness, serverSeed: toHex(serverSeed.map(byte => byte + 1)) }, draws],
  ['another word', { ...fairness, clientSeed: 'words' }, draws],
  ['another number', { ...fairness, nonce: 8 }, draws],
  ['another promise', { ...fairness, commitment: commitmentOf(new Uint8Array(32)) }, draws],
  [
    'another draw',
    fairness,
    draws.map((draw, at) => (at === 2 ? { ...draw, value: (draw.value + 1) % draw.of } : draw)),
  ],
])('with %s the promise was not kept', (_what, told, drawn) => {
  expect(checkDraws({ round: { fairness: told }, draws: drawn })).toMatchObject({ isTold: true, isKept: false })
})

test('before a round is over there is nothing to check', () => {
  expect(checkDraws({ round: { fairness: { ...fairness, serverSeed: '' } }, draws })).toMatchObject({ isTold: false })
})
