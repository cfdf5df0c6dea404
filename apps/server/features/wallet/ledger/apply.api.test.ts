import { command, type LedgerWorld, openLedgerWorld, plainRules, readLedger } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WalletCommand } from './command.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld(3)
})
afterAll(() => world.close())

const peso = 10_000n
let counter = 0
const name = () => `tx${++counter}`

const apply = (wish: Parameters<typeof command>[0]) => world.ledger.apply(command(wish))
const ledgerOf = (uid: bigint) => world.db.member(uid, tx => readLedger(tx, uid))

/** One bet of ₱10 on ₱100, as most cases begin. */
async function withBet(wish: Partial<WalletCommand> = {}) {
  const uid = await world.member(100n * peso)
  const bet = { kind: 'bet' as const, uid, txId: name(), roundId: name(), amount: 10n * peso, ...wish }
  expect(await apply(bet)).toMatchObject({ outcome: 'OK', balance: 90n * peso, replayed: false })
  return { uid, bet, of: { uid, roundId: bet.roundId, refTxId: bet.txId } }
}

describe('a bet', () => {
  test('moves its amount to the provider in one balanced posting', async () => {
    const { uid, bet } = await withBet()
    const { wallet, journal, rounds } = await ledgerOf(uid)
    expect(wallet).toMatchObject({ balance: 90n * peso, version: 1n })
    expect(journal).toMatchObject([
      {
        seq: 1n,
        kind: 1,
        source: 0,
        destination: 1001,
        amount: 10n * peso,
        balance_after: 90n * peso,
        reference: bet.txId,
      },
    ])
    expect(rounds).toMatchObject([{ bet: 10n * peso, win: 0n, closed_at: null }])
  })

  test('sent again answers the same and moves nothing', async () => {
    const { uid, bet } = await withBet()
    await apply({ kind: 'promo', uid, txId: name(), amount: 5n * peso })
    expect(await apply(bet)).toMatchObject({
      outcome: 'OK',
      replayed: true,
      balance: 95n * peso,
      originalBalance: 90n * peso,
    })
    expect((await ledgerOf(uid)).journal).toHaveLength(2)
  })

  test.each([
    ['amount', { amount: 11n * peso }],
    ['round', { roundId: 'another' }],
    ['game', { game: 6 }],
  ])('sent again with another %s is a conflict and moves nothing', async (_what, other) => {
    const { uid, bet } = await withBet()
    expect(await apply({ ...bet, ...other })).toMatchObject({ outcome: 'TX_CONFLICT', balance: 90n * peso })
    expect((await ledgerOf(uid)).journal).toHaveLength(1)
  })

  test('under the key of another member is a conflict, whoever sends first', async () => {
    const { bet } = await withBet()
    const other = await world.member(100n * peso)
    // The same schema, so that both share one table of commands.
    const sameSchema = other % 3n === bet.uid % 3n ? other : await memberOfSchema(bet.uid % 3n)
    expect(await apply({ ...bet, uid: sameSchema })).toMatchObject({ outcome: 'TX_CONFLICT' })
  })

  test('above the balance is refused with the true balance, and stays refused when money has come', async () => {
    const uid = await world.member(9n * peso)
    const bet = { kind: 'bet' as const, uid, txId: name(), amount: 10n * peso }
    expect(await apply(bet)).toMatchObject({ outcome: 'INSUFFICIENT_FUNDS', balance: 9n * peso })
    await apply({ kind: 'promo', uid, txId: name(), amount: 100n * peso })
    expect(await apply(bet)).toMatchObject({ outcome: 'INSUFFICIENT_FUNDS', replayed: true, balance: 109n * peso })
    const rollback = { kind: 'rollback' as const, uid, txId: name(), refTxId: bet.txId, roundId: 'r1' }
    expect(await apply(rollback)).toMatchObject({ outcome: 'OK', balance: 109n * peso })
  })

  test('of the whole balance leaves nothing, and the next one is refused', async () => {
    const uid = await world.member(10n * peso)
    expect(await apply({ kind: 'bet', uid, txId: name(), roundId: 'a', amount: 10n * peso })).toMatchObject({
      outcome: 'OK',
      balance: 0n,
    })
    expect(await apply({ kind: 'bet', uid, txId: name(), roundId: 'b', amount: 1n })).toMatchObject({
      outcome: 'INSUFFICIENT_FUNDS',
    })
  })

  test('with its win does both or neither: the win never pays for the bet', async () => {
    const uid = await world.member(10n * peso)
    expect(
      await apply({
        kind: 'bet',
        uid,
        txId: name(),
        roundId: 'a',
        amount: 11n * peso,
        win: 50n * peso,
        closesRound: true,
      }),
    ).toMatchObject({
      outcome: 'INSUFFICIENT_FUNDS',
      balance: 10n * peso,
    })
    expect(
      await apply({
        kind: 'bet',
        uid,
        txId: name(),
        roundId: 'b',
        amount: 10n * peso,
        win: 50n * peso,
        closesRound: true,
      }),
    ).toMatchObject({
      outcome: 'OK',
      balance: 50n * peso,
    })
    expect((await ledgerOf(uid)).wallet).toMatchObject({ turnover: 10n * peso, version: 2n })
  })

  test('of one hundred bets at once on money for one, exactly one is accepted', async () => {
    const uid = await world.member(10n * peso)
    const results = await Promise.all(
      Array.from({ length: 100 }, () => apply({ kind: 'bet', uid, txId: name(), roundId: name(), amount: 10n * peso })),
    )
    expect(results.filter(({ outcome }) => outcome === 'OK')).toHaveLength(1)
    expect(results.filter(({ outcome }) => outcome === 'INSUFFICIENT_FUNDS')).toHaveLength(99)
  })
})

