import { Logger as WorkerLogger } from 'graphile-worker'
import type { Logger } from 'pino'

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const

/** What the queue has to say, in our own log: its news is detail to us, its errors are errors. */
export function workerLogger(log?: Logger): WorkerLogger {
  return new WorkerLogger(scope => (level, message) => {
    log?.[levels[level]]({ task: scope.taskIdentifier, jobId: scope.jobId }, message)
  })
}
