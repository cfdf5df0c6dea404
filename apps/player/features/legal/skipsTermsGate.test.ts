import { expect, test } from 'vitest'
import { skipsTermsGate } from './skipsTermsGate.ts'

const arrival = { hostname: 'slots.saya.example', path: '/', userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0' }

test.each([
  '/',
  '/login',
  '/s-game/category/Slot',
  '/service',
  '/about-slots',
  '/lazada',
  '/mygrab',
  '/terms-of-user',
  '/my',
])('the gate stands before %s', path => {
  expect(skipsTermsGate({ ...arrival, path })).toBe(false)
})

test.each(['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 LazadaApp/7.50', 'mozilla/5.0 lazada'])(
  'the gate is skipped for the browser of the shop: %s [GATE-32]',
  userAgent => {
    expect(skipsTermsGate({ ...arrival, userAgent })).toBe(true)
  },
)

test.each([
  'glife.saya.example',
  'maya.saya.example',
  'lazada.saya.example',
  'glife1.saya.example',
  'MAYAMINI.saya.example',
])('the gate is skipped on the host of a partner: %s [GATE-33]', hostname => {
  expect(skipsTermsGate({ ...arrival, hostname })).toBe(true)
})

test.each(['game.saya.example', 'mayabang.saya.example', 'saya.glife.example', 'localhost'])(
  'the host %s is no partner',
  hostname => {
    expect(skipsTermsGate({ ...arrival, hostname })).toBe(false)
  },
)

test.each(['/grabvip', '/grabmb', '/grabfg', '/grab/anything'])(
  'the gate is skipped on the advertisement %s [GATE-33]',
  path => {
    expect(skipsTermsGate({ ...arrival, path })).toBe(true)
  },
)

test.each([
  '/Glife',
  '/GGames',
  '/glifeuser',
  '/lazadamini',
  '/lazadaminiuser',
  '/mayamini',
  '/mayaminiuser',
  '/withdraw-return',
  '/withdraw-return/abc',
  '/terms-of-use',
  '/privacy-policy',
  '/s-docs',
  '/s-docs/faq',
])('the gate is skipped on %s [GATE-33]', path => {
  expect(skipsTermsGate({ ...arrival, path })).toBe(true)
})
