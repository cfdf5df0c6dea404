import { expect, test } from 'vitest'
import { clientBrandOf } from '../clientBrand.ts'
import { hostOf } from './host.ts'
import type { SessionFlag } from '../session/sessionFlags.ts'

const chrome = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0'
const lazada = `${chrome} LazadaApp/7.5`

test.each([
  [['glifeUser'], chrome, 'glife'],
  [['mayaminiUser'], chrome, 'mayamini'],
  [['lazadaminiUser'], lazada, 'lazadamini'],
  [['lazadaBrowserUser'], chrome, 'lazadaBrowser'],
  [['lazadaBrowserWithdrawUser', 'lazadaminiUser'], chrome, 'lazadaBrowserWithdraw'],
  [[], lazada, 'lazadaBrowser'],
  [['firstEntryProcessed'], chrome, undefined],
] as const)('whoever came with the flags %j by %s is a user of the host %s [MINI-20]', (flags, userAgent, host) => {
  expect(hostOf(flag => (flags as readonly SessionFlag[]).includes(flag), userAgent)).toBe(host)
})

test.each([
  ['mayamini', 'slots', 'maya'],
  ['lazadamini', 'slots', 'lazada'],
  ['lazadaBrowser', 'game', 'lazada'],
  ['lazadaBrowserWithdraw', undefined, 'lazada'],
  ['glife', 'play', 'play'],
  [undefined, 'game', 'game'],
  [undefined, undefined, 'h5'],
] as const)('a user of %s on the site %s is of the brand %s [SHELL-05]', (host, site, brand) => {
  expect(clientBrandOf(host, site)).toBe(brand)
})
