import {
  ask,
  dyingDatabase,
  inviteTools,
  limitTools,
  openWorld,
  type Player,
  readLedger,
  rewardTools,
  undone,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killOwnConnection } from '../../../../packages/testing/simulation/simulation.store.ts'
import { sql } from 'kysely'
import { auditAll, openMonths, post } from '../wallet/index.ts'
import type { Database, MemberTx } from '../../platform/db/database.ts'
import { groundOfReturns } from './return.store.ts'
import { returnBonus } from './returnBonus.ts'

let world: World
let tools: ReturnType<typeof rewardTools>
beforeAll(async () => {
  world = await openWorld()
  tools = rewardTools(world)
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    await world.db.memberSchema(schema, tx => openMonths(tx, world.clock.now()))
  }
})
afterAll(() => world.close())

const peso = 10_000n
let named = 0

/** A member with a deposit of their own and a bonus behind it. */
async function withBonus({ deposit = 100n, bonus = 50n, multiple = 2 } = {}): Promise<Player> {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const nowMs = world.clock.now()
  if (deposit > 0n) {
    await world.db.member(ana.uid, tx =>
      post(tx, { act: 'deposit', gateway: 1, uid: ana.uid, reference: `d ${++named}`, amount: deposit * peso, nowMs }),
    )
  }
  const { key } = await tools.promise(ana, { amount: bonus * peso, multiple })
  await tools.collect(key)
  return ana
}

const lots = async (as: Player) => (await ask(world, 'GET /finance/wallet/lots', {}, as)).data
const wallet = async (as: Player) => (await ask(world, 'GET /finance/wallet', {}, as)).data
const back = (as: Player, lot: string, amount: string, key = `key-${++named}`) =>
  ask(
    world,
    'POST /promo/bonus/return',
    { body: { lot, amount } },
    { token: as.token, headers: { 'idempotency-key': key } },
  )

async function bonusOf(as: Player) {
  const lot = (await lots(as)).d.find(({ returnable }) => returnable !== null)
  if (!lot) throw new Error('There is no bonus.')
  return { id: lot.id, returnable: lot.returnable ?? '' }
}

test('what is left of a bonus is taken, its lot closes, and own money is as free as without it [PROMO-91]', async () => {
  const ana = await withBonus()
  expect(await wallet(ana)).toMatchObject({ balance: '150.00', withdrawable: '0.00' })
  const { id, returnable } = await bonusOf(ana)
  expect(returnable).toBe('50.00')
  expect((await lots(ana)).d.map(lot => lot.returnable)).toEqual([null, '50.00'])
  const total = async () => (await ask(world, 'GET /promo/bonus/total', {}, ana)).data.total
  expect(await total()).toBe('50.00')
  expect((await back(ana, id, '50.00')).data).toEqual({
    message: 'The bonus was given back. ₱50.00 was taken from your balance.',
    amount: '50.00',
    withdrawable: '0.00',
  })
  expect(await lots(ana)).toMatchObject({ t: 1, open_turnover: '100.00', d: [{ name: 'Deposit' }] })
  expect([await total(), (await wallet(ana)).balance]).toEqual(['0.00', '100.00'])
  const history = await ask(world, 'GET /finance/transaction/list', {}, ana)
  expect(history.data.d[0]).toMatchObject({ cash_type: 51 })
})

test('given back between other credits, those behind it ask for as much play as before, and the auditor finds nothing [PROMO-92]', async () => {
  const ana = await withBonus({ multiple: 3 })
  const nowMs = world.clock.now()
  const later = {
    act: 'deposit',
    gateway: 1,
    uid: ana.uid,
    reference: `d ${++named}`,
    amount: 40n * peso,
    nowMs,
  } as const
  await world.db.member(ana.uid, tx => post(tx, later))
  const { id, returnable } = await bonusOf(ana)
  await back(ana, id, returnable)
  expect(await lots(ana)).toMatchObject({ open_turnover: '140.00', d: [{ left: '100.00' }, { left: '40.00' }] })
  const second = await tools.promise(ana, { amount: 10n * peso, multiple: 1 })
  await tools.collect(second.key)
  const again = await bonusOf(ana)
  await back(ana, again.id, again.returnable)
  const { wallet: row, lots: rows } = await world.db.member(ana.uid, tx => readLedger(tx, ana.uid))
  expect([row.release_at, row.balance]).toEqual([140n * peso, 140n * peso])
  expect(rows.map(({ forgiven, release_at: end }) => [forgiven / peso, end / peso])).toEqual([
    [0n, 100n],
    [150n, 250n],
    [0n, 140n],
    [10n, 150n],
  ])
  const found = (change: string) =>
    undone(world.db, async db => {
      await db.member(ana.uid, tx => sql.raw(change).execute(tx))
      const { findings } = await auditAll({ db, clock: world.clock, grounds: [groundOfReturns] })
      return [...new Set(findings.map(({ check }) => check))].sort()
    })
  expect(await found('select 1')).toEqual([])
  const own = `where uid = ${ana.uid} and seq`
  expect(await found(`update lot set forgiven = forgiven - 1 ${own} = 2`)).toContain('lot')
  expect(await found(`update lot set closed_by = null, closed_at = null ${own} = 2`)).toContain('lot')
  expect(await found(`update lot set release_at = release_at - 10000 ${own} = 3`)).toContain('lot')
  expect(await found(`update wallet set release_at = 0 where uid = ${ana.uid} and asset = 'PHP'`)).toContain('release')
  expect(await found(`update bonus_return set amount = amount - 1 where uid = ${ana.uid} and lot = 2`)).toContain(
    'ground',
  )
  expect(await found(`delete from bonus_return where uid = ${ana.uid} and lot = 2`)).toEqual(['ground'])
})

