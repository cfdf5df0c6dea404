import { manilaDay } from '@saya/money'
import { ask, type BetWorld, command, openBetWorld, type Player, readJournal } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let on: BetWorld
beforeAll(async () => {
  on = await openBetWorld()
})
afterAll(() => on.close())

const peso = 10_000n

function listOf({ token }: Player, query: Record<string, string> = {}) {
  return ask(on.world, 'GET /member/bet/list', { query }, { token })
}

describe('the records of bets', () => {
  test('say what was bet and won in each round, newest first, with the totals of all rounds [TXN-31, TXN-37, TXN-40]', async () => {
    const ana = await on.withRounds()
    const { data } = await listOf(ana)
    expect(data).toMatchObject({ t: 5, bt: '60.00', wt: '25.00' })
    expect(data.d.map(row => [row.bet_amount, row.settlement_amount, row.net_amount, row.status])).toEqual([
      ['50.00', '0.00', '0.00', 'failed'],
      ['40.00', '0.00', '0.00', 'failed'],
      ['30.00', '0.00', '-30.00', 'pending'],
      ['20.00', '0.00', '-20.00', 'completed'],
      ['10.00', '25.00', '15.00', 'completed'],
    ])
  })

  test.each([
    ['all', 5, '60.00', '25.00'],
    ['completed', 2, '30.00', '25.00'],
    ['pending', 1, '30.00', '0.00'],
    ['failed', 2, '0.00', '0.00'],
  ])('of the status %s are %i, with sums of their own', async (status, t, bt, wt) => {
    const ana = await on.withRounds()
    const { data } = await listOf(ana, { status })
    expect(data).toMatchObject({ t, bt, wt })
    expect(data.d).toHaveLength(t)
  })

  test('of one type of game leave out all other types', async () => {
    const ana = await on.withRounds()
    const [one, other] = on.games
    expect((await listOf(ana, { game_type: String(one.game_type) })).data).toMatchObject({
      t: 2,
      bt: '30.00',
      wt: '25.00',
    })
    expect((await listOf(ana, { game_type: String(other.game_type) })).data).toMatchObject({
      t: 3,
      bt: '30.00',
      wt: '0.00',
    })
  })

  test('change with a round until it is over, and name it as its provider does [TXN-31, TXN-39]', async () => {
    const ben = await on.player()
    const [one] = on.games
    const bet = { uid: ben.uid, txId: on.name(), roundId: on.name(), game: Number(one.id), amount: 5n * peso }
    await on.ledger.ledger.apply(command({ kind: 'bet', ...bet }))
    await readJournal(on.world)
    const open = (await listOf(ben)).data
    expect(open).toMatchObject({ bt: '5.00', wt: '0.00', d: [{ status: 'pending', settle_time: 0 }] })
    on.ledger.clock.advance(90_000)
    const win = { ...bet, txId: on.name(), refTxId: bet.txId, amount: 8n * peso, closesRound: true }
    await on.ledger.ledger.apply(command({ kind: 'settle', ...win }))
    await readJournal(on.world)
    const { data } = await listOf(ben)
    expect(data).toMatchObject({ t: 1, bt: '5.00', wt: '8.00', d: [{ status: 'completed', net_amount: '3.00' }] })
    expect(data.d[0]?.id).toBe(open.d[0]?.id)
    expect(data.d[0]?.round_id).toBe(bet.roundId)
    expect(data.d[0]?.settle_time).toBe((data.d[0]?.created_at ?? 0) + 90)
    const free = { ...bet, txId: on.name(), roundId: on.name(), amount: 0n, isFreeRound: true }
    await on.ledger.ledger.apply(command({ kind: 'bet', ...free }))
    await on.ledger.ledger.apply(command({ kind: 'rollback', ...free, txId: on.name(), refTxId: free.txId }))
    await readJournal(on.world)
    expect((await listOf(ben)).data).toMatchObject({ t: 2, bt: '5.00', d: [{ status: 'failed' }, {}] })
  })

  test('of today and of yesterday are parted by midnight in Manila, also as days of one’s own choice [TXN-66]', async () => {
    const cora = await on.player()
    const [one] = on.games
    const game = Number(one.id)
    on.ledger.clock.advance(-24 * 3_600_000)
    await on.play(cora, { game, bet: 7n, win: 0n })
    on.ledger.clock.advance(24 * 3_600_000)
    await on.play(cora, { game, bet: 9n, win: 0n })
    await readJournal(on.world)
    expect((await listOf(cora, { time_flag: '0' })).data).toMatchObject({ t: 1, bt: '9.00' })
    expect((await listOf(cora, { time_flag: '1' })).data).toMatchObject({ t: 1, bt: '7.00' })
    expect((await listOf(cora, { time_flag: '7' })).data).toMatchObject({ t: 2, bt: '16.00' })
    const today = manilaDay(on.ledger.clock.now())
    const yesterday = manilaDay(on.ledger.clock.now() - 24 * 3_600_000)
    expect((await listOf(cora, { time_flag: `${yesterday}_${yesterday}` })).data).toMatchObject({ t: 1, bt: '7.00' })
    expect((await listOf(cora, { time_flag: `${yesterday}_${today}` })).data).toMatchObject({ t: 2, bt: '16.00' })
    expect((await listOf(cora, { time_flag: `${today}_${yesterday}` })).status).toBe(400)
  })

  test('come in pages of ten, each record once, by cursor and by number', async () => {
    const dina = await on.player()
    const [one] = on.games
    for (let round = 0; round < 23; round++) await on.play(dina, { game: Number(one.id), bet: 1n, win: 0n })
    await readJournal(on.world)
    const seen: string[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const { data }: Awaited<ReturnType<typeof listOf>> = await listOf(dina, { cursor })
      expect(data).toMatchObject({ t: 23, bt: '23.00' })
      seen.push(...data.d.map(({ id }) => id))
      cursor = data.next
    }
    expect(new Set(seen).size).toBe(23)
    const { data } = await listOf(dina, { page: '2' })
    expect(data.d.map(({ id }) => id)).toEqual(seen.slice(10, 20))
  })

  test('are shown to their owner alone', async () => {
    await on.withRounds()
    expect((await listOf(await on.world.player())).data).toEqual({ d: [], t: 0, bt: '0.00', wt: '0.00' })
    expect(await ask(on.world, 'GET /member/bet/list')).toMatchObject({ status: 401 })
    expect(await listOf(await on.world.player(), { time_flag: '3' })).toMatchObject({ status: 400 })
  })
})
