import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Clock } from '../../clock.ts'
import type { AnsweredRequest } from '../answer/answered.ts'
import { type ArrivalLimits, type Arrivals, limitArrival } from '../limit/limitArrival.ts'
import { logRequests } from './logRequests.ts'
import { measureRequests } from './measureRequests.ts'
import { tellTime } from '../answer/tellTime.ts'

/** What holds for every request, whichever way it goes. */
export interface Watch {
  readonly arrivals: Arrivals
  /** What an answer says of the time. */
  readonly date: () => string
  /** Counts an answer and, where it is worth a line, writes it down. */
  readonly note: (answered: AnsweredRequest, logOf: () => FastifyBaseLogger) => void
}

interface WatchOptions extends ArrivalLimits {
  readonly clock: Clock
  readonly log: Logger
  readonly metrics: Registry
}

export function watchRequests(options: WatchOptions): Watch {
  const [measure, write] = [measureRequests(options.metrics), logRequests(options)]
  return {
    arrivals: limitArrival(options),
    date: tellTime(options.clock),
    note(answered, logOf) {
      measure(answered)
      write(answered, logOf)
    },
  }
}

/** Watches the requests that Fastify answers. */
export function watchAll(app: FastifyInstance, { arrivals, date, note }: Watch): void {
  app.addHook('onClose', async () => arrivals.close())
  app.addHook('onRequest', ({ raw }, reply, next) => {
    reply.header('date', date())
    arrivals.begin(raw)
    next()
  })
  // By then the body has been read whole.
  app.addHook('preValidation', ({ raw }, _reply, next) => {
    arrivals.end(raw)
    next()
  })
  app.addHook('onResponse', (req, reply, next) => {
    arrivals.leave(req.raw)
    note({ method: req.method, route: req.pattern, status: reply.statusCode, ms: reply.elapsedTime }, () => req.log)
    next()
  })
}
