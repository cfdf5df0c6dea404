import { expect, test } from 'vitest'
import { readSettings } from './readSettings.ts'

const key = `1:${Buffer.alloc(32, 1).toString('base64')}`
const secret = Buffer.alloc(32, 2).toString('base64')
const enough = {
  STUDIO_DATABASE_URL: 'postgres://localhost/studio',
  STUDIO_OPERATOR_KEYS: key,
  STUDIO_SEED_KEY: secret,
  STUDIO_CLOSING_KEY: secret,
}

test('a database and keys are enough on one machine', () => {
  expect(readSettings(enough)).toMatchObject({
    ownUrl: 'http://127.0.0.1:8090',
    operatorUrl: 'http://127.0.0.1:8080',
    STUDIO_MOST_WIN: 50_000_000_000n,
    STUDIO_ROUND_MS: 2500,
    STUDIO_TRUSTED_PROXIES: [],
  })
})

test.each([
  ['STUDIO_DATABASE_URL', { STUDIO_DATABASE_URL: 'mysql://secret' }],
  ['STUDIO_OPERATOR_KEYS', { STUDIO_OPERATOR_KEYS: '1:c2hvcnQ=' }],
  ['STUDIO_OPERATOR_KEYS', { STUDIO_OPERATOR_KEYS: `${key},${key.replace('1', '2')},${key.replace('1', '3')}` }],
  ['STUDIO_SEED_KEY', { STUDIO_SEED_KEY: 'c2hvcnQ=' }],
  ['STUDIO_CLOSING_KEY', { STUDIO_CLOSING_KEY: '' }],
  ['STUDIO_SEED_KEY_PREVIOUS.1', { STUDIO_SEED_KEY_PREVIOUS: `${secret},short` }],
  ['STUDIO_PUBLIC_URL', { STUDIO_PUBLIC_URL: 'here' }],
  ['STUDIO_MOST_WIN', { STUDIO_MOST_WIN: '0' }],
  ['STUDIO_ROUND_MS', { STUDIO_ROUND_MS: '2.5 s' }],
  ['STUDIO_TRUSTED_PROXIES', { STUDIO_TRUSTED_PROXIES: '127.0.0.1, everybody' }],
  ['STUDIO_TRUSTED_PROXIES', { STUDIO_TRUSTED_PROXIES: '10.0.0.0/40' }],
])('a wrong %s is named and not repeated', (name, wrong) => {
  expect(() => readSettings({ ...enough, ...wrong })).toThrow(`The setting ${name} of the studio is missing or wrong.`)
})

test.each([
  ['STUDIO_DATABASE_URL', 'postgres://db.example/studio'],
  ['STUDIO_PUBLIC_URL', 'http://games.example'],
  ['STUDIO_OPERATOR_URL', 'http://10.0.0.4:8080'],
  ['LOG_URL', 'http://logs.example/saya'],
])('production takes no address without TLS beyond this machine: %s=%s [NET-59]', (name, value) => {
  const said = `The setting ${name} of the studio is wrong: production speaks TLS beyond this machine.`
  expect(() => readSettings({ ...enough, MODE: 'production', [name]: value })).toThrow(said)
  expect(() => readSettings({ ...enough, [name]: value })).not.toThrow()
})

test('production on one machine needs no TLS', () => {
  expect(readSettings({ ...enough, MODE: 'production' })).toMatchObject({ operatorUrl: 'http://127.0.0.1:8080' })
})

test('the proxies in front of the studio are read with commas between them', () => {
  const STUDIO_TRUSTED_PROXIES = '127.0.0.1, 10.0.0.0/8,2001:db8::/32'
  expect(readSettings({ ...enough, STUDIO_TRUSTED_PROXIES })).toMatchObject({
    STUDIO_TRUSTED_PROXIES: ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'],
  })
})
