import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { AppTx, Database, MemberTx } from '../db/database.ts'
import type { DayRun, DayWork } from './dayWork.ts'
import { type ClaimedDay, keepPlace, renewDay } from './dayWork.store.ts'

/** Where the days of a work are kept and worked on: `app`, or one member schema. */
export interface Ward {
  /** As an incident names it. */
  readonly subject: string
  open<T>(part: (tx: AppTx | MemberTx) => Promise<T>): Promise<T>
  perform(begun: BegunDay): Promise<void>
}

/** A day that was claimed just now. */
export interface BegunDay {
  readonly claim: ClaimedDay
  readonly place: string
  readonly clock: Clock
  readonly log: Logger
  readonly signal: AbortSignal
}

/** Another copy goes on with the day. */
export class DayTakenOver extends Error {}

/** What a work reads of a day is still being made: it is asked again after its rest, and nothing is wrong. */
export class DayNotReady extends Error {}

export function wardsOf(db: Database, work: DayWork): readonly Ward[] {
  if (work.once === 'for the product') {
    return [{ subject: 'app', open: part => db.app(part), perform: begun => work.perform(runOf<AppTx>(begun, db.app)) }]
  }
  return Array.from({ length: db.memberSchemas }, (_, schema): Ward => {
    const open = <T>(part: (tx: MemberTx) => Promise<T>) => db.memberSchema(schema, part)
    return {
      subject: `schema ${schema}`,
      open,
      perform: begun => work.perform({ ...runOf<MemberTx>(begun, open), schema }),
    }
  })
}

function runOf<Tx extends AppTx | MemberTx>(
  { claim, place, clock, log, signal }: BegunDay,
  open: <T>(part: (tx: Tx) => Promise<T>) => Promise<T>,
): DayRun<Tx> {
  async function hold(tx: Tx): Promise<void> {
    signal.throwIfAborted()
    if (!(await renewDay(tx, claim, clock.now()))) throw new DayTakenOver(`Another copy has taken over ${claim.day}.`)
  }
  return {
    day: claim.day,
    place,
    signal,
    log,
    renew: () => open(hold),
    step: part =>
      open(async tx => {
        await hold(tx)
        await keepPlace(tx, claim, await part(tx))
      }),
  }
}
