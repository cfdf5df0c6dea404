import { expect, test } from 'vitest'
import { brandOfHost } from './brand.ts'

test.each([
  ['slots.localhost:8080', 'slots'],
  ['game.localhost', 'game'],
  ['play.saya.example', 'play'],
  ['my-slots.saya.example', 'slots'],
  ['www.saya-game.example', 'game'],
  ['PLAY.example', 'play'],
  ['localhost:8080', 'h5'],
  ['127.0.0.1', 'h5'],
  ['', 'h5'],
] as const)('the host %s is the brand %s [SHELL-04]', (host, brand) => expect(brandOfHost(host)).toBe(brand))

test('the first label that names a brand decides [SHELL-04]', () => {
  expect(brandOfHost('game.slots.example')).toBe('game')
})
