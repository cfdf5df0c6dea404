import {
  agencyDesk,
  ask,
  buildForTest,
  closeAccount,
  inviteTerms,
  inviteTools,
  type InviteTools,
  openWorld,
  type Player,
  promotionDesk,
  staffOf,
  type World,
} from '@saya/testing'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeApi } from '../../composeApi.ts'
import { setGate } from '../gate/index.ts'

let world: World
let tools: InviteTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = inviteTools(world)
})
afterAll(() => world.close())

const open = async (code?: string) =>
  ask(world, 'GET /promo/invite/open', { query: code === undefined ? {} : { code } })

const invitesOf = (uid: bigint) =>
  world.db.app(tx => tx.selectFrom('invite').select('parent').where('uid', '=', uid).execute())

test('a guest reads who invites by a masked name, and what a friend gets; nobody by a code that is nobody’s or of a closed account [PROMO-131]', async () => {
  const ana = await world.player()
  const code = await tools.codeOf(ana)
  const { public_name: name } = (await ask(world, 'GET /member/detail', {}, ana)).data
  expect((await open(code)).data).toEqual({ name, is_known: 'yes', offer: null })
  for (const nobody of [undefined, '', '9876543210'])
    expect((await open(nobody)).data).toEqual({ name: '', is_known: 'no', offer: null })
  const { live, stop } = await promotionDesk(world)
  const promotion = await live({ terms: inviteTerms }, 'invite')
  expect((await open(code)).data.offer).toMatchObject({ parent: '20.00', friend: '10.00', least_deposit: '100.00' })
  // Who comes by no link is given nothing, and is promised nothing.
  for (const nobody of [undefined, '', '9876543210'])
    expect((await open(nobody)).data).toEqual({ name: '', is_known: 'no', offer: null })
  await closeAccount(world.db, ana.uid, world.clock.now())
  expect((await open(code)).data).toEqual({ name: '', is_known: 'no', offer: null })
  await stop(promotion)
})

test.each(['0', '3'])(
  'a guest is told that what they get waits %s days, as the terms say, and how long they have [PROMO-311]',
  async wait => {
    const { live, stop } = await promotionDesk(world)
    const promotion = await live({ terms: { ...inviteTerms, wait } }, 'invite')
    const { offer } = (await open(await tools.codeOf(await world.player()))).data
    expect(offer).toMatchObject({ wait_days: Number(wait), days_to_count: 90 })
    await stop(promotion)
  },
)

test('a guest of an agent’s link reads who invites them, and no gift, since none is given [PROMO-140, PROMO-161]', async () => {
  const { live, stop } = await promotionDesk(world)
  const promotion = await live({ terms: inviteTerms }, 'invite')
  const { token } = await staffOf(world, { role: 'compliance' })
  const { player, code } = await agencyDesk(world).agent(token)
  const { public_name: name } = (await ask(world, 'GET /member/detail', {}, player)).data
  expect((await open(code)).data).toEqual({ name, is_known: 'yes', offer: null })
  expect((await open(await tools.codeOf(player))).data).toMatchObject({ name, offer: { id: promotion } })
  await stop(promotion)
})

test('a member is shown what inviting pays only while it is live and they may have it [PROMO-188]', async () => {
  const { live, stop } = await promotionDesk(world)
  const promotion = await live({ terms: inviteTerms }, 'invite')
  const shownTo = async (by?: Player) => (await ask(world, 'GET /promo/invite/open', {}, by)).data.offer
  const [ana, ben] = [await world.player(), await world.player()]
  const nowMs = world.clock.now()
  await world.db.member(ben.uid, tx =>
    setGate(tx, { uid: ben.uid, cause: 'exclusion', closedUntilMs: nowMs + 1e10, openUntilMs: null, nowMs }),
  )
  expect(await shownTo(ana)).toMatchObject({ id: promotion, parent: '20.00' })
  expect(await shownTo(ben)).toBe(null)
  await stop(promotion)
  expect(await shownTo(ana)).toBe(null)
})

