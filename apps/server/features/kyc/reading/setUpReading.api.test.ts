import { kycLimits } from '@saya/contract/limits'
import { ask, decideAs, openWorld, type Player, reject, submitAs, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdParty, openIdParty } from './openIdPartyForTest.ts'

let party: IdParty
let world: World
beforeAll(async () => {
  party = await openIdParty()
  world = await openWorld({ memberSchemas: 3, idCheck: party.check })
})
afterAll(async () => {
  await world.close()
  await party.close()
})

const back = '/s-kyc?action=ocr-result'

function setUp(player: Player, wish: Record<string, unknown> = {}) {
  const body = { id_type: 'DRIVING_LICENSE', complete_callback_url: back, interrupt_callback_url: back, ...wish }
  return ask(world, 'POST /member/ocr/setup', { body: body as never }, player)
}

test('the party speaks to the member in the language they read', async () => {
  const player = await world.player()
  const body = { id_type: 'UMID', complete_callback_url: back, interrupt_callback_url: back } as const
  for (const [cookie, locale] of [
    ['lang=tl', 'tl'],
    ['theme=dark; lang=tl; device=x', 'tl'],
    ['lang=en', 'en'],
    ['slang=tl', 'en'],
    ['lang=tlx', 'en'],
  ] as const) {
    const { data } = await ask(world, 'POST /member/ocr/setup', { body }, { token: player.token, headers: { cookie } })
    expect(party.opened.get(data.biz_id)?.locale).toBe(locale)
  }
})

function readings({ uid }: Player) {
  return world.db.member(uid, tx => tx.selectFrom('kyc_reading').selectAll().where('uid', '=', uid).execute())
}

test('a check is opened with the party, under our own name, and the person is sent there [KYC-118, KYC-119]', async () => {
  const player = await world.player()
  const names = { biz_id: `check-${player.uid}`, interrupt_callback_url: `${back}&stopped=1` }
  const { status, data } = await setUp(player, { is_frame: 'Y', ...names })
  expect([status, data.biz_id]).toEqual([200, names.biz_id])
  expect(Object.keys(data).sort()).toEqual(['biz_id', 'client_cfg', 'redirect_url', 'transaction_id'])
  expect(new URL(data.redirect_url).searchParams.get('state')).toBe(data.transaction_id)
  expect(data.client_cfg).toBe('e30=')
  const asked = party.opened.get(data.biz_id)
  expect(asked).toMatchObject({
    idType: 'DRIVING_LICENSE',
    isFrame: true,
    completeUrl: `${world.url}${back}`,
    interruptUrl: `${world.url}${names.interrupt_callback_url}`,
    transactionId: data.transaction_id,
  })
  expect(asked?.userHash).not.toContain(String(player.uid))
  expect(await readings(player)).toMatchObject([
    { id: data.biz_id, transaction_id: data.transaction_id, state: 'open' },
  ])
  const other = await setUp(player, { is_frame: 'N', id_type: 'UMID' })
  expect(party.opened.get(other.data.biz_id)).toMatchObject({
    idType: 'UMID',
    isFrame: false,
    interruptUrl: `${world.url}${back}`,
  })
})

test.each(['https://evil.example/s-kyc', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'nobody is sent back to %s',
  async address => {
    const player = await world.player()
    for (const name of ['complete_callback_url', 'interrupt_callback_url']) {
      expect(await setUp(player, { [name]: address })).toMatchObject({ status: 400, code: 'callback_foreign' })
    }
    expect(await readings(player)).toEqual([])
  },
)

test('while the party is down that is said, and our own row tells of the attempt', async () => {
  const player = await world.player()
  party.setDown(true)
  expect(await setUp(player)).toMatchObject({ status: 503, code: 'read_unavailable', sentence: 'Failed to start OCR' })
  party.setDown(false)
  expect(await readings(player)).toMatchObject([{ state: 'lapsed', transaction_id: '' }])
  expect((await setUp(player)).status).toBe(200)
})

test('what was submitted or approved is not authenticated again [KYC-31]', async () => {
  const player = await world.player()
  await submitAs(world, player)
  expect(await setUp(player)).toMatchObject({ status: 409, code: 'kyc_locked' })
  await decideAs(world, player.uid, { decision: 'full' })
  expect(await setUp(player)).toMatchObject({
    status: 409,
    code: 'read_repeated',
    sentence: 'Your certificate has been authenticated and cannot be authenticated again.',
  })
})

test('a photo that was sent back is read again, of the type that stays', async () => {
  const player = await world.player()
  await submitAs(world, player)
  await decideAs(world, player.uid, reject('idPhoto'))
  expect(await setUp(player, { id_type: 'SSS' })).toMatchObject({ status: 409, code: 'kyc_type_locked' })
  expect((await setUp(player)).status).toBe(200)
})

test('a name that was used before is not used again', async () => {
  const player = await world.player()
  const biz_id = 'a-name-of-the-app-1'
  expect((await setUp(player, { biz_id })).data.biz_id).toBe(biz_id)
  expect(await setUp(player, { biz_id })).toMatchObject({ status: 409, code: 'read_repeated' })
})

test('an ID is read so many times a day and no more', async () => {
  const player = await world.player()
  for (let read = 0; read < kycLimits.readingsPerDay; read++) expect((await setUp(player)).status).toBe(200)
  expect(await setUp(player)).toMatchObject({ status: 429, code: 'read_too_often' })
})

test('a guest reads nothing', async () => {
  const body = { id_type: 'SSS', complete_callback_url: back, interrupt_callback_url: back } as const
  expect((await ask(world, 'POST /member/ocr/setup', { body })).status).toBe(401)
})
