import type { Bench } from './bench.ts'
import type { DialectName } from './call.ts'

export interface Rule {
  /** What holds, as a line of the table. */
  readonly name: string
  /** The dialects that have what it speaks of; all when left out. */
  readonly only?: readonly DialectName[]
  /** Throws `Broken` where the wallet does not keep it. */
  check(bench: Bench): Promise<void>
}
