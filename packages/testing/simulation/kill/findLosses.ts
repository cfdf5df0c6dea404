import { setTimeout as wait } from 'node:timers/promises'
import { outcomeName } from '@saya/rpp'
import type { Call } from '@saya/conformance'
import type { Database } from '../../../../apps/server/platform/db/database.ts'
import { auditSchema } from '../../../../apps/server/features/wallet/audit/auditSchema.ts'
import { readIncidents } from '../../ledger/plant.store.ts'
import { readReadings } from '../../ledger/readings.store.ts'
import { cashierIncidents } from '../cashier/findCashierLosses.ts'
import { findFaults } from '../findFaults.ts'
import { type Books, readBooks } from '../simulation.store.ts'

/** What a provider was told in the end of a command. */
export interface Acknowledgement {
  readonly uid: bigint
  readonly act: Extract<Call, { kind: 'bet' | 'settle' | 'rollback' }>
  readonly word: string
}

interface ProviderBooks {
  readonly uids: readonly bigint[]
  readonly balance: bigint
  readonly acknowledged: ReadonlyMap<string, Acknowledgement>
}

const kindNames = ['', 'bet', 'settle', 'rollback']
const patienceMs = 60_000

/** What was told to providers and is not so, and what the auditor and the readers of the journal find wrong. */
export async function findLosses(db: Database, told: ProviderBooks): Promise<string[]> {
  const books = await db.member(told.uids[0] as bigint, tx => readBooks(tx, told.uids))
  const read = await findUnread(db)
  const { findings } = await auditSchema(db, 0, { tell: () => {} })
  const incidents = await db.app(readIncidents)
  return [
    ...findLost(books, told),
    ...findWrongBalances(books, told),
    ...findFaults(books, 0n),
    ...read,
    ...findings.kept().map(({ check, subject, detail }) => `The auditor finds ${check}: ${subject} ${detail}`),
    // What the cashier tells people of is looked at beside its own books.
    ...incidents.filter(kind => !cashierIncidents.includes(kind)).map(kind => `An incident was opened: ${kind}`),
  ]
}

/** A bet that was rolled back before it came is answered from its tombstone. */
function findLost(books: Books, { acknowledged }: ProviderBooks): string[] {
  const kept = new Map(books.commands.map(row => [`${kindNames[row.kind]} ${row.tx_id}`, row]))
  return [...acknowledged].flatMap(([key, { word }]) => {
    const row = kept.get(key)
    if (!row) return [`${key} was acknowledged as ${word} and is not there`]
    const name = outcomeName(row.outcome)
    return name === word ? [] : [`${key} was acknowledged as ${word} and is there as ${name}`]
  })
}

/** Each acknowledged command did what it says exactly once: the balances are those that the answers come to. */
function findWrongBalances(books: Books, { uids, balance, acknowledged }: ProviderBooks): string[] {
  const wanted = new Map(uids.map(uid => [uid, balance]))
  for (const { uid, act, word } of acknowledged.values()) {
    if (word === 'OK') wanted.set(uid, (wanted.get(uid) ?? 0n) + effectOf(act, acknowledged))
  }
  return books.wallets.flatMap(({ uid, asset, balance: found }) => {
    if (asset !== 'PHP' || found === wanted.get(uid)) return []
    return [`${uid} has ${found}, and the answers come to ${wanted.get(uid)}`]
  })
}

function effectOf(act: Acknowledgement['act'], acknowledged: ReadonlyMap<string, Acknowledgement>): bigint {
  if (act.kind === 'settle') return amountOf(act)
  if (act.kind === 'bet') return BigInt(act.win ?? 0n) - amountOf(act)
  const bet = acknowledged.get(`bet ${act.bet}`)
  return bet?.word === 'OK' && bet.act.kind === 'bet' ? amountOf(bet.act) : 0n
}

function amountOf({ amount }: { readonly amount: bigint | string }): bigint {
  return BigInt(amount)
}

/** Waits for the worker to have read everything, and tells what its readers kept otherwise than the journal says. */
async function findUnread(db: Database): Promise<string[]> {
  const endMs = Date.now() + patienceMs
  for (;;) {
    const { kept, truth } = await db.memberSchema(0, readReadings)
    const [found, wanted] = [textOf(kept), textOf(truth)]
    if (found === wanted) return []
    if (Date.now() > endMs) return [`The readers kept ${found.slice(0, 2000)}, and should ${wanted.slice(0, 2000)}`]
    await wait(200)
  }
}

function textOf(rows: unknown): string {
  return JSON.stringify(rows, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part))
}
