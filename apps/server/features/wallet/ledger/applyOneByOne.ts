import { type BatchPlace, listPurses, lockPurses, readFacts } from './batch.store.ts'
import { writeBatch } from './batchWrite.store.ts'
import { carryOut } from './carryOut.rules.ts'
import { type CommandResult, fingerprint, type WalletCommand } from './command.ts'
import type { LockedPurse } from './fact.ts'
import { judge } from './judge.rules.ts'
import { nothingWritten } from './written.ts'

/** By what a command is judged, and what that writes. */
export interface Rules {
  readonly judge: typeof judge
  readonly carryOut: typeof carryOut
}

const ownRules: Rules = { judge, carryOut }

interface Batch {
  readonly commands: readonly WalletCommand[]
  readonly nowMs: number
  /** Whether wallets that somebody else holds are waited for. */
  readonly waits: boolean
  /** Others than the ledger's own, to see that what is wrong with them is found. */
  readonly rules?: Rules | undefined
}

const unknownPlayer: CommandResult = {
  outcome: 'PLAYER_UNKNOWN',
  replayed: false,
  balance: 0n,
  originalBalance: 0n,
  seq: null,
}

/**
 * Applies what is not plain, one command after another by the rules, in one transaction. What somebody else's lock keeps
 * from it comes back undefined.
 */
export async function applyOneByOne(place: BatchPlace, batch: Batch): Promise<(CommandResult | undefined)[]> {
  await place.client.query('begin')
  try {
    const results = await applyWithin(place, batch)
    await place.client.query('commit')
    return results
  } catch (error) {
    // Of a connection that is lost the database undoes all by itself.
    await place.client.query('rollback').catch(() => {})
    throw error
  }
}

/** The wallets are locked, then all is read that the rules ask for, then all is written. */
export async function applyWithin(place: BatchPlace, { commands, nowMs, waits, rules = ownRules }: Batch) {
  const uids = [...new Set(commands.map(({ uid }) => uid))].sort((one, other) => (one < other ? -1 : 1))
  const locked = await lockPurses(place, uids, waits)
  const purses = new Map(locked.map(purse => [purse.uid, purse]))
  const missing = uids.filter(uid => !purses.has(uid))
  const held = missing.length > 0 ? await listPurses(place, missing) : new Set<bigint>()
  const open = commands.filter(({ uid }) => purses.has(uid))
  const facts = open.length > 0 ? await readFacts(place, { commands: open, purses, nowMs }) : []
  const written = nothingWritten()
  const results = new Map<WalletCommand, CommandResult>()
  for (const [index, command] of open.entries()) {
    const [purse, known] = [purses.get(command.uid), facts[index]]
    if (!purse || !known) continue
    const one = { command, print: fingerprint(command), purse, facts: known, nowMs }
    const done = rules.carryOut(one, rules.judge(one), written)
    purses.set(command.uid, done.purse)
    results.set(command, done.result)
  }
  const before = new Map<bigint, LockedPurse>(locked.map(purse => [purse.uid, purse]))
  written.purses.push(...[...purses.values()].filter(purse => purse !== before.get(purse.uid)))
  if (written.purses.length + written.alarms.length + written.names.length > 0) await writeBatch(place, written, nowMs)
  return commands.map(command => results.get(command) ?? (held.has(command.uid) ? undefined : unknownPlayer))
}
