import { contract, type Operation } from '@saya/contract'
import { pathsOf } from '@saya/contract/operation.ts'
import { generalErrors } from '@saya/contract/general/errors.ts'
import { openWorld, specCalls, type World } from '@saya/testing'
import { encode } from 'cborg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const operations = Object.values(contract).flatMap(noun => Object.values(noun) as Operation[])
const named = operations.map(operation => [`${operation.method} ${operation.path}`, operation] as const)

/** Everything that may be asked without a token, and why: the public set, what guests need to sign in, public feeds. */
const publicCalls = new Set([
  'GET /member/privacy',
  'GET /member/terms',
  'GET /member/stmt',
  'GET /member/faq',
  'GET /member/about',
  'GET /member/index',
  'GET /member/index/:tag',
  'GET /member/game/list',
  'GET /member/platform/list',
  'GET /member/buriedPoint/detail',
  'GET /member/popup/list',
  'GET /promo/daily/wins',
  'POST /member/sms',
  'POST /member/sms/challenge',
  'POST /member/otp/login',
  'POST /member/login',
  'POST /member/reg',
  'POST /member/retrieve/password',
  'POST /member/auth/sms',
  'POST /member/glife/login',
  'POST /member/mayamini/login',
  'POST /member/handoff/login',
  'POST /member/passkey/proof/open',
  'POST /member/passkey/login',
  'POST /member/feedback',
  'POST /member/number/claim',
  // A service worker has no token: it proves that it holds the subscription that it replaces.
  'POST /push/renew',
  'POST /finance/lazadaminiapp/login',
  'POST /finance/lazada/product/list',
  'GET /promo/daily/wins',
  // Says nothing of any member: what a game is, before anybody plays it, and when something is closed.
  'GET /api/v2/game/info',
  'GET /api/v2/maintenance/list',
  'GET /promo/landing/detail',
  'GET /promo/invite/open',
  'GET /promo/ranking/result',
  'GET /promo/ranking/keys',
])

function send({ path, method }: Pick<Operation, 'path' | 'method'>, headers: Record<string, string> = {}) {
  const filled = path.replace(':tag', 'maya').replace(/:\w+/g, '1')
  return fetch(`${world.url}${filled}`, { method, headers })
}

describe('without a token', () => {
  test.each(named.filter(([, { access }]) => access === 'member'))(
    '%s is answered 401, and so is an empty one [NET-17]',
    async (_name, operation) => {
      for (const headers of [{}, { t: '' }] as Record<string, string>[]) {
        const response = await send(operation, headers)
        expect(response.status).toBe(401)
        expect(await response.json()).toEqual({
          status: false,
          data: 'Authentication required',
          code: 'authentication_required',
        })
      }
    },
  )

  test('only the public set is open [NET-17]', () => {
    const open = named.filter(([, { access }]) => access === 'guest').map(([name]) => name)
    expect(open.toSorted()).toEqual([...publicCalls].toSorted())
    expect(new Set(operations.map(({ access }) => access))).toEqual(new Set(['guest', 'member']))
  })

  test('a blocked member is answered by the hint, the way out and what their form shows, and by no other call [KYC-43]', () => {
    const open = named.filter(([, { access, blockedToo }]) => access === 'member' && blockedToo).map(([name]) => name)
    expect(open.sort()).toEqual(['GET /member/detail', 'GET /member/kyc/detail', 'POST /member/logout'])
  })

  test.each(['', '/slots', '/game', '/play', '/h5', '/maya', '/glife1', '/lazada'])(
    'the index page /member/index%s is answered [NET-19]',
    async tag => {
      const response = await send({ method: 'GET', path: `/member/index${tag}` })
      expect([response.status, ((await response.json()) as { status: boolean }).status]).toEqual([200, true])
    },
  )

  test.each(['/member/game/list', '/member/platform/list'] as const)('the list %s is answered [NET-20]', async path => {
    const response = await send({ method: 'GET', path })
    const { data } = (await response.json()) as { data: { d: unknown[]; t: number } }
    expect(response.status).toBe(200)
    expect(data.d.length).toBeGreaterThan(0)
    expect(data.t).toBeGreaterThanOrEqual(data.d.length)
  })

  test.each(['/member/sms', '/member/otp/login', '/member/login'] as const)(
    'the call %s is heard: it asks for its fields and not for a token [NET-21]',
    async path => {
      const response = await send({ method: 'POST', path })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ status: false, code: 'invalid_request' })
    },
  )
})

describe('a token that does not count', () => {
  test.each([
    ['malformed', 'not-a-token'],
    ['unknown', 'A'.repeat(43)],
  ])('that is %s is answered 401 on every closed call', async (_kind, t) => {
    for (const [name, operation] of named.filter(([, { access }]) => access === 'member')) {
      const response = await send(operation, { t })
      expect([name, response.status, await response.json()]).toEqual([
        name,
        401,
        { status: false, data: 'invalid token', code: 'invalid_token' },
      ])
    }
  })

  test('opens open calls all the same', async () => {
    expect((await send({ method: 'GET', path: '/member/index' }, { t: 'A'.repeat(43) })).status).toBe(200)
  })
})

