import { outcomeName, outcomes } from '@saya/rpp'
import type { ColumnValue } from '../../../platform/db/columnArrays.ts'
import type { BatchRow } from '../../../platform/db/readColumns.ts'
import { type CommandBatcher, commandBatcher } from '../../../platform/db/commandBatcher.ts'
import type { BatchedCommand } from '../../../platform/db/takeBatch.ts'
import { applyOneByOne, type Rules } from './applyOneByOne.ts'
import {
  type CommandFields,
  type CommandResult,
  fingerprint,
  flagsOf,
  kindNumber,
  referenceOf,
  type WalletCommand,
} from './command.ts'

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
  readonly rules?: Rules | undefined
}

/** The columns of a command, when it is, and whether locks are waited for. */
const parameters = Array.from({ length: 16 }, (_, index) => `$${index + 1}`).join(', ')

/** Takes what is plain of a batch. */
export function plainSet(schema: string): string {
  return `select * from ${schema}.apply_batch(${parameters})`
}

interface LedgerCommand extends BatchedCommand {
  readonly command: WalletCommand
}

/** The first of the wallet's two doors: commands of providers, in batches. What is plain is one set, the rest goes by the rules. */
export function openLedger({ url, clock, schemaOf, rules }: LedgerOptions): Ledger {
  const batcher: CommandBatcher<LedgerCommand> = commandBatcher<LedgerCommand>({
    url,
    schemaOf,
    statementFor: plainSet,
    tail: () => [clock.now()],
    isHeld: row => row.held === 't',
    isLeft: row => row.outcomes === null,
    async rest(client, { schema, commands, waits }) {
      const batch = { commands: commands.map(({ command }) => command), nowMs: clock.now(), waits, rules }
      return (await applyOneByOne({ client, schema }, batch)).map(rowOf)
    },
  })
  return {
    async apply(command) {
      const { uid } = command
      return resultOf(await batcher.submit({ uid, ...meetingsOf(command), columns: columnsOf(command), command }))
    },
    waiting: () => batcher.waiting(),
    close: () => batcher.close(),
  }
}

/** A reference names the bets that stand, so that whoever names by one waits for what takes any of them back. */
function meetingsOf(command: CommandFields) {
  const names = namesOf(command)
  const { kind, provider, uid, isByReference } = command
  if (kind !== 'rollback' && !isByReference) return { names }
  const bets = `${provider} ${uid}`
  return { names, takesFrom: kind === 'rollback' ? bets : undefined, looksAmong: isByReference ? bets : undefined }
}

function namesOf({ kind, provider, txId, refTxId, betRef, sentRef, roundId, uid }: CommandFields): string[] {
  const names = [`${provider} ${kind} ${txId}`, `${provider} round ${uid} ${roundId}`]
  const bet = refTxId ?? betRef ?? sentRef
  if (bet !== undefined) names.push(`${provider} bet ${bet}`)
  // A rollback may name a win or a prize as if it were a bet.
  if (kind === 'settle' || kind === 'promo') names.push(`${provider} bet ${txId}`)
  return names
}

/** In the order of the parameters of `apply_batch`. */
export function columnsOf(command: CommandFields): ColumnValue[] {
  return [
    command.uid,
    kindNumber(command.kind),
    command.provider,
    command.txId,
    command.refTxId ?? null,
    command.roundId,
    command.game,
    command.amount,
    command.win ?? null,
    flagsOf(command),
    command.refusal ?? null,
    fingerprint(command),
    command.session?.toString('hex') ?? null,
    referenceOf(command) ?? null,
  ]
}

/** The answer of the rules as the database would have written it. Without one the wallet is held by somebody else. */
function rowOf(result: CommandResult | undefined): BatchRow {
  if (!result) return { held: 't', outcomes: null }
  const { outcome, replayed, balance, originalBalance, seq } = result
  return {
    held: 'f',
    outcomes: String(outcomes[outcome]),
    replays: replayed ? 't' : 'f',
    balances: String(balance),
    originals: String(originalBalance),
    seqs: seq === null ? null : String(seq),
  }
}

/** What a row says that a command came to. */
export function resultOf({ outcomes: outcome, replays, balances, originals, seqs }: BatchRow): CommandResult {
  return {
    outcome: outcomeName(Number.parseInt(outcome ?? '', 10)),
    replayed: replays === 't',
    balance: BigInt(balances ?? 0),
    originalBalance: BigInt(originals ?? 0),
    seq: seqs ? BigInt(seqs) : null,
  }
}
