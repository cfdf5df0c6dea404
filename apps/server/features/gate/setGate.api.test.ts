import { command, type LedgerWorld, openLedgerWorld, whileWalletHeld } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'
import { closeWallet, openWallets } from '../wallet/index.ts'
import { findGates } from './findGates.ts'
import type { PlayGate } from './gate.rules.ts'
import { liftAllEnded, liftEnded } from './liftEnded.ts'
import { type LiftedGate, liftGate, setGate } from './setGate.ts'

const minuteMs = 60_000

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld()
})
afterAll(() => world.close())

let uid: bigint
beforeEach(async () => {
  uid = await world.funded(10_000_000n)
  await world.db.member(uid, tx => openWallets(tx, uid))
})

const now = () => world.clock.now()

interface Times {
  readonly from?: number | null
  readonly to?: number | null
}

/** Times are minutes from now. */
function close(cause: PlayGate['cause'], { from = null, to = null }: Times = {}): Promise<PlayGate> {
  const at = (minutes: number | null) => (minutes === null ? null : now() + minutes * minuteMs)
  const gate = { uid, cause, openUntilMs: at(from), closedUntilMs: at(to), nowMs: now() }
  return world.db.member(uid, tx => setGate(tx, gate))
}

function lift(cause: LiftedGate['cause']): Promise<void> {
  return world.db.member(uid, tx => liftGate(tx, { uid, cause, nowMs: now() }))
}

function sweep(): Promise<number> {
  const log = { error: () => {} } as never
  return liftAllEnded({ db: world.db, clock: world.clock, log })
}

let made = 0
async function bet(): Promise<string> {
  const name = `bet ${++made}`
  const { outcome } = await world.ledger.apply(command({ kind: 'bet', uid, txId: name, roundId: name, amount: 1n }))
  return outcome
}

/** What stands on both wallets; a test that sees two different ones fails. */
async function walletGate() {
  const rows = await world.db.member(uid, tx =>
    tx.selectFrom('wallet').select(['gates', 'play_until']).where('uid', '=', uid).execute(),
  )
  expect(rows).toHaveLength(2)
  expect(rows[0]).toEqual(rows[1])
  return rows[0]
}

test('a bet is refused from the very millisecond at which a cause closes, with no job between [FACT-02]', async () => {
  await close('rest', { from: 1, to: 10 })
  world.clock.advance(minuteMs - 1)
  expect(await bet()).toBe('OK')
  world.clock.advance(1)
  expect(await bet()).toBe('PLAYER_BLOCKED')
})

test('of two causes that end at different times the later one decides, and lifting either leaves the other [FACT-01]', async () => {
  await close('time_out', { to: 5 })
  await close('exclusion', { to: 10 })
  world.clock.advance(5 * minuteMs)
  await sweep()
  expect(await bet()).toBe('PLAYER_BLOCKED')
  await close('staff')
  await lift('exclusion')
  expect(await bet()).toBe('PLAYER_BLOCKED')
  await lift('staff')
  expect(await bet()).toBe('OK')
})

test('the earliest of several ends of play stands on both wallets, and the next one once it is lifted [FACT-01, FACT-02]', async () => {
  const [kyc, rest] = [now() + 60 * minuteMs, now() + 30 * minuteMs]
  await close('kyc', { from: 60 })
  await close('rest', { from: 30, to: 90 })
  expect(await walletGate()).toEqual({ gates: 0, play_until: rest })
  await lift('rest')
  expect(await walletGate()).toEqual({ gates: 0, play_until: kyc })
  await close('staff')
  expect(await walletGate()).toEqual({ gates: 2, play_until: kyc })
  await lift('kyc')
  expect(await walletGate()).toEqual({ gates: 2, play_until: null })
})

test('what closed play by its own clock opens it by its own clock too, though nobody comes by [FACT-03]', async () => {
  await close('rest', { from: 1, to: 2 })
  world.clock.advance(2 * minuteMs - 1)
  expect([await sweep(), await bet()]).toEqual([0, 'PLAYER_BLOCKED'])
  world.clock.advance(1)
  expect([await sweep(), await bet()]).toEqual([1, 'OK'])
  expect(await sweep()).toBe(0)
})

test('whoever comes by is opened without the sweep, and what has not ended stays [FACT-03]', async () => {
  await close('time_out', { to: 1 })
  await close('rest', { to: 3 })
  world.clock.advance(minuteMs)
  await world.db.member(uid, tx => liftEnded(tx, uid, now()))
  const holding = await world.db.member(uid, tx => findGates(tx, uid, now()))
  expect(holding.map(({ cause }) => cause)).toEqual(['rest'])
  world.clock.advance(2 * minuteMs)
  await world.db.member(uid, tx => liftEnded(tx, uid, now()))
  expect(await bet()).toBe('OK')
})