async function memberOfSchema(schema: bigint): Promise<bigint> {
  for (;;) {
    const uid = await world.member(100n * peso)
    if (uid % 3n === schema) return uid
  }
}

describe('a settle', () => {
  test('pays the win once, closes the round and counts its turnover', async () => {
    const { uid, of } = await withBet()
    const settle = { kind: 'settle' as const, ...of, txId: name(), amount: 25n * peso, closesRound: true }
    expect(await apply(settle)).toMatchObject({ outcome: 'OK', balance: 115n * peso })
    expect(await apply(settle)).toMatchObject({ outcome: 'OK', replayed: true, balance: 115n * peso })
    const { wallet, rounds } = await ledgerOf(uid)
    expect(wallet.turnover).toBe(10n * peso)
    expect(rounds[0]?.closed_at).not.toBeNull()
  })

  test('of nothing is kept too, so that the round is known to be over', async () => {
    const { uid, of } = await withBet()
    expect(await apply({ kind: 'settle', ...of, txId: name(), amount: 0n, closesRound: true })).toMatchObject({
      outcome: 'OK',
      balance: 90n * peso,
    })
    expect((await ledgerOf(uid)).journal.map(row => row.amount)).toEqual([10n * peso, 0n])
  })

  test('without its bet may be sent again, and pays once the bet is there', async () => {
    const uid = await world.member(100n * peso)
    const bet = { kind: 'bet' as const, uid, txId: name(), amount: 10n * peso }
    const settle = { kind: 'settle' as const, uid, txId: name(), refTxId: bet.txId, amount: 20n * peso }
    expect(await apply(settle)).toMatchObject({ outcome: 'BET_NOT_FOUND', balance: 100n * peso })
    await apply(bet)
    expect(await apply(settle)).toMatchObject({ outcome: 'OK', balance: 110n * peso })
  })

  test('of a closed round is refused and kept for somebody to look at', async () => {
    const { of } = await withBet()
    await apply({ kind: 'settle', ...of, txId: name(), amount: 0n, closesRound: true })
    const late = { kind: 'settle' as const, ...of, txId: name(), amount: peso }
    expect(await apply(late)).toMatchObject({ outcome: 'ROUND_CLOSED' })
    expect(await apply(late)).toMatchObject({ outcome: 'ROUND_CLOSED', replayed: true })
  })
})

