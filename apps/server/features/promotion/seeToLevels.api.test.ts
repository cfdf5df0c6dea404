import {
  ask,
  askOffice,
  limitTools,
  openWorld,
  type Player,
  staffOf,
  vipTools,
  type VipTools,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setGate } from '../gate/index.ts'
import { giveBirthday } from '../vip/giveBirthday.ts'
import { raiseMember } from '../vip/raiseMember.ts'
import { exportOwn } from './index.ts'

let world: World
let tools: VipTools
beforeAll(async () => {
  // It is 2 March 2026.
  world = await openWorld({ memberSchemas: 3 })
  tools = vipTools(world)
})
afterAll(() => world.close())

const hourMs = 3_600_000
const onBreak = 'Promotions are off while you take a break from play.'

async function decisionsOf({ uid }: Player) {
  const { token } = await staffOf(world, { role: 'support' })
  const body = { uid: String(uid), cursor: '', page_size: '50' }
  const { data } = await askOffice(world, 'POST /office/api/promotion/decision/list', { body }, token)
  return data.d
}

function byName([one = '']: readonly string[], [other = '']: readonly string[]): number {
  return one < other ? -1 : 1
}

const linesOf = async (player: Player) =>
  (await decisionsOf(player))
    .map(({ name, outcome, sentence, amount }) => [name, outcome, sentence, amount])
    .toSorted(byName)

async function pause({ uid }: Player): Promise<void> {
  const nowMs = world.clock.now()
  const gate = { uid, cause: 'time_out', openUntilMs: null, closedUntilMs: nowMs + hourMs, nowMs } as const
  await world.db.member(uid, tx => setGate(tx, gate))
}

test('each bonus of a level and a birthday leaves a decision that staff find by the reference in the member’s copy [VIP-27]', async () => {
  const ana = await tools.player()
  await tools.approveBirthday(ana, '1992-03-02')
  await tools.play(ana, 6000)
  await tools.minute()
  expect(await linesOf(ana)).toEqual([
    ['birthday 2026', 'granted', '', '58.00'],
    ['level 1', 'granted', '', '8.00'],
    ['level 2', 'granted', '', '18.00'],
  ])
  const own = await world.db.app(tx => exportOwn(tx, ana.uid))
  const { reference = '' } = own.rows.find(({ name }) => name === 'level 2') ?? {}
  const { token } = await staffOf(world, { role: 'support' })
  const query = { id: reference }
  const { data } = await askOffice(world, 'GET /office/api/promotion/decision', { query }, token)
  expect(data).toMatchObject({
    uid: String(ana.uid),
    promotion: 'vip',
    version: 1,
    act: 'grant',
    facts: { level: 2, turnover: '6000.00' },
    budget_before: null,
  })
  expect(await linesOf(ana)).toHaveLength(3)
})

test('a bonus that waits leaves the sentence that promotions tell the member, once for each reason [VIP-27]', async () => {
  const ana = await tools.player()
  await tools.play(ana, 2000)
  await tools.minute()
  await tools.play(ana, 4000)
  await tools.approveBirthday(ana, '1992-03-02')
  await pause(ana)
  for (let minute = 0; minute < 3; minute++) await tools.minute()
  expect((await ask(world, 'GET /promo/list', {}, ana)).data.why_none?.sentence).toBe(onBreak)
  expect(await linesOf(ana)).toEqual([
    ['birthday 2026', 'refused', onBreak, '58.00'],
    ['level 1', 'granted', '', '8.00'],
    ['level 2', 'refused', onBreak, '18.00'],
  ])
  world.clock.advance(hourMs + 60_000)
  await tools.minute()
  expect((await linesOf(ana)).filter(([, outcome]) => outcome === 'granted').map(([name]) => name)).toEqual([
    'birthday 2026',
    'level 1',
    'level 2',
  ])
})

test('what a limit keeps waiting says so', async () => {
  const ana = await tools.player()
  await limitTools(world).set(ana, { most: '2000' })
  await tools.play(ana, 2000)
  await tools.minute()
  expect(await linesOf(ana)).toEqual([
    ['level 1', 'refused', 'You have reached a limit you set. Promotions are back when it resets.', '8.00'],
  ])
})

test('a worker that is cut off behind a bonus keeps its decision when it looks again, once [VIP-27]', async () => {
  const [ana, ben] = [await tools.player(), await tools.player()]
  await tools.play(ben, 2000)
  await tools.minute()
  await tools.approveBirthday(ben, '1992-03-02')
  await tools.play(ana, 2000)
  await tools.read()
  const nowMs = world.clock.now()
  await world.db.member(ana.uid, tx => raiseMember(tx, { uid: ana.uid, nowMs, jurisdiction: 'standard' }))
  await world.db.member(ben.uid, tx =>
    giveBirthday(tx, { uid: ben.uid, year: 2026 }, { nowMs, jurisdiction: 'standard' }),
  )
  expect([await linesOf(ana), await linesOf(ben)]).toEqual([[], [['level 1', 'granted', '', '8.00']]])
  await Promise.all([tools.raise(), tools.raise()])
  await tools.raise()
  expect(await linesOf(ana)).toEqual([['level 1', 'granted', '', '8.00']])
  expect(await linesOf(ben)).toEqual([
    ['birthday 2026', 'granted', '', '58.00'],
    ['level 1', 'granted', '', '8.00'],
  ])
})