test('one member whose gate cannot be lifted keeps nobody behind them waiting', async () => {
  const broken = uid
  await close('time_out', { to: 1 })
  // As a newer copy of the server would write it, and this one does not know it.
  await world.db.member(broken, tx =>
    tx.updateTable('play_gate').set({ cause: 'unheard-of' }).where('uid', '=', broken).execute(),
  )
  uid = await world.funded(10_000_000n)
  await close('time_out', { to: 1 })
  world.clock.advance(minuteMs)
  await sweep()
  expect(await bet()).toBe('OK')
  await world.db.member(broken, tx => tx.deleteFrom('play_gate').where('uid', '=', broken).execute())
})

test('a time-out set again never ends earlier, and nothing but time lifts one [FACT-06]', async () => {
  const longer = await close('time_out', { to: 30 })
  expect(await close('time_out', { to: 10 })).toEqual(longer)
  const excluded = await close('exclusion', { to: 20 })
  expect(await close('exclusion', { to: 10 })).toEqual(excluded)
  expect(await close('exclusion')).toMatchObject({ closedUntilMs: null })
  expect(await close('exclusion', { to: 10 })).toMatchObject({ closedUntilMs: null })
  const endless = { uid, cause: 'time_out', openUntilMs: null, closedUntilMs: null, nowMs: now() } as const
  await expect(world.db.member(uid, tx => setGate(tx, endless))).rejects.toThrow('play_gate_ends')
  // @ts-expect-error A time-out is lifted by time alone.
  const cause: LiftedGate['cause'] = 'time_out'
  expect(cause).toBe('time_out')
  for (const other of ['exclusion', 'staff', 'rest', 'kyc'] as const) await lift(other)
  world.clock.advance(30 * minuteMs - 1)
  expect([await sweep(), await bet()]).toEqual([0, 'PLAYER_BLOCKED'])
  world.clock.advance(1)
  expect([await sweep(), await bet()]).toEqual([1, 'OK'])
})

test('a closed account and a cause close the wallet each by itself [FACT-01]', async () => {
  uid = await world.member(0n)
  await world.db.member(uid, tx => openWallets(tx, uid))
  await world.db.member(uid, tx => closeWallet(tx, uid))
  await close('time_out', { to: 1 })
  expect(await walletGate()).toMatchObject({ gates: 3 })
  world.clock.advance(minuteMs)
  await sweep()
  expect(await walletGate()).toEqual({ gates: 1, play_until: null })
})

test('a cause that is set and one that is lifted at once both count [FACT-01]', async () => {
  await close('kyc')
  await close('rest', { from: 5, to: 9 })
  let begun: readonly Promise<unknown>[] = []
  await whileWalletHeld(world.db, uid, async untilWaiting => {
    begun = [close('exclusion', { to: 60 }), lift('kyc')]
    await untilWaiting(2)
  })
  await Promise.all(begun)
  expect(await walletGate()).toEqual({ gates: 2, play_until: now() + 5 * minuteMs })
  const kept = await world.db.member(uid, tx =>
    tx.selectFrom('play_gate').select('cause').where('uid', '=', uid).orderBy('cause').execute(),
  )
  expect(kept.map(({ cause }) => cause)).toEqual(['exclusion', 'rest'])
})

test('who closes a wallet and who sets a cause wait for each other in one order, and both assets are closed by both', async () => {
  uid = await world.member(0n)
  const { db } = world
  await db.member(uid, tx => openWallets(tx, uid))
  let begun: readonly Promise<unknown>[] = []
  await whileWalletHeld(db, uid, async untilWaiting => {
    const closed = db.member(uid, tx => closeWallet(tx, uid))
    await untilWaiting(1)
    begun = [closed, close('kyc')]
    await untilWaiting(2)
  })
  expect(await Promise.all(begun)).toMatchObject([true, { cause: 'kyc' }])
  expect(await walletGate()).toMatchObject({ gates: 3 })
})

test('what is kept of a cause that has an end is an interval, and no other', async () => {
  const times = { open_until: instant(now() + 2), closed_until: instant(now() + 1), set_at: instant(now()) }
  const backwards = world.db.member(uid, tx =>
    tx
      .insertInto('play_gate')
      .values({ uid, cause: 'rest', ...times })
      .execute(),
  )
  await expect(backwards).rejects.toThrow('play_gate')
})