/** What the documents write as GET among the member's calls, the brand's introduction (D-61), and whatever is named a list or a detail. */
const memberReads =
  /^\/member\/(logout|refresh\/token|detail|vip(\/rule)?|game\/list(\/history)?|index(\/:tag)?|filcoin\/balance|privacy|terms|stmt|faq|about|offers|statement|close\/remainder|limit\/prompt|[a-zA-Z_/-]+\/(list|detail)|(favorite|bet|goods|order|message)\/\w+)$/

/** What is named like one of them and is a POST all the same. */
const memberPosts: readonly string[] = ['/member/order/submit', '/member/consent/list', '/member/number/claim/detail']

describe("the member's calls", () => {
  test.each(named.filter(([, { path }]) => path.startsWith('/member/')))(
    '%s is a POST unless the documents say GET [NET-46]',
    (_name, { method, twin, path }) => {
      const isPost = memberPosts.includes(path)
      expect(method === 'GET' || twin === 'GET').toBe(!isPost && memberReads.test(path))
    },
  )

  test.each([
    ['CBOR', 'application/cbor', encode({ phone: '9171112233', country_code: '63' })],
    ['JSON', 'application/json', Buffer.from('{"phone":"9171112244","country_code":"63"}')],
  ])('a POST takes a map in %s [NET-46]', async (_encoding, type, body) => {
    const headers = { 'content-type': type }
    const response = await fetch(`${world.url}/member/sms`, { method: 'POST', headers, body })
    expect(response.status).toBe(200)
  })
})

function answering(method: 'GET' | 'POST', path: string) {
  return operations.find(
    operation =>
      pathsOf(operation).includes(path) &&
      (operation.method === method || (method === 'GET' && operation.twin === 'GET')),
  )
}

interface Entries {
  readonly entries?: Readonly<Record<string, unknown>>
}

describe('the calls that the documents name by their purpose', () => {
  const members = /game list|Favourites|Bets|Goods|Orders|Messages/

  test.each(
    specCalls()
      // What a provider calls is no call of the product's own apps.
      .filter(call => call.path !== '/ocr/callback')
      .map(call => [call.method, call.path, call] as const),
  )(
    '%s %s is there under its group, with its fields [NET-48, NET-49, NET-54]',
    async (method, path, { purpose, fields }) => {
      const operation = answering(method, path)
      expect(operation, `${path} is no call`).toBeDefined()
      expect((await send({ method, path: path as Operation['path'] })).status).not.toBe(404)
      const { entries = {} } = ((operation?.method === 'POST' ? operation.body : operation?.query) ?? {}) as Entries
      expect(Object.keys(entries)).toEqual(expect.arrayContaining([...fields]))
      if (members.test(purpose)) expect(path).toMatch(/^\/member\/(platform|game|favorite|bet|goods|order|message)\//)
      else expect(path).toMatch(/^\/(member|promo|finance|game)\//)
    },
  )

  test.each([
    '/member/logout',
    '/member/refresh/token',
    '/member/kyc/detail',
    '/member/detail',
    '/member/vip',
    '/member/vip/rule',
    '/member/game/list/history',
    '/member/index',
    '/member/index/:tag',
    '/member/filcoin/balance',
    '/member/message/has_unread',
  ])('GET %s takes no query [NET-47]', path => {
    const operation = answering('GET', path)
    expect(operation, `${path} is no call`).toBeDefined()
    expect(operation?.query).toBeUndefined()
  })
})

describe('a failure', () => {
  const refusals = [...Object.values(generalErrors), ...operations.flatMap(({ refusals: own }) => Object.values(own))]
  const codeLike = /\b[A-Z]{2,}_[A-Z]|[a-z]_[a-z]|\b[45]\d\d\b/

  test('has a sentence in every language, and no code in it', () => {
    for (const { text } of refusals) for (const sentence of text) expect(sentence).not.toMatch(codeLike)
  })

  test.each([
    ['GET', '/member/detail', 401],
    ['GET', '/member/nothing', 404],
    ['PUT', '/member/sms', 405],
    ['POST', '/member/sms', 400],
    ['GET', '/member/game/list?page=0', 400],
  ])('%s %s is told by its sentence alone: codes stay beside it [NET-53]', async (method, path, status) => {
    const response = await fetch(`${world.url}${path}`, { method })
    const { data, field = '', ...rest } = (await response.json()) as { data: unknown; code: string; field?: string }
    expect(response.status).toBe(status)
    expect(data).toMatch(/^\w[\w ,]+[ \w.()]*$/)
    expect(data).not.toMatch(codeLike)
    expect(field).toMatch(/^[\w.]*$/)
    expect(rest).toEqual({ status: false, code: expect.stringMatching(/^[a-z_]+$/) as unknown })
  })
})

test('no call is for staff: what they do stands in no answer and behind no address of the product [ROUTE-70, ROUTE-72]', async () => {
  expect(new Set(operations.map(({ access }) => access))).toEqual(new Set(['guest', 'member']))
  const { token } = await world.player()
  const headers = { t: token, accept: 'application/json' }
  const profile = (await (await fetch(`${world.url}/member/detail`, { headers })).json()) as { data: object }
  expect(Object.keys(profile.data).filter(name => /role|admin|staff|permission/.test(name))).toEqual([])
  for (const path of ['/admin', '/member/admin', '/member/role/list', '/member/list', '/api/admin/login', '/staff']) {
    const { status } = await fetch(`${world.url}${path}`, { headers })
    expect([path, status]).toEqual([path, 404])
  }
})
