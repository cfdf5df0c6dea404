import {
  ask,
  askOffice,
  openWorld,
  type Player,
  playReleaseTools,
  readLedger,
  staffOf,
  undone,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditAll, openMonths } from '../wallet/index.ts'
import { groundOfReleasedPlay } from './ground.store.ts'

let world: World
let tools: ReturnType<typeof playReleaseTools>
let token: string
let other: string
beforeAll(async () => {
  world = await openWorld()
  await world.db.memberSchema(0, tx => openMonths(tx, world.clock.now()))
  tools = playReleaseTools(world)
  token = (await staffOf(world, { role: 'risk' })).token
  other = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

const withdrawableOf = async (player: Player) => (await ask(world, 'GET /finance/wallet', {}, player)).data.withdrawable

test('what one proposes and another approves frees the balance by one posting, however many approve at once [FACT-26]', async () => {
  const player = await tools.bound()
  const unsaid = { uid: String(player.uid), reason: '' }
  expect(await askOffice(world, 'POST /office/api/playRelease/propose', { body: unsaid }, token)).toMatchObject({
    status: 400,
    code: 'invalid_request',
  })
  const sent = await Promise.all([tools.propose(player, token), tools.propose(player, token)])
  expect(sent.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409])
  const { data } = sent.find(({ status }) => status === 200) ?? sent[0]
  expect(data).toMatchObject({ status: 'proposed', open_turnover: '50.00', is_mine: true })
  expect(await tools.decide(player, data.id, { token })).toMatchObject({ status: 403 })
  expect(await withdrawableOf(player)).toBe('0.00')
  const answers = await Promise.all([1, 2, 3].map(() => tools.decide(player, data.id, { token: other })))
  expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409, 409])
  expect(await withdrawableOf(player)).toBe('50.00')
  const { journal, lots } = await world.db.member(player.uid, tx => readLedger(tx, player.uid))
  const released = journal.filter(({ kind }) => kind === 50)
  expect(released.map(({ reference, amount }) => [reference, amount])).toEqual([[data.id, 0n]])
  expect(lots.every(({ closed_at }) => closed_at !== null)).toBe(true)
  expect((await ask(world, 'GET /finance/wallet/lots', {}, player)).data.d).toEqual([])
  expect((await ask(world, 'GET /finance/transaction/list', { query: {} }, player)).data.t).toBe(1)
  expect((await tools.propose(player, token)).code).toBe('play_release_nothing')
})

test('what is refused releases nothing, and is over', async () => {
  const player = await tools.bound()
  const { data } = await tools.propose(player, token)
  expect((await tools.decide(player, data.id, { isApproved: false, token })).data.status).toBe('refused')
  expect(await tools.decide(player, data.id, { token: other })).toMatchObject({ code: 'changed_meanwhile' })
  expect(await withdrawableOf(player)).toBe('0.00')
  const stranger = await world.player()
  expect(await tools.decide(stranger, data.id, { token: other })).toMatchObject({ status: 404 })
})

test('the audit wants two people or a credit behind released play, and the posting behind two people', async () => {
  const player = await tools.bound()
  const { data } = await tools.propose(player, token)
  await tools.decide(player, data.id, { token: other })
  const after = (change: string) =>
    undone(world.db, async db => {
      await db.member(player.uid, tx => sql.raw(change).execute(tx))
      const { findings } = await auditAll({ db, clock: world.clock, grounds: [groundOfReleasedPlay] })
      return findings.map(({ check }) => check)
    })
  const approved = `id = '${data.id}'`
  expect(await after('select 1')).toEqual([])
  expect(await after(`delete from play_release where ${approved}`)).toEqual(['ground'])
  expect(await after(`update play_release set uid = uid + 1 where ${approved}`)).toEqual(['ground', 'missing'])
})
