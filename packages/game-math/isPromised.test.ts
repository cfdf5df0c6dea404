import { expect, test } from 'vitest'
import { commitmentOf, fromHex } from './fairDraws.ts'
import { isPromised } from './isPromised.ts'

const serverSeed = '0123456789abcdef'.repeat(4)
const closingSeed = 'fedcba9876543210'.repeat(4)
const both = serverSeed + closingSeed
const ofOne = commitmentOf(fromHex(serverSeed))
const ofBoth = commitmentOf(fromHex(both))

test('what was promised is one seed, or two behind each other', () => {
  expect(isPromised({ commitment: ofOne, serverSeed })).toBe(true)
  expect(isPromised({ commitment: ofBoth, serverSeed, closingSeed })).toBe(true)
  expect(isPromised({ commitment: ofOne, serverSeed, closingSeed })).toBe(false)
  expect(isPromised({ commitment: ofBoth, serverSeed })).toBe(false)
})

test('the promised bytes cut elsewhere are no seeds', () => {
  for (let at = 0; at <= both.length; at += 2) {
    const cut = { serverSeed: both.slice(0, at), closingSeed: both.slice(at) }
    expect(isPromised({ commitment: ofBoth, ...cut })).toBe(at === 64)
  }
  expect(
    isPromised({ commitment: ofOne, serverSeed: serverSeed.slice(0, 32), closingSeed: serverSeed.slice(32) }),
  ).toBe(false)
})

test('the promised bytes written in other letters are no seeds', () => {
  expect(isPromised({ commitment: ofBoth, serverSeed, closingSeed: closingSeed.toUpperCase() })).toBe(false)
  expect(isPromised({ commitment: ofOne, serverSeed: serverSeed.toUpperCase() })).toBe(false)
})
