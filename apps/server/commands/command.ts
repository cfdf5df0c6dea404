import type { LookupKeys } from '../platform/lookup/lookupKeys.ts'
import type { Peppers } from '../platform/peppers.ts'

/** What a command is given to work with. */
export interface CommandTools {
  readonly args: readonly string[]
  /** The top folder of the product. */
  readonly root: string
  /** Where all state lies that is not in a database. */
  readonly dataFolder: string
  readonly memberSchemas: number
  /** The role of the database that serves, where that is another than the one at work here. */
  readonly serverRole: string | undefined
  /** Whether stand-ins and demo content have a place here. */
  readonly isSandbox: boolean
  /** Whether this is no machine that real money moves on. */
  readonly isLocal: boolean
  /** Where this machine's own server answers, while it runs. */
  readonly ownUrl: string
  /** What the ledger's heads are signed with, where this machine has it. */
  readonly ledgerKey: Buffer | undefined
  /** The public keys of earlier ones, which still prove what was signed with them. */
  readonly earlierPublicKeys: readonly string[]
  /** What this machine seals its secrets under, where it has it. */
  readonly masterKey: Buffer | undefined
  /** What hides codes and addresses that are good for minutes, where this machine has it. */
  readonly peppers: Peppers | undefined
  /** What is only ever compared is hidden under them, where this machine has them. */
  readonly lookupKeys: LookupKeys | undefined
  /** Tells the person at the terminal how far it is. */
  say(sentence: string): void
  /** The same of what moves on quickly: each sentence takes the place of the one before. */
  show(sentence: string): void
  /** The address of the database to work on: the one that is named, else this machine's own, which then runs. */
  databaseUrl(): Promise<string>
}

/** One word after `npm run saya --`. */
export interface Command {
  readonly summary: string
  /** What `--help` tells, where there is more to say than the summary. */
  readonly usage?: string
  run(tools: CommandTools): Promise<void>
}

/** Why a command could not do its work, in one sentence for whoever typed it. */
export class CommandFault extends Error {}
