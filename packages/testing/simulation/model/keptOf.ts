import type { CommandFields } from '../../../../apps/server/features/wallet/ledger/command.ts'
import { nameKey } from './betNames.ts'
import { commandKey, type Model, metKey } from './model.ts'
import type { Books } from '../simulation.store.ts'

interface OfSchema {
  readonly schema: string
  readonly books: Books
}

/** Tells which commands the books have kept, whatever the model knows of them yet, and with which posting. */
export function keptOf(model: Model, all: readonly OfSchema[]) {
  const kept = new Map(all.flatMap(keysOf))
  const named = new Set(all.flatMap(namesOf))

  /** A bet that was taken back before it came leaves but its name, or that it met what took it back. */
  function isCancelled(schema: string, command: CommandFields): boolean {
    const { provider, txId, betRef } = command
    if (command.kind !== 'bet') return false
    if (kept.has(metKey(schema, command))) return true
    if (betRef === undefined) return false
    const name = nameKey(schema, provider, betRef)
    return named.has(`${name} ${txId}`) && !model.names.get(name)?.has(txId)
  }

  return {
    has: (schema: string, command: CommandFields) =>
      kept.has(commandKey(schema, command)) || isCancelled(schema, command),
    /** Whether the model has it with the same posting. */
    isInOrder(schema: string, command: CommandFields): boolean {
      const key = commandKey(schema, command)
      return !kept.has(key) || model.commands.get(key)?.seq === kept.get(key)
    },
  }
}

function keysOf({ schema, books: { commands } }: OfSchema): [string, bigint | null][] {
  // What only stands in the place of a bet says nothing of the bet.
  const own = commands.filter(({ fingerprint }) => fingerprint !== null)
  return own.map(({ provider, kind, tx_id, seq }) => [`${schema}/${provider}/${kind}/${tx_id}`, seq])
}

function namesOf({ schema, books: { names } }: OfSchema): string[] {
  return names.map(({ provider, bet_ref, tx_id }) => `${nameKey(schema, provider, bet_ref)} ${tx_id}`)
}
