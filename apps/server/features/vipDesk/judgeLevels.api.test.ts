import type { LevelWish } from '@saya/contract/vip/levels.ts'
import {
  ask,
  askOffice,
  openWorld,
  promotionDesk,
  rebateTerms,
  staffOf,
  vipTools,
  type VipTools,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let tools: VipTools
let [first, second, reader] = ['', '', '']
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = vipTools(world)
  first = (await staffOf(world, { role: 'finance' })).token
  second = (await staffOf(world, { role: 'compliance' })).token
  reader = (await staffOf(world, { role: 'support' })).token
})
afterAll(() => world.close())

const reason = 'As the committee agreed in March'
const list = async (by = first) => (await askOffice(world, 'GET /office/api/vip/levels', {}, by)).data
const preview = (levels: LevelWish[], by = first) =>
  askOffice(world, 'POST /office/api/vip/preview', { body: { levels } }, by)
const propose = (levels: LevelWish[], version: number, by = first) =>
  askOffice(world, 'POST /office/api/vip/propose', { body: { version, levels, reason } }, by)
const decide = (id: string, by = second, is_approved = true) =>
  askOffice(world, 'POST /office/api/vip/decide', { body: { id, is_approved, reason } }, by)

/** The levels as they hold, with another first one. */
async function withFirst(change: Partial<LevelWish>): Promise<LevelWish[]> {
  const { levels } = await list()
  return levels.map(({ level, xp, upgrade, birthday, multiple }) => {
    return { xp, upgrade, birthday, multiple, ...(level === 1 ? change : {}) }
  })
}

async function change(levels: LevelWish[]): Promise<void> {
  const { version } = await list()
  const { data } = await propose(levels, version)
  expect((await decide(data.id)).data).toEqual({ version: version + 1 })
}

test('two people change the levels for everybody: who would rise is told before, rises though they play no more, and is paid once [VIP-14, VIP-17]', async () => {
  const [ana, ben, cara] = [await tools.player(), await tools.player(), await tools.player()]
  await tools.play(ana, 1500)
  await tools.play(ben, 2500)
  await tools.play(cara, 500)
  await tools.minute()
  const easier = await withFirst({ xp: 1000, upgrade: 4 })
  const told = (await preview(easier)).data
  expect(told).toEqual({ members: 1, cost: '4.00', rises: [{ level: 1, members: 1, cost: '4.00' }], back_ppm: 4400 })
  const { data } = await propose(easier, 1)
  expect(await propose(easier, 1, second)).toMatchObject({ status: 403 })
  expect(await propose(easier, 1)).toMatchObject({ code: 'vip_waiting' })
  expect(await decide(data.id, first)).toMatchObject({ code: 'vip_own' })
  const decided = await Promise.all([decide(data.id), decide(data.id)])
  expect(new Set(decided.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await list()).toMatchObject({
    version: 2,
    back_ppm: 4400,
    changes: [{ status: 'approved', members: 1, cost: '4.00' }],
  })
  await tools.minute()
  await tools.minute()
  expect([await tools.bonusesOf(ana), await tools.bonusesOf(ben), await tools.bonusesOf(cara)]).toEqual([[4], [8], []])

  // Levels that ask for more again take nothing from anybody.
  await change(await withFirst({ xp: 3000, upgrade: 8 }))
  await tools.play(ana, 2000)
  await tools.minute()
  expect([await tools.levelOf(ana), await tools.levelOf(ben), await tools.levelOf(cara)]).toEqual([1, 1, 0])
  expect([await tools.bonusesOf(ana), await tools.bonusesOf(ben)]).toEqual([[4], [8]])
  const levels = (await list(reader)).levels
  expect(levels.slice(0, 2).map(({ members }) => members)).toEqual([2, 0])
})

test('levels that change between the bet and the sweep count as they are when the sweep comes, for each level once [VIP-17]', async () => {
  const ana = await tools.player()
  await tools.play(ana, 3000)
  await tools.read()
  await change(await withFirst({ xp: 2500, upgrade: 5 }))
  await Promise.all([tools.raise(), tools.raise()])
  await tools.sweep()
  await change(await withFirst({ xp: 2000, upgrade: 8 }))
  await tools.minute()
  expect([await tools.levelOf(ana), await tools.bonusesOf(ana)]).toEqual([1, [5]])
})

test('a level asks for its own bonus to be played as often as it says, and the next one as often as that one says [VIP-13]', async () => {
  await change(await withFirst({ multiple: 3 }))
  const ana = await tools.player()
  await tools.play(ana, 6000)
  await tools.minute()
  const { data } = await ask(world, 'GET /finance/wallet/lots', {}, ana)
  const asked = data.d.filter(({ cash_type }) => cash_type === 4003).map(({ turnover_required: required }) => required)
  expect(asked.toSorted()).toEqual(['18.00', '24.00'])
  await change(await withFirst({ multiple: 1 }))
})

test('levels that would let play earn money, alone or beside what promotions give, are refused [VIP-18]', async () => {
  const { version } = await list()
  const generous = await withFirst({ upgrade: 20 })
  expect(await preview(generous)).toMatchObject({ status: 422, code: 'vip_margin' })
  expect(await propose(generous, version)).toMatchObject({ status: 422, code: 'vip_margin' })
  // Of a table that keeps 0.57% these levels alone leave 0.07%, and beside its coins nothing.
  const besideCoins = await withFirst({ upgrade: 10 })
  expect(await preview(besideCoins)).toMatchObject({ status: 422, code: 'vip_margin' })
  expect(await propose(besideCoins, version)).toMatchObject({ status: 422, code: 'vip_margin' })
  expect(await preview(await withFirst({ xp: 6000 }))).toMatchObject({ code: 'vip_order' })
  expect((await preview(await withFirst({ xp: 6000 }))).sentence).toContain('VIP 2')
  expect(await propose(await withFirst({}), version + 1)).toMatchObject({ code: 'changed_meanwhile' })

  // Safe when it was proposed, and no more once a promotion holds beside it.
  await world.db.ref(tx => sql`update game set rtp_ppm = 960000, declared_rtp_ppm = 960000`.execute(tx))
  const { data } = await propose(await withFirst({ upgrade: 60 }), version)
  const desk = await promotionDesk(world)
  await desk.live({ terms: { ...rebateTerms, share: '1' }, audience: { once_per_id: false } }, 'rebate')
  expect(await decide(data.id)).toMatchObject({ status: 422, code: 'vip_margin' })
  expect((await list()).version).toBe(version)
  expect((await decide(data.id, second, false)).data).toEqual({ version })
  expect(await decide('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toMatchObject({ status: 404 })
  expect(await preview(await withFirst({}), reader)).toMatchObject({ status: 200, data: { members: 0 } })
})
