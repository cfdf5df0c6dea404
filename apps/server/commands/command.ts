/** What a command is given to work with. */
export interface CommandTools {
  readonly args: readonly string[]
  /** The top folder of the product. */
  readonly root: string
  readonly memberSchemas: number
  /** Whether stand-ins and demo content have a place here. */
  readonly isSandbox: boolean
  /** Tells the person at the terminal how far it is. */
  say(sentence: string): void
  /** The address of the database to work on: the one that is named, else this machine's own, which is then started. */
  databaseUrl(): Promise<string>
}

/** One word after `npm run saya --`. */
export interface Command {
  readonly summary: string
  run(tools: CommandTools): Promise<void>
}

/** Why a command could not do its work, in one sentence for whoever typed it. */
export class CommandFault extends Error {}
