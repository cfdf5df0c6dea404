import type { Logger } from 'pino'
import type { AppTx, MemberTx } from '../db/database.ts'

/** Work that is done once for each Manila day that has ended, whichever copy of the server does it. */
export type DayWork = ProductDayWork | SchemaDayWork

interface DayWorkKind {
  /** `<noun>.<what is done>`. What was done is kept by this name: under another name it is another work. */
  readonly name: string
  /** From when on the day after, `hh:mm` in Manila. */
  readonly atManila: string
  /** Of days on which no worker ran: each is made up for, or the last one, which covers those before it. */
  readonly missed: 'each' | 'last'
}

export interface ProductDayWork extends DayWorkKind {
  readonly once: 'for the product'
  perform(run: DayRun<AppTx>): Promise<void>
}

export interface SchemaDayWork extends DayWorkKind {
  readonly once: 'for each schema'
  perform(run: SchemaDayRun): Promise<void>
}

/** One day of a work, claimed by one copy of the server until it is done. */
export interface DayRun<Tx> {
  /** The day that has ended, `yyyy-mm-dd`. */
  readonly day: string
  /** How far the work had come when it was cut off. Empty at its beginning. */
  readonly place: string
  /** Raised when the server ends. What is cut short is resumed. */
  readonly signal: AbortSignal
  readonly log: Logger
  /**
   * Does a part of the work, and keeps how far that is in the same transaction. Throws where another copy has taken the day
   * over, and where the server ends: then nothing of the part is done.
   */
  step(part: (tx: Tx) => Promise<string>): Promise<void>
  /** Says that a long part outside the database goes on. */
  renew(): Promise<void>
}

export interface SchemaDayRun extends DayRun<MemberTx> {
  readonly schema: number
}
