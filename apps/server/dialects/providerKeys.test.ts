import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { keysOf, readProviderKeys } from './providerKeys.ts'

const secret = Buffer.alloc(32, 5).toString('base64')
const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')

test('keys are read by provider, two for each at most', () => {
  const keys = readProviderKeys(`studio:1:${secret},studio:2:${secret}\nhub:a:${spki}`)
  expect(keys?.map(({ provider, id }) => `${provider} ${id}`)).toEqual(['studio 1', 'studio 2', 'hub a'])
  expect(keysOf(keys ?? [], 'studio', 'rpp').map(({ key }) => key.type)).toEqual(['secret', 'secret'])
  expect(keysOf(keys ?? [], 'hub', 'hub88').map(({ key }) => key.type)).toEqual(['public'])
})

test.each([
  ['a third key', `a1:1:${secret},a1:2:${secret},a1:3:${secret}`],
  ['one id twice', `a1:1:${secret},a1:1:${secret}`],
  ['a short secret', 'a1:1:c2hvcnQ='],
  ['no key', 'a1:1:'],
  ['no id', `a1:${secret}`],
])('%s is refused', (_case, text) => expect(readProviderKeys(text)).toBeNull())

test('a key that its dialect cannot use admits nobody, and does not disturb other keys', () => {
  const keys = readProviderKeys(`hub:a:${secret},hub:b:${spki}`) ?? []
  expect(keysOf(keys, 'hub', 'hub88').map(({ id }) => id)).toEqual(['b'])
})

test('no keys at all are no mistake', () => expect(readProviderKeys('')).toEqual([]))

test.each([
  [16, true],
  [15, false],
])('a key of %i bytes is one: %s', (bytes, isRead) => {
  expect(readProviderKeys(`studio:1:${Buffer.alloc(bytes, 5).toString('base64')}`) !== null).toBe(isRead)
})