describe('a rollback', () => {
  test('gives the bet back once, however often it is sent', async () => {
    const { uid, of } = await withBet()
    const rollback = { kind: 'rollback' as const, ...of, txId: name() }
    expect(await apply(rollback)).toMatchObject({ outcome: 'OK', balance: 100n * peso })
    expect(await apply(rollback)).toMatchObject({ outcome: 'OK', replayed: true, balance: 100n * peso })
    expect(await apply({ ...rollback, txId: name() })).toMatchObject({ outcome: 'OK', balance: 100n * peso })
    expect((await ledgerOf(uid)).journal).toHaveLength(2)
  })

  test('that comes before its bet stands in its place: the bet is never taken', async () => {
    const uid = await world.member(100n * peso)
    const bet = { kind: 'bet' as const, uid, txId: name(), amount: 10n * peso }
    expect(await apply({ kind: 'rollback', uid, txId: name(), refTxId: bet.txId })).toMatchObject({ outcome: 'OK' })
    expect(await apply(bet)).toMatchObject({ outcome: 'BET_CANCELLED', balance: 100n * peso })
    expect(await apply(bet)).toMatchObject({ outcome: 'BET_CANCELLED', balance: 100n * peso })
    expect(await apply({ kind: 'settle', uid, txId: name(), refTxId: bet.txId, amount: peso })).toMatchObject({
      outcome: 'TX_ROLLED_BACK',
    })
    expect((await ledgerOf(uid)).wallet.balance).toBe(100n * peso)
  })

  test('of a settled bet is refused, or takes both back, as the provider’s contract says', async () => {
    const refused = await withBet()
    await apply({ kind: 'settle', ...refused.of, txId: name(), amount: 30n * peso, closesRound: true })
    expect(await apply({ kind: 'rollback', ...refused.of, txId: name() })).toMatchObject({
      outcome: 'ALREADY_SETTLED',
      balance: 120n * peso,
    })

    const rules = { ...plainRules, settledCanBeTakenBack: true }
    const taken = await withBet({ rules })
    await apply({ kind: 'settle', ...taken.of, txId: name(), amount: 30n * peso, closesRound: true, rules })
    expect(await apply({ kind: 'rollback', ...taken.of, txId: name(), rules })).toMatchObject({
      outcome: 'OK',
      balance: 100n * peso,
    })
    expect((await ledgerOf(taken.uid)).wallet.turnover).toBe(0n)
  })

  test('that would leave less than nothing is refused', async () => {
    const rules = { ...plainRules, settledCanBeTakenBack: true }
    const { uid, of } = await withBet({ rules })
    await apply({ kind: 'settle', ...of, txId: name(), amount: 30n * peso, rules })
    await apply({ kind: 'bet', uid, txId: name(), roundId: 'gone', amount: 120n * peso })
    expect(await apply({ kind: 'rollback', ...of, txId: name(), rules })).toMatchObject({
      outcome: 'BALANCE_TOO_LOW',
      balance: 0n,
    })
  })

  test('of another member’s bet is a conflict', async () => {
    const { bet, of } = await withBet()
    const stranger = await memberOfSchema(bet.uid % 3n)
    expect(await apply({ kind: 'rollback', ...of, uid: stranger, txId: name() })).toMatchObject({
      outcome: 'TX_CONFLICT',
    })
  })
})

test('a blocked wallet takes no bets but is still paid', async () => {
  const uid = await world.member(100n * peso)
  const open = { kind: 'bet' as const, uid, txId: name(), roundId: 'before', amount: peso }
  await apply(open)
  await world.db.member(uid, tx => tx.updateTable('wallet').set({ gates: 1 }).where('uid', '=', uid).execute())
  expect(await apply({ kind: 'bet', uid, txId: name(), roundId: 'after', amount: peso })).toMatchObject({
    outcome: 'PLAYER_BLOCKED',
  })
  expect(
    await apply({ kind: 'settle', uid, txId: name(), refTxId: open.txId, roundId: 'before', amount: 5n * peso }),
  ).toMatchObject({ outcome: 'OK' })
})

test('a member without a wallet is unknown, and nothing is kept of the command', async () => {
  const stray = { kind: 'bet' as const, uid: 999_999n, txId: name(), amount: peso }
  expect(await apply(stray)).toMatchObject({ outcome: 'PLAYER_UNKNOWN', balance: 0n })
  expect(
    await world.db.member(999_999n, tx => tx.selectFrom('command').selectAll().where('uid', '=', 999_999n).execute()),
  ).toEqual([])
})

test('every order and repetition of a bet, its settle and its rollback ends in one of two legal states', async () => {
  const orders = permutations(['bet', 'settle', 'rollback', 'bet', 'rollback', 'settle'] as const)
  for (const order of orders) {
    const uid = await world.member(100n * peso)
    const bet = { kind: 'bet' as const, uid, txId: name(), roundId: name(), amount: 10n * peso }
    const of = { uid, roundId: bet.roundId, refTxId: bet.txId }
    const commands = {
      bet,
      settle: { kind: 'settle' as const, ...of, txId: name(), amount: 25n * peso, closesRound: true },
      rollback: { kind: 'rollback' as const, ...of, txId: name() },
    }
    for (const step of order) await apply(commands[step])
    const { wallet, journal } = await ledgerOf(uid)
    expect([100n * peso, 115n * peso], order.join(' ')).toContain(wallet.balance)
    expect(wallet.version).toBe(BigInt(journal.length))
  }
})

function permutations<T>(items: readonly T[]): T[][] {
  const found = new Map<string, T[]>()
  function walk(taken: T[], left: readonly T[]): void {
    if (left.length === 0) found.set(taken.join(), taken)
    left.forEach((item, index) =>
      walk(
        [...taken, item],
        left.filter((_, other) => other !== index),
      ),
    )
  }
  walk([], items)
  return [...found.values()]
}
