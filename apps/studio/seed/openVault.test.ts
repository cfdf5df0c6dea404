import { randomBytes } from 'node:crypto'
import { commitmentOf } from '@saya/game-math'
import { expect, test } from 'vitest'
import { openVault } from './openVault.ts'

const random = { bytes: randomBytes }
const [one, two, closing] = [1, 2, 3].map(byte => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer]
const vault = openVault({ seals: [one], closing }, random)
const seed = Buffer.from('a seed of thirty-two whole bytes')

test('a sealed seed tells nothing of itself, opens in its own row alone, and not when it was changed', () => {
  const kept = vault.seal('row', seed)
  expect(kept).toHaveLength(68)
  expect(kept.includes(seed.subarray(0, 8))).toBe(false)
  expect(vault.seal('row', seed).equals(kept)).toBe(false)
  expect(vault.open('row', kept)).toEqual(seed)
  expect(vault.open('another row', kept)).toBeNull()
  for (const at of [8, 20, 36, 67]) {
    const changed = Buffer.from(kept)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(vault.open('row', changed)).toBeNull()
  }
})

test('a seed from before they were sealed is told and not drawn with, and none is believed that was not promised', () => {
  const commitment = commitmentOf(seed)
  expect(vault.open('row', seed)).toEqual(seed)
  expect(vault.openPromised({ id: 'row', kept: seed, commitment })).toBeNull()
  expect(vault.openPromised({ id: 'row', kept: vault.seal('row', seed), commitment })).toEqual(seed)
  expect(vault.openPromised({ id: 'row', kept: vault.seal('row', randomBytes(32)), commitment })).toBeNull()
})

test('an earlier key still opens what it sealed, and one that is gone is told of', () => {
  const kept = vault.seal('row', seed)
  expect(openVault({ seals: [two, one], closing }, random).open('row', kept)).toEqual(seed)
  expect(() => openVault({ seals: [two], closing }, random).open('row', kept)).toThrow('a key that the studio does not')
})

test('the closing seed of a round is its own and always the same, and follows from no key of seeds', () => {
  const round = { id: 'round', drawsAtMs: 1000 }
  const made = vault.closingSeedOf(round)
  expect(made).toHaveLength(32)
  expect(openVault({ seals: [two], closing }, random).closingSeedOf(round)).toEqual(made)
  expect(vault.closingSeedOf({ ...round, id: 'another' })).not.toEqual(made)
  expect(vault.closingSeedOf({ ...round, drawsAtMs: 1001 })).not.toEqual(made)
  expect(openVault({ seals: [one], closing: two }, random).closingSeedOf(round)).not.toEqual(made)
})
