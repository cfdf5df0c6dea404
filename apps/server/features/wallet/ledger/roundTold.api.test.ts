import { command, type LedgerWorld, openLedgerWorld, plainRules, readLedger, setPlayLimits } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditAll } from '../audit/auditAll.ts'
import type { WalletCommand } from './command.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld()
})
afterAll(() => world.close())

const peso = 10_000n
let counter = 0
const name = () => `told ${++counter}`
const rules = { ...plainRules, settledCanBeTakenBack: true }

async function member(): Promise<bigint> {
  const uid = await world.funded(1000n * peso)
  const limits = [{ counts: 'lost', period: 'day', most: 100n * peso }] as const
  await world.db.member(uid, tx => setPlayLimits(tx, { uid, limits, from: '2026-03-02' }))
  return uid
}

type PartialCommand = Partial<WalletCommand>

/** What a member's round comes to: the turnover of the wallet, and what was lost by the limit. */
async function play(...acts: readonly (() => PartialCommand & { kind: 'bet' | 'settle' })[]) {
  const uid = await member()
  const of = { uid, roundId: name() }
  for (const act of acts) {
    const { outcome } = await world.ledger.apply(command({ ...of, rules, txId: name(), ...act() }))
    expect(outcome).toBe('OK')
  }
  const { rows } = await world.db.member(uid, tx =>
    sql<{ used: bigint }>`select play_used[4] as used from wallet where uid = ${uid} and asset = 'PHP'`.execute(tx),
  )
  const { wallet } = await world.db.member(uid, tx => readLedger(tx, uid))
  return { turnover: wallet.turnover, lost: rows[0]?.used }
}

const bet =
  (amount: bigint, said: PartialCommand = {}) =>
  () => ({ ...said, kind: 'bet' as const, amount })
const win =
  (amount: bigint, said: PartialCommand = {}) =>
  () => ({ isForRound: true, ...said, kind: 'settle' as const, amount })
const closing = { closesRound: true }
const free = { isFreeRound: true }
const sided = { isTwoSided: true }

describe('what a round counts is told by its bets, whatever closes it:', () => {
  test.each([
    ['money closed as free', [bet(20n * peso), win(9n * peso, { ...closing, ...free })], 20n * peso, 11n * peso],
    ['free closed as money', [bet(0n, free), win(9n * peso, closing)], 0n, 0n],
    ['free that costs', [bet(20n * peso, free), win(0n, closing)], 20n * peso, 20n * peso],
    ['money beside free', [bet(0n, free), win(5n * peso, free), bet(20n * peso, closing)], 20n * peso, 15n * peso],
    [
      'free behind money',
      [bet(20n * peso), bet(0n, free), win(5n * peso, { ...closing, ...free })],
      20n * peso,
      15n * peso,
    ],
    ['two sides closed as one', [bet(20n * peso, sided), win(20n * peso, closing)], 0n, 0n],
    ['two sides, half lost', [bet(20n * peso, sided), win(10n * peso, closing)], 10n * peso, 10n * peso],
    ['one side closed as two', [bet(20n * peso), win(20n * peso, { ...closing, ...sided })], 20n * peso, 0n],
  ] as const)('%s', async (_what, acts, turnover, lost) => {
    expect(await play(...acts)).toEqual({ turnover, lost })
  })

  test('and the audit finds another turnover than that', async () => {
    expect((await auditAll(world)).findings.filter(({ check }) => check === 'round')).toEqual([])
    await world.db.memberSchema(0, tx => sql`update round set two_sided = not two_sided where bet > 0`.execute(tx))
    const found = (await auditAll(world)).findings.filter(({ check }) => check === 'round')
    expect(found.map(({ detail }) => detail)).toContain('counts 200000 as turnover')
    await world.db.memberSchema(0, tx => sql`update round set two_sided = not two_sided where bet > 0`.execute(tx))
  })
})

describe('a rollback whose round was not said', () => {
  test('is not kept where its bet has come into another round, and goes through with that one', async () => {
    const uid = await member()
    const placed = command({ kind: 'bet', uid, txId: name(), roundId: name(), amount: peso, rules })
    await world.ledger.apply(placed)
    const back = { kind: 'rollback', uid, txId: name(), refTxId: placed.txId, isRoundUnsaid: true, rules } as const
    const early = await world.ledger.apply(command({ ...back, roundId: 'not known' }))
    expect(early).toMatchObject({ outcome: 'TEMPORARY', seq: null })
    const { rows } = await world.db.member(uid, tx => sql`select from alarm`.execute(tx))
    expect(rows).toEqual([])
    const known = command({ ...back, roundId: placed.roundId })
    expect(await world.ledger.apply(known)).toMatchObject({ outcome: 'OK', balance: 1000n * peso, replayed: false })
    expect(await world.ledger.apply(known)).toMatchObject({ outcome: 'OK', replayed: true })
  })
})