test('two bonuses given back, the newer first, leave the auditor nothing to find [PROMO-92]', async () => {
  const ana = await withBonus()
  const second = await tools.promise(ana, { amount: 10n * peso, multiple: 3 })
  await tools.collect(second.key)
  const bonuses = (await lots(ana)).d.filter(({ returnable }) => returnable !== null)
  for (const { id, returnable } of bonuses.toReversed()) await back(ana, id, returnable ?? '')
  expect(await lots(ana)).toMatchObject({ open_turnover: '100.00', d: [{ left: '100.00' }] })
  const { findings } = await auditAll({ db: world.db, clock: world.clock, grounds: [groundOfReturns] })
  expect(findings).toEqual([])
})

test('sent again, at once or later, it is given back once; of another amount than was shown it is not [PROMO-93]', async () => {
  const ana = await withBonus()
  const { id } = await bonusOf(ana)
  for (const other of ['49.99', '50.01'])
    expect(await back(ana, id, other)).toMatchObject({ status: 409, code: 'bonus_changed' })
  const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => back(ana, id, '50.00')))
  expect(new Set(replies.map(({ status, data }) => `${status} ${data?.amount}`))).toEqual(new Set(['200 50.00']))
  const { journal } = await world.db.member(ana.uid, tx => readLedger(tx, ana.uid))
  expect(journal.filter(({ kind }) => kind === 51)).toMatchObject([{ amount: 50n * peso, round_id: id }])
})

type Once = (work: (tx: MemberTx) => Promise<unknown>) => Promise<unknown>

/** The product's own call, in a process of which somebody else says how it ends. */
async function backOn(db: Database, once: Once, { ana, lot }: { ana: Player; lot: string }): Promise<unknown> {
  const handler = returnBonus({ ...world.apiOptions, db, clock: world.clock } as Parameters<typeof returnBonus>[0])
  const call = { caller: { uid: ana.uid }, body: { lot, amount: '50.00' }, visitor: { language: 'en' }, once }
  return handler(call as never)
}

/** How many postings and how many rows of its own a bonus that was given back has left. */
async function written({ uid }: Player): Promise<readonly number[]> {
  return world.db.member(uid, async tx => {
    const { journal } = await readLedger(tx, uid)
    const rows = await tx.selectFrom('bonus_return').select('id').where('uid', '=', uid).execute()
    return [journal.filter(({ kind }) => kind === 51).length, rows.length]
  })
}

test('killed behind its one commit it has happened whole [PROMO-93]', async () => {
  const ana = await withBonus()
  const { id } = await bonusOf(ana)
  const { dying } = dyingDatabase(world.db, 2)
  await backOn(dying, work => dying.member(ana.uid, work), { ana, lot: id }).catch(() => undefined)
  expect(await written(ana)).toEqual([1, 1])
})

test('killed before its commit it has not happened, and happens when it is sent again [PROMO-93]', async () => {
  const ana = await withBonus()
  const { id } = await bonusOf(ana)
  const commit: Once = work =>
    world.db.member(ana.uid, async tx => {
      const result = await work(tx)
      await killOwnConnection(tx)
      return result
    })
  await expect(backOn(world.db, commit, { ana, lot: id })).rejects.toThrow(/terminat|Connection/)
  expect(await written(ana)).toEqual([0, 0])
  expect((await wallet(ana)).balance).toBe('150.00')
  expect(await back(ana, id, '50.00')).toMatchObject({ status: 200 })
})

test('not while a round is open, which may still win; not what is no bonus, another’s, or played through [PROMO-94]', async () => {
  const ana = await withBonus({ deposit: 0n, multiple: 1 })
  const { id } = await bonusOf(ana)
  expect(await limitTools(world).bet(ana, 20)).toBe('OK')
  expect(await back(ana, id, (await bonusOf(ana)).returnable)).toMatchObject({ status: 409, code: 'bonus_round_open' })
  const ben = await withBonus()
  expect(await back(ben, '1', '100.00')).toMatchObject({ status: 409, code: 'bonus_gone' })
  expect(await back(await world.player(), id, '50.00')).toMatchObject({ status: 409, code: 'bonus_gone' })
  expect((await ask(world, 'POST /promo/bonus/return', { body: { lot: '1', amount: '1.00' } })).status).toBe(401)
  expect(await back(ben, '0', '1.00')).toMatchObject({ status: 400 })
  const cora = await withBonus({ deposit: 0n, multiple: 1 })
  const played = await bonusOf(cora)
  await inviteTools(world).play(cora, 50n)
  expect(await wallet(cora)).toMatchObject({ balance: '50.00', withdrawable: '50.00' })
  expect(await back(cora, played.id, played.returnable)).toMatchObject({ status: 409, code: 'bonus_gone' })
  expect((await wallet(cora)).balance).toBe('50.00')
})
