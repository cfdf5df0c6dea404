import {
  ask,
  askOffice,
  openWorld,
  type Player,
  readLedger,
  staffOf,
  undone,
  withdrawalTools,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditAll, openMonths } from '../wallet/index.ts'
import { groundOfReleasedPlay } from './ground.store.ts'

let world: World
let token: string
let other: string
beforeAll(async () => {
  world = await openWorld()
  await world.db.memberSchema(0, tx => openMonths(tx, world.clock.now()))
  token = (await staffOf(world, { role: 'risk' })).token
  other = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

const reason = 'They may not play any more, ticket 4711'

/** A member with fifty pesos that must be played. */
async function bound(): Promise<Player> {
  const player = await world.player({ kyc: 'fully_kyc' })
  const { uid } = player
  await withdrawalTools(world).move({ act: 'deposit', gateway: 1, uid, reference: `fund ${uid}`, amount: 500_000n })
  return player
}

function propose({ uid }: Player, own = token) {
  return askOffice(world, 'POST /office/api/playRelease/propose', { body: { uid: String(uid), reason } }, own)
}

function decide({ uid }: Pick<Player, 'uid'>, id: string, { isApproved = true, own = other } = {}) {
  const body = { uid: String(uid), id, is_approved: isApproved, reason }
  return askOffice(world, 'POST /office/api/playRelease/decide', { body }, own)
}

const withdrawableOf = async (player: Player) => (await ask(world, 'GET /finance/wallet', {}, player)).data.withdrawable

test('what one proposes and another approves frees the balance by one posting, however many approve at once [FACT-26]', async () => {
  const player = await bound()
  const sent = await Promise.all([propose(player), propose(player)])
  expect(sent.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409])
  const { data } = sent.find(({ status }) => status === 200) ?? sent[0]
  expect(data).toMatchObject({ status: 'proposed', open_turnover: '50.00', is_mine: true })
  expect(await decide(player, data.id, { own: token })).toMatchObject({ status: 403 })
  expect(await withdrawableOf(player)).toBe('0.00')
  const answers = await Promise.all([1, 2, 3].map(() => decide(player, data.id)))
  expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409, 409])
  expect(await withdrawableOf(player)).toBe('50.00')
  const { journal, lots } = await world.db.member(player.uid, tx => readLedger(tx, player.uid))
  expect(journal.filter(({ kind }) => kind === 50).map(({ reference }) => reference)).toEqual([data.id])
  expect(lots.every(({ closed_at }) => closed_at !== null)).toBe(true)
  expect((await ask(world, 'GET /finance/wallet/lots', {}, player)).data.d).toEqual([])
  expect((await ask(world, 'GET /finance/transaction/list', { query: {} }, player)).data.t).toBe(1)
  expect((await propose(player)).code).toBe('play_release_nothing')
})

test('what is refused releases nothing, and is over; nobody proposes or decides about themselves', async () => {
  const player = await bound()
  const { data } = await propose(player)
  expect((await decide(player, data.id, { isApproved: false, own: token })).data.status).toBe('refused')
  expect(await decide(player, data.id)).toMatchObject({ code: 'changed_meanwhile' })
  expect(await withdrawableOf(player)).toBe('0.00')
  const own = await staffOf(world, { role: 'risk', memberUid: player.uid })
  expect(await propose(player, own.token)).toMatchObject({ code: 'own_matter' })
  const { token: content } = await staffOf(world, { role: 'content' })
  expect(await propose(player, content)).toMatchObject({ code: 'not_permitted' })
  const list = (await askOffice(world, 'GET /office/api/playRelease/list', { query: { status: 'refused' } }, token))
    .data
  expect(list.d).toMatchObject([{ id: data.id, uid: String(player.uid), decision: reason }])
})

test('the audit wants two people or a credit behind released play, and the posting behind two people', async () => {
  const player = await bound()
  const { data } = await propose(player)
  await decide(player, data.id)
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
