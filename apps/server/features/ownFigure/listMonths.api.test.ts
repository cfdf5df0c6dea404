import { ask, figureTools, openWorld, type Player, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

const peso = 10_000n
let world: World
let on: ReturnType<typeof figureTools>
let ana: Player
beforeAll(async () => {
  world = await openWorld()
  on = figureTools(world)
  ana = await world.player({ kyc: 'fully_kyc' })
})
afterAll(() => world.close())

const nothing = { paid_in: '0.00', paid_out: '0.00', net_deposits: '0.00' }
const noPlay = { bet: '0.00', won: '0.00', result: '0.00', bonus: '0.00', seconds: 0 }

test('a new member has one month with nothing in it, which is not whole; a guest is refused [SAFE-30, SAFE-31]', async () => {
  const { d, lifetime } = await on.months(ana)
  expect(d).toEqual([{ month: '2026-03', ...nothing, ...noPlay, is_whole: false }])
  expect(lifetime).toEqual(nothing)
  expect(await ask(world, 'GET /member/own-figure/month/list')).toMatchObject({ status: 401 })
})

test('what was paid, played and given stands in its month, to the journal’s own centavo, and so do net deposits of all time [SAFE-30, SAFE-32, SAFE-33]', async () => {
  await on.move(ana, { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill', amount: 500n * peso })
  await on.move(ana, { act: 'deposit', gateway: 1, amount: 1000n * peso })
  await on.move(ana, { act: 'voucher', amount: 50n * peso })
  await on.move(ana, { act: 'withdrawal_hold', amount: 200n * peso })
  const failed = await on.move(ana, { act: 'withdrawal_hold', amount: 100n * peso })
  await on.move(ana, { act: 'withdrawal_release', amount: 100n * peso, of: failed })
  await on.move(ana, { act: 'promotion', cashType: 4001, amount: 5n * peso })
  await on.play(ana, { bet: 10n, win: 25n })
  await on.play(ana, { bet: 0n, win: 3n, isFree: true })
  const open = await on.play(ana, { bet: 40n })
  const late = await on.play(ana, { bet: 7n, win: 1n })
  await on.prize(ana, 4n)
  await on.correct(ana, -2n)
  await on.read()
  const march = {
    month: '2026-03',
    paid_in: '1050.00',
    paid_out: '200.00',
    net_deposits: '850.00',
    bet: '17.00',
    won: '31.00',
    result: '14.00',
    bonus: '5.00',
    seconds: 0,
    is_whole: false,
  }
  expect(await on.months(ana)).toEqual({
    d: [march],
    lifetime: { paid_in: '1050.00', paid_out: '200.00', net_deposits: '850.00' },
  })
  await on.goTo('2026-04-02T12:00')
  await open.settle(0n)
  await late.takeBack()
  await on.move(ana, { act: 'deposit', gateway: 1, amount: 30n * peso })
  await on.read()
  const { d, lifetime } = await on.months(ana)
  // A round counts where it ended. One that is taken back later is no round of any month.
  expect(d).toMatchObject([
    { ...march, bet: '10.00', won: '30.00', result: '20.00', is_whole: true },
    { month: '2026-04', paid_in: '30.00', bet: '40.00', won: '0.00', result: '-40.00', is_whole: false },
  ])
  expect(lifetime).toEqual({ paid_in: '1080.00', paid_out: '200.00', net_deposits: '880.00' })
  const { rows } = await world.db.member(ana.uid, tx =>
    sql<{ moved: bigint }>`
      select sum(case when destination = 0 then amount when source = 0 then -amount else 0 end)::bigint as moved
      from journal where uid = ${ana.uid} and asset = 'PHP' and kind not in (30, 31)`.execute(tx),
  )
  const cents = (text: string | undefined) => BigInt((text ?? '').replace('.', ''))
  const told = d.reduce(
    (sum, { net_deposits: net, result, bonus }) => sum + cents(net) + cents(result) + cents(bonus),
    0n,
  )
  expect(told * 100n).toBe(rows[0]?.moved)
})

test('nobody sees the figures of another member [SAFE-31]', async () => {
  const ben = await world.player({ kyc: 'fully_kyc' })
  const { d, lifetime } = await on.months(ben)
  expect([d, lifetime]).toEqual([[{ month: '2026-04', ...nothing, ...noPlay, is_whole: false }], nothing])
})

test('a tester sees what they played, which counts nowhere else [SAFE-34]', async () => {
  const cora = await world.player({ kyc: 'fully_kyc' })
  await world.db.member(cora.uid, tx =>
    tx.updateTable('wallet').set({ tester: true }).where('uid', '=', cora.uid).execute(),
  )
  await on.move(cora, { act: 'deposit', gateway: 1, amount: 100n * peso })
  await on.play(cora, { bet: 10n, win: 4n })
  await on.read()
  expect((await on.months(cora)).d).toMatchObject([{ bet: '10.00', won: '4.00', result: '-6.00' }])
  // The same of anybody else counts for levels, and with them for ranks, rebates and tasks.
  const dora = await world.player({ kyc: 'fully_kyc' })
  await on.move(dora, { act: 'deposit', gateway: 1, amount: 100n * peso })
  await on.play(dora, { bet: 10n, win: 4n })
  await on.read()
  async function countedOf(player: Player) {
    const tallied = await world.db.member(player.uid, tx =>
      tx.selectFrom('tally_game').select('turnover').where('uid', '=', player.uid).execute(),
    )
    return [(await ask(world, 'GET /member/vip', {}, player)).data.xp, tallied.map(({ turnover }) => turnover)]
  }
  expect([await countedOf(cora), await countedOf(dora)]).toEqual([
    [0, [0n]],
    [10, [10n * peso]],
  ])
})

test('after a year the oldest month is the twelfth with this one, and what lies before it counts in net deposits alone [SAFE-30, SAFE-33]', async () => {
  await on.goTo('2027-03-15T12:00')
  const { d, lifetime } = await on.months(ana)
  expect([d.length, d.at(0)?.month, d.at(-1)?.month]).toEqual([12, '2026-04', '2027-03'])
  expect(lifetime.paid_in).toBe('1080.00')
})