test('an excluded member’s links, of their own and as an agent, name nobody until the exclusion is over [PROMO-131, PROMO-247]', async () => {
  const { token } = await staffOf(world, { role: 'compliance' })
  const on = agencyDesk(world)
  const { player, code } = await on.agent(token)
  const ownCode = await tools.codeOf(player)
  const names = async () => Promise.all([code, ownCode].map(async each => (await open(each)).data.name !== ''))
  expect(await names()).toEqual([true, true])
  await tools.exclude(player, world.clock.now() + 86_400_000)
  expect(await names()).toEqual([false, false])
  for (const link of [code, ownCode, String(player.uid)]) {
    const friend = await on.follow(link)
    expect(await on.referralOf(friend.uid)).toMatchObject({ code: link, parent: null, state: 'unknown' })
    expect(await invitesOf(friend.uid)).toEqual([])
  }
  world.clock.advance(86_400_000)
  expect(await names()).toEqual([true, true])
  expect(await on.referralOf((await on.follow(code)).uid)).toMatchObject({ parent: player.uid, channel: 'agent' })
  const friend = await on.follow(ownCode)
  expect(await on.referralOf(friend.uid)).toMatchObject({ parent: player.uid, channel: '' })
  expect(await invitesOf(friend.uid)).toMatchObject([{ parent: player.uid }])
})

test('what is no code is no request of ours', async () => {
  expect(await open(String((await world.player()).uid))).toMatchObject({ status: 400 })
})

test('whoever guesses codes is told of nobody any more for an hour', async () => {
  const ana = await world.player()
  const code = await tools.codeOf(ana)
  for (let guess = 0; guess < 31; guess++) await open(String(1_000_000_000 + guess))
  expect((await open(code)).data).toMatchObject({ name: '', is_known: 'untold' })
  world.clock.advance(3_600_000 + 1)
  expect((await open(code)).data.name).not.toBe('')
})

test('wrong codes count over all copies of the server together, and of many at once no more are wrong than may be [PROMO-249]', async () => {
  const copies = [1, 2].map(() => composeApi({ ...world.apiOptions, metrics: new Registry() }))
  try {
    const code = await tools.codeOf(await world.player())
    async function askAt(copy: number, wanted: string, from = '203.0.113.77'): Promise<string> {
      const { app } = copies[copy % copies.length] ?? world.api
      const reply = await app.inject({
        url: `/promo/invite/open?code=${wanted}`,
        headers: { accept: 'application/json' },
        remoteAddress: from,
      })
      return reply.json<{ data: { is_known: string } }>().data.is_known
    }
    const guesses = Array.from({ length: 40 }, (_, guess) => askAt(guess, String(3_000_000_000 + guess)))
    const told = await Promise.all(guesses)
    expect([told.filter(known => known === 'no').length, told.filter(known => known === 'untold').length]).toEqual([
      30, 10,
    ])
    expect([await askAt(0, code), await askAt(1, code)]).toEqual(['untold', 'untold'])
    // Whoever asks from another network is told, and two addresses of one network are counted as one.
    expect(await askAt(0, code, '198.51.100.7')).toBe('yes')
    const neighbours = Array.from({ length: 40 }, (_, guess) =>
      askAt(guess, String(3_000_000_100 + guess), `2001:db8:7:7::${guess < 20 ? 1 : 2}`),
    )
    expect((await Promise.all(neighbours)).filter(known => known === 'no')).toHaveLength(30)
    expect([await askAt(0, code, '2001:db8:7:7::9'), await askAt(0, code, '2001:db8:7:8::1')]).toEqual([
      'untold',
      'yes',
    ])
    world.clock.advance(3_600_000)
    // A code that is somebody's takes nothing, however often it is asked for.
    for (let times = 0; times < 32; times++) expect(await askAt(times, code)).toBe('yes')
    expect(await askAt(0, '3000000000')).toBe('no')
  } finally {
    for (const { app } of copies) await app.close()
  }
})

test('pages that name nobody count as the calls of whoever asked for them, and of nobody else', {
  timeout: 180_000,
}, async () => {
  await buildForTest()
  const own = await openWorld({ pages: true, trustedProxies: ['127.0.0.1', '::1'] })
  try {
    const code = await inviteTools(own).codeOf(await own.player())
    const address = (wanted: string) => `/invite?r=${Buffer.from(`r=${wanted},0`).toString('base64url')}`
    const page = async (wanted: string, from: string) =>
      (await fetch(own.url + address(wanted), { headers: { accept: 'text/html', 'x-forwarded-for': from } })).text()
    for (let guess = 0; guess < 31; guess++) await page(String(1_000_000_000 + guess), '203.0.113.5')
    expect(await page(code, '203.0.113.5')).not.toContain('invited you')
    expect(await page(code, '198.51.100.7')).toContain('invited you')
  } finally {
    await own.close()
  }
})
