/** What a person asks of the product on the command line. */
export interface Command {
  readonly name: string
  readonly usage: string
  readonly summary: string
  /** Answers the exit code. */
  run(args: readonly string[], desk: Desk): Promise<number>
}

/** What every command works with. */
export interface Desk {
  readonly env: NodeJS.ProcessEnv
  readonly root: string
  readonly say: (sentence: string) => void
  /** Shows how far long work is, in place of what it showed before. */
  readonly show: (sentence: string) => void
}
