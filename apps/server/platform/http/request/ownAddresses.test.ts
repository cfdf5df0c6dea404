import { expect, test } from 'vitest'
import { ownAddresses } from './ownAddresses.ts'

const own = ownAddresses(['https://saya.example', 'https://slots.saya.example', 'http://play.saya.example:8080'], {
  further: ['https://calls.saya.example', 'wss://live.saya.example'],
})
const asked = (host?: string) => ({ protocol: 'http', headers: host === undefined ? {} : { host } }) as const

test.each([
  ['saya.example', true],
  ['SAYA.example', true],
  ['saya.example:443', true],
  ['slots.saya.example', true],
  ['play.saya.example:8080', true],
  ['calls.saya.example', true],
  ['live.saya.example:443', true],
  ['saya.example:80', false],
  ['saya.example.', false],
  ['play.saya.example', false],
  ['game.saya.example', false],
  ['evil.example', false],
  ['saya.example.evil.example', false],
  ['evil.example/saya.example', false],
  ['user@saya.example', false],
  ['127.0.0.1', false],
  ['', false],
  [undefined, false],
])('the host %j is ours: %s', (host, isOurs) => {
  expect(own.isOurs(host)).toBe(isOurs)
})

test.each([
  ['slots.saya.example', 'https://slots.saya.example'],
  ['play.saya.example:8080', 'http://play.saya.example:8080'],
  ['saya.example', 'https://saya.example'],
  ['calls.saya.example', 'https://saya.example'],
  ['slots.evil.example', 'https://slots.saya.example'],
  ['evil.example', 'https://saya.example'],
  [undefined, 'https://saya.example'],
])('links for who asked at %j begin with %s', (host, origin) => {
  expect(own.originOf(asked(host))).toBe(origin)
  expect(own.hostOf(asked(host))).toBe(new URL(origin).host)
})

test('where nothing is set the request itself says where it was asked', () => {
  const any = ownAddresses([])
  expect([any.isOurs('anything.test'), any.originOf(asked('lan.test:8080'))]).toEqual([true, 'http://lan.test:8080'])
  expect(any.hostOf(asked('lan.test:8080'))).toBe('lan.test:8080')
})

test.each(['a b; x', '/office', '<script>', ':::', '[1', 'x'.repeat(300), '', undefined])(
  'where nothing is set, %j is no name of ours',
  host => {
    const any = ownAddresses([])
    expect([any.hostOf(asked(host)), any.originOf(asked(host))]).toEqual(['localhost', 'http://localhost'])
  },
)

test.each([
  ['desk.saya.example', '/office/', true],
  ['desk.saya.example:443', '/office?next=1', true],
  ['desk.saya.example', '/kyc-photo/sealed', true],
  ['desk.saya.example', '/', false],
  ['desk.saya.example', '/officer', false],
  ['desk.saya.example', '/rgs/v1/bet', false],
  ['saya.example', '/office', false],
  ['calls.saya.example', '/office/api/sign-in', false],
  ['saya.example', '/officer', true],
  ['saya.example', '/rgs/v1/bet', true],
])('with an office on a host of its own %s serves %s: %s', (host, url, serves) => {
  const apart = ownAddresses(['https://saya.example'], {
    further: ['https://calls.saya.example'],
    office: 'https://desk.saya.example',
  })
  expect([apart.isOurs(host), apart.serves(host, url)]).toEqual([true, serves])
  expect(own.serves('saya.example', url)).toBe(true)
})
