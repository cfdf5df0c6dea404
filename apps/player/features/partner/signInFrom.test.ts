// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { encode } from 'cborg'
import { hasFlag, partnerFlags } from '../../shared/session/sessionFlags.ts'
import { setToken } from '../../shared/session/changeSession.ts'
import { readToken } from '../../shared/session/session.ts'
import { comeFrom } from './comeFrom.ts'
import { type PartnerName, signInFrom } from './signInFrom.ts'

beforeEach(() => localStorage.clear())

/** The server that the partner's word is brought to, or the network before it. */
function answerWith(answer: () => Response): void {
  vi.stubGlobal('fetch', async () => answer())
}

const flags = () => partnerFlags.filter(one => hasFlag(one))
const said = { token: 'abc', authCode: 'abc', sessionId: 'abc' }
function noAnswer(): never {
  throw new TypeError('offline')
}
const envelope = (status: number, body: unknown) => () => new Response(encode(body), { status })

test.each([
  ['glife', 'glifeUser'],
  ['mayamini', 'mayaminiUser'],
  ['lazadamini', 'lazadaminiUser'],
] as const)('whoever comes in from %s has its flag alone, whatever was set [MINI-15]', async (name, flag) => {
  comeFrom('lazadaBrowserWithdrawUser')
  answerWith(envelope(200, { status: true, data: { token: 'T0ken' } }))
  expect(await signInFrom(name satisfies PartnerName, said)).toBe('in')
  expect(flags()).toEqual([flag])
})

test.each([
  ['without a code', {}, noAnswer],
  ['without a network', said, noAnswer],
  ['refused', said, envelope(422, { status: false, data: 'No', code: 'partner_refused' })],
  ['without a token', said, envelope(200, { status: true, data: {} })],
] as const)('an entry %s leaves no mark of the partner, and whoever is signed in stays it', async (_, code, answer) => {
  for (const name of ['glife', 'mayamini', 'lazadamini'] as const) {
    sessionStorage.clear()
    setToken('of-luz')
    answerWith(answer)
    expect(await signInFrom(name, code).catch(() => 'nobody')).toBe('nobody')
    expect([flags(), readToken()]).toEqual([[], 'of-luz'])
  }
})
