import { outcomeName } from '@saya/rpp'
import { type BatchRow, type CommandBatcher, commandBatcher } from '../../platform/db/commandBatcher.ts'
import { type CommandResult, fingerprint, flagsOf, kindNumber, type WalletCommand } from './command.ts'

const types = [
  'bigint',
  'smallint',
  'smallint',
  'text',
  'text',
  'text',
  'integer',
  'bigint',
  'bigint',
  'integer',
  'smallint',
  'uuid',
  'bytea',
]

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
  const parameters = types.map((type, index) => `$${index + 1}::${type}[]`).join(', ')
  const batcher: CommandBatcher = commandBatcher({
    url,
    schemaOf,
    statementFor: schema => `select * from ${schema}.apply_commands(${parameters}, $${types.length + 1})`,
    tail: () => [clock.now()],
  })
  return {
    async apply(command) {
      return read(await batcher.submit({ uid: command.uid, names: namesOf(command), columns: columnsOf(command) }))
    },
    waiting: () => batcher.waiting(),
    close: () => batcher.close(),
  }
}

function namesOf({ kind, provider, txId, refTxId, roundId, uid }: WalletCommand): string[] {
  const own = `${provider} ${kind} ${txId}`
  const round = `${provider} round ${uid} ${roundId}`
  return refTxId === undefined ? [own, round] : [own, round, `${provider} bet ${refTxId}`]
}

function columnsOf(command: WalletCommand): (string | null)[] {
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
    command.session ? `\\x${command.session.toString('hex')}` : null,
  ]
}

function read(row: BatchRow): CommandResult {
  return {
    outcome: outcomeName(Number(row.outcome)),
    replayed: row.replayed === true,
    balance: BigInt(row.balance as string),
    originalBalance: BigInt(row.original as string),
    seq: row.seq === null ? null : BigInt(row.seq as string),
  }
}
