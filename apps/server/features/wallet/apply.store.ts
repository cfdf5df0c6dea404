import { outcomeName } from '@saya/rpp'
import type { BatchRow } from '../../platform/db/batchConnection.ts'
import { type CommandBatcher, commandBatcher } from '../../platform/db/commandBatcher.ts'
import { type CommandResult, fingerprint, flagsOf, kindNumber, type WalletCommand } from './command.ts'

export interface Ledger {
  /** Applies one command. It is durable when this resolves. */
  apply(command: WalletCommand): Promise<CommandResult>
  waiting(): number
  close(): Promise<void>
}

interface LedgerOptions {
  readonly url: string
  readonly clock: { now(): number }
  readonly schemaOf: (uid: bigint) => string
}

/** The first of the wallet's two doors: commands of providers, in batches. */
export function openLedger({ url, clock, schemaOf }: LedgerOptions): Ledger {
  const batcher: CommandBatcher = commandBatcher({
    url,
    schemaOf,
    statementFor: schema => `select * from ${schema}.apply_aloud($1::${schema}.wallet_command[], $2, $3)`,
    tail: () => [clock.now()],
    isHeld: row => row.outcomes === null,
  })
  return {
    async apply(command) {
      const { uid } = command
      return read(await batcher.submit({ uid, ...meetingsOf(command), columns: columnsOf(command) }))
    },
    waiting: () => batcher.waiting(),
    close: () => batcher.close(),
  }
}

/** A reference names the bets that stand, so that whoever names by one waits for what takes any of them back. */
function meetingsOf(command: WalletCommand) {
  const names = namesOf(command)
  const { kind, provider, uid, isByReference } = command
  if (kind !== 'rollback' && !isByReference) return { names }
  const bets = `${provider} ${uid}`
  return { names, takesFrom: kind === 'rollback' ? bets : undefined, looksAmong: isByReference ? bets : undefined }
}

function namesOf({ kind, provider, txId, refTxId, betRef, sentRef, roundId, uid }: WalletCommand): string[] {
  const names = [`${provider} ${kind} ${txId}`, `${provider} round ${uid} ${roundId}`]
  const bet = refTxId ?? betRef ?? sentRef
  if (bet !== undefined) names.push(`${provider} bet ${bet}`)
  // A rollback may name a win or a prize as if it were a bet.
  if (kind === 'settle' || kind === 'promo') names.push(`${provider} bet ${txId}`)
  return names
}

/** In the order of the record `wallet_command`. */
export function columnsOf(command: WalletCommand): (string | null)[] {
  return [
    String(command.uid),
    String(kindNumber(command.kind)),
    String(command.provider),
    command.txId,
    command.refTxId ?? null,
    command.roundId,
    String(command.game),
    String(command.amount),
    command.win === undefined ? null : String(command.win),
    String(flagsOf(command)),
    command.refusal === undefined ? null : String(command.refusal),
    fingerprint(command),
    command.session?.toString('hex') ?? null,
    command.betRef ?? (command.isByReference ? command.refTxId : command.sentRef) ?? null,
  ]
}

function read({ outcomes, replays, balances, originals, seqs }: BatchRow): CommandResult {
  return {
    outcome: outcomeName(Number.parseInt(outcomes ?? '', 10)),
    replayed: replays === 't',
    balance: BigInt(balances ?? 0),
    originalBalance: BigInt(originals ?? 0),
    seq: seqs ? BigInt(seqs) : null,
  }
}
