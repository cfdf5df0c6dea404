import type { GateCause } from '@saya/contract/gate/gate.ts'
import { ask, harmLife, limitTools, openWorld, type Player, vipTools, type VipTools, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setGate } from '../gate/index.ts'
import { raiseMember } from './raiseMember.ts'

let world: World
let tools: VipTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = vipTools(world)
})
afterAll(() => world.close())

const hourMs = 3_600_000
const messagesOf = async (player: Player) =>
  (await ask(world, 'GET /member/message/list', {}, player)).data.d.map(({ cash_type, amount }) => [cash_type, amount])

test('several levels at once each bring their bonus and a message, with what they ask to be played [VIP-13]', async () => {
  const ana = await tools.player()
  await tools.play(ana, 12_000)
  await tools.minute()
  expect(await tools.levelOf(ana)).toBe(3)
  expect((await tools.bonusesOf(ana)).toSorted((one, other) => one - other)).toEqual([8, 18, 28])
  await tools.minute()
  await tools.read()
  const each = ['4003 18.00', '4003 28.00', '4003 8.00']
  expect((await messagesOf(ana)).map(told => told.join(' ')).toSorted()).toEqual(each)
  const { data } = await ask(world, 'GET /finance/wallet/lots', {}, ana)
  const lots = data.d.filter(({ cash_type }) => cash_type === 4003)
  expect(lots.map(lot => `${lot.cash_type} ${lot.turnover_required}`).toSorted()).toEqual(each)
})

test('two workers at once, a journal that is read twice and a worker that was cut off raise once [VIP-15]', async () => {
  const [ana, ben] = [await tools.player(), await tools.player()]
  await tools.play(ana, 6000)
  await tools.play(ben, 6000)
  await tools.read()
  const wish = { nowMs: world.clock.now(), jurisdiction: 'standard' } as const
  const cut = world.db.member(ana.uid, async tx => {
    expect(await raiseMember(tx, { ...wish, uid: ana.uid })).toBe('raised')
    throw new Error('The worker was killed.')
  })
  await expect(cut).rejects.toThrow('The worker was killed.')
  expect(await tools.levelOf(ana)).toBe(0)
  const at = (uid: bigint) => world.db.member(uid, tx => raiseMember(tx, { ...wish, uid }))
  const raises = await Promise.all([at(ana.uid), at(ana.uid), tools.raise(), tools.raise()])
  expect(raises.slice(0, 2)).not.toEqual(['raised', 'raised'])
  await Promise.all([tools.sweep(), tools.sweep()])
  await tools.minute()
  // From its beginning again, as readers whose place was lost read it.
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    await world.db.memberSchema(schema, tx =>
      sql`update reader set tx = '0', uid = 0, seq = 0, asset = '' where name in ('bet', 'money')`.execute(tx),
    )
  }
  await tools.minute()
  for (const player of [ana, ben]) {
    expect(await tools.levelOf(player)).toBe(2)
    expect((await tools.bonusesOf(player)).toSorted((one, other) => one - other)).toEqual([8, 18])
  }
})

test('whoever is not verified yet is told of the level, and is given its bonus once they are', async () => {
  const ana = await tools.player('under_review')
  await tools.play(ana, 2000)
  await tools.minute()
  expect([await tools.levelOf(ana), await tools.bonusesOf(ana)]).toEqual([1, []])
  const told = (await ask(world, 'GET /member/message/list', {}, ana)).data.d
  expect(told).toMatchObject([{ kind: 'level_reached', link: '/s-vip' }])
  await world.db.member(ana.uid, tx =>
    sql`update profile set kyc_status = 5, kyc_base = 5 where uid = ${ana.uid}`.execute(tx),
  )
  world.clock.advance(hourMs)
  await tools.sweep()
  expect(await tools.bonusesOf(ana)).toEqual([8])
})

