import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addProvider,
  command,
  type LedgerWorld,
  listIncidents,
  openLedgerWorld,
  readLedger,
  workDay,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signingKey } from '../../../platform/signed/index.ts'
import { auditAll } from '../audit/auditAll.ts'
import { endRoundsNightly } from './endRounds.ts'
import { proveNightly } from '../proveNightly.ts'

const peso = 10_000n
const hourMs = 3_600_000
const key = signingKey(Buffer.alloc(32, 3))
let world: LedgerWorld
let dataFolder: string
let counter = 0
const name = () => `tx${++counter}`

beforeAll(async () => {
  world = await openLedgerWorld()
  dataFolder = await mkdtemp(join(tmpdir(), 'saya-ends-'))
  await world.db.ref(tx => addProvider(tx, { id: 5, code: 'endless', dialect: 'valkyrie' }, { round_ends_after_h: 24 }))
  await world.db.ref(tx => addProvider(tx, { id: 6, code: 'silent', dialect: 'valkyrie' }))
})
afterAll(async () => {
  await world.close()
  await rm(dataFolder, { recursive: true })
})

const night = () => workDay(world, proveNightly({ db: world.db, clock: world.clock, key, dataFolder }))
const endAll = () => workDay(world, endRoundsNightly(world))
const stateOf = (uid: bigint) => world.db.member(uid, tx => readLedger(tx, uid))

/** A bet of ₱10 and its win of as much, of which nobody says that the round is over. */
async function played(provider: number) {
  const uid = await world.funded(100n * peso)
  const bet = { provider, uid, txId: name(), roundId: name(), amount: 10n * peso }
  await world.ledger.apply(command({ kind: 'bet', ...bet }))
  await world.ledger.apply(command({ kind: 'settle', ...bet, txId: name(), refTxId: bet.txId }))
  return { uid, bet }
}

test('a round that its provider never ends is ended after the hours of its contract, once, and counts', async () => {
  const [endless, silent] = [await played(5), await played(6)]
  world.clock.advance(23 * hourMs)
  await endAll()
  expect((await stateOf(endless.uid)).wallet).toMatchObject({ turnover: 0n, open_rounds: 1 })
  world.clock.advance(2 * hourMs)
  await Promise.all([endAll(), endAll()])
  await endAll()
  const { wallet, journal } = await stateOf(endless.uid)
  expect(wallet).toMatchObject({ turnover: 10n * peso, open_rounds: 0, balance: 100n * peso })
  expect(journal.filter(({ kind }) => kind === 6)).toHaveLength(1)
  expect((await stateOf(silent.uid)).wallet).toMatchObject({ turnover: 0n, open_rounds: 1 })
  const late = { kind: 'settle', ...endless.bet, txId: name(), refTxId: endless.bet.txId } as const
  expect(await world.ledger.apply(command(late))).toMatchObject({ outcome: 'ROUND_CLOSED' })
  expect((await auditAll(world)).findings).toEqual([])
})

test('each night tells of the rounds that nobody ends, until they are', async () => {
  const { uid, bet } = await played(6)
  async function told() {
    const all = await world.db.app(listIncidents)
    return all.filter(({ kind, closed_at }) => kind === 'STALE_ROUNDS' && closed_at === null)
  }
  world.clock.advance(49 * hourMs)
  await night()
  const [incident, ...others] = await told()
  expect(others).toEqual([])
  expect(incident).toMatchObject({ subject: 'schema 0: silent', detail: { rounds: 2 } })
  expect(JSON.stringify(incident?.detail)).toContain(`${uid} ${bet.roundId}`)
  for (const round of (await auditAll(world)).staleRounds) {
    const { provider, round_id: roundId } = round
    const close = { kind: 'close', uid: round.uid, provider, roundId, game: round.game, txId: name() } as const
    await world.ledger.apply(command({ ...close, amount: 0n }))
    world.clock.advance(24 * hourMs)
    await night()
  }
  expect(await told()).toEqual([])
})
