// @vitest-environment happy-dom
import type { CallKey } from '@saya/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askServer } from './client.ts'
import { forgetMember, setToken } from '../session/changeSession.ts'

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))))
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['GET /member/index', expect.objectContaining({ banners: [], list: [], nav: [], media: [], top: [], bottom: [] })],
  ['GET /member/index/:tag', expect.objectContaining({ list: [] })],
  ['GET /member/privacy', expect.objectContaining({ version: 0, title: ['', ''], body: ['', ''] })],
  ['GET /member/terms', expect.objectContaining({ version: 0, title: ['', ''], body: ['', ''] })],
  ['GET /member/stmt', expect.objectContaining({ version: 0, title: ['', ''], body: ['', ''] })],
  ['GET /promo/cashback/detail', expect.objectContaining({ share_percent: 5, cap: '2500.00', coupons_num: 0 })],
  ['POST /finance/lazadaminiapp/login', { token: '', is_new: false }],
])('%s comes back empty when it fails, without an error [NET-52]', async (key, empty) => {
  setToken('a member’s')
  const asked = () => askServer(key as CallKey, { params: { tag: 'slots' } })
  expect(await asked()).toEqual(empty)
  // What a sign-in is refused with is to be read; of the others a server that fails says no more than a network does.
  const headers = { 'content-type': 'application/cbor' }
  vi.stubGlobal('fetch', async () => new Response(refused, { status: 503, headers }))
  if (key.startsWith('GET')) expect(await asked()).toEqual(empty)
})

/** `{ status: false, data: 'No.', code: 'no' }` as it stands on the wire. */
const refused = Uint8Array.from(Buffer.from('a366737461747573f46464617461634e6f2e64636f6465626e6f', 'hex'))

test('a sign-in from the shopping app that was refused in words says them', async () => {
  const headers = { 'content-type': 'application/cbor' }
  vi.stubGlobal('fetch', async () => new Response(refused, { status: 422, headers }))
  const asked = askServer('POST /finance/lazadaminiapp/login', { body: { authCode: 'x' } })
  await expect(asked).rejects.toMatchObject({ message: 'No.', reason: 'no' })
})

test('any other call that fails says so', async () => {
  await expect(askServer('GET /member/game/list', {})).rejects.toMatchObject({ code: 'ERR_NETWORK' })
})

/** `{ status: true, data: {} }` as it stands on the wire. */
const answered = Uint8Array.from(Buffer.from('a266737461747573f56464617461a0', 'hex'))

test('an answer to a member is for nobody who signed in after them, wherever that was', async () => {
  const sent: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>(resolve => void sent.push(resolve)))
  async function askWhile(happens: () => void): Promise<unknown> {
    const asked = askServer('POST /member/consent/list', {})
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    happens()
    sent.pop()?.(new Response(answered, { headers: { 'content-type': 'application/cbor' } }))
    return asked
  }
  setToken('first')
  expect(await askWhile(() => {})).toEqual({})
  await expect(askWhile(() => setToken('second'))).rejects.toMatchObject({ reason: 'owner_changed' })
  await expect(askWhile(forgetMember)).rejects.toMatchObject({ reason: 'owner_changed' })
})
