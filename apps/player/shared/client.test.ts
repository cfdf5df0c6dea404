// @vitest-environment happy-dom
import type { CallKey } from '@saya/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askServer } from './client.ts'

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))))
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['GET /member/index', expect.objectContaining({ banners: [], list: [], nav: [], media: [], top: [], bottom: [] })],
  ['GET /member/index/:tag', expect.objectContaining({ list: [] })],
  ['GET /member/privacy', expect.objectContaining({ version: 0, title: ['', ''], body: ['', ''] })],
  ['GET /member/terms', expect.objectContaining({ version: 0, title: ['', ''], body: ['', ''] })],
  ['GET /member/stmt', expect.objectContaining({ version: 0, title: ['', ''], body: ['', ''] })],
  ['POST /finance/lazadaminiapp/login', { token: '' }],
])('%s comes back empty when it fails, without an error [NET-52]', async (key, empty) => {
  expect(await askServer(key as CallKey, { params: { tag: 'slots' } })).toEqual(empty)
})

test('any other call that fails says so', async () => {
  await expect(askServer('GET /member/game/list', {})).rejects.toMatchObject({ code: 'ERR_NETWORK' })
})
