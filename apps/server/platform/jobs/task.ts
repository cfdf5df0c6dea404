import type { Logger } from 'pino'
import * as v from 'valibot'

/** A kind of job by its name, `<noun>.<what is done>`, and what a job of it carries. Enough to add one. */
export interface JobKind<P> {
  readonly name: string
  readonly payload: v.GenericSchema<unknown, P>
}

export interface JobRun {
  /** Raised when the server ends and the job should come to an end too. What is cut short runs again. */
  readonly signal: AbortSignal
  readonly log: Logger
}

/** What the worker does with a job. It may be run more than once, so doing it twice must change nothing. */
export interface Task {
  readonly name: string
  perform(payload: unknown, run: JobRun): Promise<void>
}

/**
 * Declares a task. A payload of another shape fails the job, which is tried again later: it may come from a newer copy
 * of the server, and another copy may understand it.
 */
export function task<P>(kind: JobKind<P>, run: (payload: P, run: JobRun) => Promise<void>): Task {
  return { name: kind.name, perform: async (payload, jobRun) => run(v.parse(kind.payload, payload ?? {}), jobRun) }
}
