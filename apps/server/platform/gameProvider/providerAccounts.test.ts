import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readProviderAccounts } from './providerAccounts.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const own = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
const text = (key: string) => Buffer.from(key).toString('base64')

test('an account has a dialect, our name there and a key', () => {
  const [hub, valkyrie] =
    readProviderAccounts(`games:hub88:12:${own},\nother:valkyrie:my-casino:${text('s3cret')}`) ?? []
  expect(hub).toMatchObject({ code: 'games', dialect: 'hub88', operatorId: 12 })
  expect(hub?.dialect === 'hub88' && hub.key.equals(privateKey)).toBe(true)
  expect(valkyrie).toEqual({ code: 'other', dialect: 'valkyrie', casino: 'my-casino', key: 's3cret' })
  expect(readProviderAccounts('')).toEqual([])
})

test.each([
  ['another dialect', `games:rpp:1:${own}`],
  ['a public key', `games:hub88:1:${spki}`],
  ['no key', 'games:hub88:1:'],
  ['a name that is no number', `games:hub88:me:${own}`],
  ['a key that no header can carry', `games:valkyrie:me:${text('a b')}`],
  ['the same provider twice', `games:valkyrie:me:${text('a')},games:valkyrie:me:${text('b')}`],
])('with %s the accounts are of another form', (_what, given) => expect(readProviderAccounts(given)).toBeNull())
