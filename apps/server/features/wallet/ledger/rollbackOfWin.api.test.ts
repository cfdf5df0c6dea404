import { command, type LedgerWorld, listIncidents, openLedgerWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passOnAlarms } from '../../../platform/incident/passOnAlarms.ts'
import { auditAll } from '../audit/auditAll.ts'

const peso = 10_000n
let world: LedgerWorld
let counter = 0
const name = () => `tx${++counter}`

beforeAll(async () => {
  world = await openLedgerWorld()
})
afterAll(() => world.close())

const apply = (wish: Parameters<typeof command>[0]) => world.ledger.apply(command(wish))

/** A bet of ₱10 that was taken of ₱100, its win of ₱25 and a rollback that names the win. */
async function seat() {
  const uid = await world.funded(100n * peso)
  const at = { uid, roundId: name() }
  const bet = { kind: 'bet', ...at, txId: name(), amount: 10n * peso } as const
  const win = { kind: 'settle', ...at, txId: name(), refTxId: bet.txId, amount: 25n * peso } as const
  const rollback = { kind: 'rollback', ...at, txId: name(), refTxId: win.txId } as const
  await apply(bet)
  return { bet, win, rollback }
}

test('a rollback that names a win is refused finally, moves no money, and raises an incident', async () => {
  const { bet, win, rollback } = await seat()
  await apply(win)
  for (const replayed of [false, true]) {
    expect(await apply(rollback)).toMatchObject({ outcome: 'NOT_A_BET', balance: 115n * peso, replayed, seq: null })
  }
  expect(await apply({ ...rollback, txId: name() })).toMatchObject({ outcome: 'NOT_A_BET' })
  // Should it have meant a bet of that id, that is not taken any more.
  expect(await apply({ ...bet, txId: win.txId })).toMatchObject({ outcome: 'BET_CANCELLED', balance: 115n * peso })
  await passOnAlarms({ db: world.db, clock: world.clock })
  const kinds = (await world.db.app(listIncidents)).map(({ kind, subject }) => `${kind} ${subject}`)
  expect(kinds.filter(kind => kind.startsWith('NOT_A_BET') && kind.endsWith(rollback.txId))).toHaveLength(1)
})

test('one that comes before the win refuses the win, and at once with it one of the two holds', async () => {
  const early = await seat()
  expect(await apply(early.rollback)).toMatchObject({ outcome: 'OK' })
  for (let turn = 0; turn < 2; turn++) {
    expect(await apply(early.win)).toMatchObject({ outcome: 'TX_ROLLED_BACK', balance: 90n * peso })
  }
  for (let turn = 0; turn < 20; turn++) {
    const { win, rollback } = await seat()
    const sent = turn % 2 === 0 ? [win, rollback] : [rollback, win]
    const outcomes = new Set((await Promise.all(sent.map(apply))).map(({ outcome }) => outcome))
    expect([
      ['NOT_A_BET', 'OK'],
      ['OK', 'TX_ROLLED_BACK'],
    ]).toContainEqual([...outcomes].sort())
  }
})

test('a bet that bears the id of a win of another round is cancelled before it comes, and the win is paid', async () => {
  const { bet, win, rollback } = await seat()
  const other = { ...rollback, roundId: name() }
  await apply(win)
  expect(await apply(other)).toMatchObject({ outcome: 'OK' })
  expect(await apply({ ...bet, roundId: other.roundId, txId: win.txId })).toMatchObject({ outcome: 'BET_CANCELLED' })
  const late = await seat()
  expect(await apply({ ...late.rollback, roundId: name() })).toMatchObject({ outcome: 'OK' })
  expect(await apply(late.win)).toMatchObject({ outcome: 'OK', balance: 115n * peso })
})

test('the auditor finds nothing wrong with any of it', async () => {
  expect((await auditAll(world)).findings).toEqual([])
})
