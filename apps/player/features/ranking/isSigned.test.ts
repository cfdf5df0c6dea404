import { generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { isSigned } from './isSigned.ts'

afterEach(() => vi.unstubAllGlobals())

const [ours, others] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')]
const published = ({ publicKey }: typeof ours) => publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
const says = { contest: 'slots', day: '2026-11-27', version: 1, entrants: 0, places: 0, root: 'aa' }

function listOf({ privateKey, publicKey }: typeof ours) {
  const signature = sign(null, Buffer.from(JSON.stringify(says)), privateKey).toString('base64')
  const key = published({ privateKey, publicKey })
  return { ...says, settled_at: 0, places: [], public_key: key, line: JSON.stringify({ ...says, signature }) }
}

test('a root is signed where one of the keys that are told apart proves it, the one of now or an earlier one [PROMO-240]', async () => {
  expect(await isSigned(listOf(ours), [published(ours)])).toBe(true)
  expect(await isSigned(listOf(ours), [published(others), published(ours)])).toBe(true)
})

test.each([
  ['another key signed, which is shown beside the list', listOf(others), [published(ours)]],
  ['another root is shown', { ...listOf(ours), root: 'bb' }, [published(ours)]],
  ['the line has no signature', { ...listOf(ours), line: JSON.stringify(says) }, [published(ours)]],
  [
    'the signature is no base64',
    { ...listOf(ours), line: JSON.stringify({ ...says, signature: '%' }) },
    [published(ours)],
  ],
  ['no key is told', listOf(ours), []],
])('where %s it is not [PROMO-240]', async (_what, list, keys) => {
  expect(await isSigned(list, keys)).toBe(false)
})

test('a browser that knows no such signatures says neither [PROMO-240]', async () => {
  vi.stubGlobal('crypto', { subtle: { importKey: () => Promise.reject(new Error('Unrecognized name.')) } })
  expect(await isSigned(listOf(ours), [published(ours)])).toBeUndefined()
  vi.stubGlobal('crypto', {})
  expect(await isSigned(listOf(ours), [published(ours)])).toBeUndefined()
})
