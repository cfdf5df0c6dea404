import { roles } from '@saya/contract/staff/permissions.ts'
import { ask, askOffice, harmLife, openWorld, type Player, staffOf, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let life: ReturnType<typeof harmLife>
let ana: Player
beforeAll(async () => {
  world = await openWorld()
  life = harmLife(world)
  ana = await world.player({ kyc: 'fully_kyc' })
  await life.rounds(ana, { daysAgo: 40, stakes: [5000] })
  for (const daysAgo of [1, 2, 3, 4])
    await life.rounds(ana, { daysAgo, hour: 1, stakes: Array.from({ length: 20 }, () => 300), everyMinutes: 8 })
  await life.payIn(ana, { daysAgo: 2, hour: 3, minute: 40, count: 6 })
  await life.payIn(ana, { daysAgo: 5, count: 3, status: 'timeout' })
  await life.night()
})
afterAll(() => world.close())

const read = (by: string, uid = ana.uid, days: '30' | '90' = '30') =>
  askOffice(world, 'POST /office/api/harm/read', { body: { uid: String(uid), days } }, by)

test('a member’s markers are read in words with their days and contacts, and each look is on record [SAFE-55]', async () => {
  const { token, email } = await staffOf(world, { role: 'support' })
  const { data } = await read(token)
  expect(data).toMatchObject({ band: 'stop', reached: 'stop', day: life.day(), income: null, is_restricted: false })
  expect(data.markers.map(({ words }) => words)).toEqual(
    expect.arrayContaining([
      'Lost ₱24,000 in 30 days, 9.6 times the ₱2,500 that a month is compared with at the least',
      'Played for more than two hours without a break, 4 times',
      'Paid in 6 times on one day',
    ]),
  )
  expect(data.unknown).toEqual(['income_share', 'faster_games', 'second_account', 'young_age'])
  expect(data.contacts).toMatchObject([{ source: 'band', band: 'stop', status: 'open' }])
  expect(data.days).toHaveLength(30)
  expect(data.days.at(-2)).toMatchObject({ day: life.day(), loss: '6000.00', rounds: 20 })
  expect((await read(token, ana.uid, '90')).data.days).toHaveLength(90)
  const { token: admin } = await staffOf(world, { role: 'admin' })
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: String(ana.uid) } }, admin)
  expect(acts.data.d.map(({ action, operator }) => [action, operator])).toEqual([
    ['harm.read', email],
    ['harm.read', email],
  ])
  expect(await read(token, 1n)).toMatchObject({ status: 404 })
})

test('only whoever may read it sees the band in the dossier, and the member is told no band anywhere [SAFE-55, SAFE-56]', async () => {
  async function dossier(role: 'support' | 'finance') {
    const { token } = await staffOf(world, { role })
    return (await askOffice(world, 'GET /office/api/member/:uid', { params: { uid: String(ana.uid) } }, token)).data
  }
  expect([(await dossier('support')).harm_band, (await dossier('finance')).harm_band]).toEqual(['stop', ''])
  const reads: string[] = []
  for (const role of roles) {
    const { code, status } = await read((await staffOf(world, { role })).token)
    if (status === 200) reads.push(role)
    else expect([role, status, code]).toEqual([role, 403, 'not_permitted'])
  }
  expect(reads).toEqual(['support', 'compliance'])
  const regulator = await staffOf(world, { role: 'regulator' })
  const listed = await askOffice(world, 'GET /office/api/harm/contact/list', {}, regulator.token)
  expect(listed.data.d).toMatchObject([{ uid: String(ana.uid), band: 'stop' }])
  const { token } = await staffOf(world, { role: 'support' })
  const [contact] = (await read(token)).data.contacts
  const own = { uid: String(ana.uid), id: contact?.id ?? '' }
  await askOffice(world, 'POST /office/api/harm/contact/move', { body: { ...own, from: 'open', event: 'take' } }, token)
  const said = 'Lives with a sister who worries'
  const ending = { ...own, way: 'call', outcome: 'talked', said } as const
  const finished = await askOffice(world, 'POST /office/api/harm/contact/finish', { body: ending }, token)
  expect(finished.data).toMatchObject({ status: 'done', said })
  await world.db.app(tx =>
    sql`update session set confirmed_at = ${new Date(world.clock.now())}, confirmed_by = 'code'`.execute(tx),
  )
  const copy = await ask(world, 'POST /member/export', {}, ana)
  const care = JSON.stringify(copy.data.care)
  expect(care).toContain('Lost ₱24,000 in 30 days')
  expect(care).toContain('We send you no offers for now')
  expect(care).not.toMatch(/"(stop|band|points|reached)"/)
  // That they were called is theirs to read, and what was written down about it is not.
  expect(copy.data.care).toMatchObject({ contacts: [{ status: 'done', way: 'call', outcome: 'talked' }] })
  expect(JSON.stringify(copy.data)).not.toContain('sister')
  expect(await ask(world, 'GET /promo/list', {}, ana)).toMatchObject({ data: { d: [] } })
})

test('the band of this moment stands apart from what the night found for its day [SAFE-148]', async () => {
  const { token } = await staffOf(world, { role: 'support' })
  expect((await read(token)).data).toMatchObject({ band_now: 'stop', band: 'stop', day: life.day() })
  const eva = await world.player()
  expect((await read(token, eva.uid)).data).toMatchObject({ band_now: 'none', band: 'none', day: '' })
  await ask(world, 'POST /member/feedback', { body: { text: 'I want to die' } }, eva)
  expect((await read(token, eva.uid)).data).toMatchObject({ band_now: 'contact', band: 'none', day: '' })
})
