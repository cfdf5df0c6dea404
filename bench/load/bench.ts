/** Something that is measured or tried for long, by command. */
export interface Bench {
  readonly summary: string
  /** Says what it finds as it finds it, and ends with the exit code. */
  run(args: readonly string[]): Promise<number>
}