test('play that is taken back takes no level, and reaching it again pays nothing again [VIP-14]', async () => {
  const ana = await tools.player()
  await tools.play(ana, 1000)
  const last = await tools.play(ana, 1000)
  await tools.minute()
  expect(await tools.levelOf(ana)).toBe(1)
  await tools.takeBack(ana, last)
  await tools.minute()
  const { data } = await ask(world, 'GET /member/vip', {}, ana)
  expect(data).toMatchObject({ vip: 1, xp: 1000 })
  await tools.play(ana, 1500)
  await tools.minute()
  expect(await tools.levelOf(ana)).toBe(1)
  expect(await tools.bonusesOf(ana)).toEqual([8])
})

async function pause({ uid }: Player, cause: GateCause): Promise<void> {
  const nowMs = world.clock.now()
  const gate = { uid, cause, openUntilMs: null, closedUntilMs: nowMs + hourMs, nowMs }
  await world.db.member(uid, tx => setGate(tx, gate))
}

test.each(['exclusion', 'time_out', 'staff', 'rest'] as const)(
  'nothing is promised during %s, and what was reached comes behind it, once [VIP-16]',
  async cause => {
    const ana = await tools.player()
    await tools.play(ana, 6000)
    await pause(ana, cause)
    await tools.minute()
    const { data } = await ask(world, 'GET /member/vip', {}, ana)
    expect(data).toMatchObject({ vip: 0, xp: 6000, is_quiet: true })
    expect(await tools.bonusesOf(ana)).toEqual([])
    world.clock.advance(hourMs + 60_000)
    await tools.minute()
    await tools.minute()
    expect(await tools.levelOf(ana)).toBe(2)
    expect((await tools.bonusesOf(ana)).toSorted((one, other) => one - other)).toEqual([8, 18])
  },
)

test('nobody is raised at the harm band contact or above, nor while a limit stops them, until that is over [VIP-16]', async () => {
  const life = harmLife(world)
  const [ana, ben, cora] = [await tools.player(), await tools.player(), await tools.player()]
  const stand = (player: Player, band: string, daysAgo: number) =>
    life.write(player, `insert into harm_day values ($uid, '${life.day(daysAgo)}', 9, '${band}', '${band}', '{}')`)
  await tools.play(ana, 2000)
  await tools.play(cora, 2000)
  await stand(ana, 'stop', 3)
  await stand(cora, 'contact', 3)
  await limitTools(world).set(ben, { most: '2000' })
  await tools.play(ben, 2000)
  await tools.minute()
  const levels = () => Promise.all([ana, ben, cora].map(tools.levelOf))
  expect(await levels()).toEqual([0, 0, 0])
  for (const player of [ana, cora]) await stand(player, 'watch', 2)
  world.clock.advance(24 * hourMs)
  await tools.minute()
  await tools.minute()
  expect(await levels()).toEqual([1, 1, 1])
  expect(await Promise.all([ana, ben, cora].map(tools.bonusesOf))).toEqual([[8], [8], [8]])
})

test('nobody is raised who asked for help in words, until somebody has finished speaking with them [SAFE-122]', async () => {
  const life = harmLife(world)
  const ana = await tools.player()
  await tools.play(ana, 2000)
  await ask(world, 'POST /member/feedback', { body: { text: 'Baon na ako sa utang' } }, ana)
  await tools.minute()
  expect([await tools.levelOf(ana), await tools.bonusesOf(ana)]).toEqual([0, []])
  await life.write(
    ana,
    `update harm_contact set status = 'done', taken_by = gen_random_uuid(), taken_at = $at, done_at = $at, way = 'call',
      outcome = 'talked' where uid = $uid`,
  )
  world.clock.advance(24 * hourMs)
  await tools.minute()
  expect([await tools.levelOf(ana), await tools.bonusesOf(ana)]).toEqual([1, [8]])
})

test('a tester’s play counts for nothing, and a closed account is raised no more', async () => {
  const [ana, ben] = [await tools.player(), await tools.player()]
  await world.db.member(ana.uid, tx => sql`update wallet set tester = true where uid = ${ana.uid}`.execute(tx))
  await tools.play(ana, 6000)
  await tools.play(ben, 6000)
  await world.db.member(ben.uid, tx => sql`update wallet set gates = gates | 1 where uid = ${ben.uid}`.execute(tx))
  await tools.minute()
  expect([await tools.bonusesOf(ana), await tools.bonusesOf(ben)]).toEqual([[], []])
})
