import { standardOut } from '@saya/process'
import { type DestinationStream, type Level, type Logger, pino } from 'pino'
import { describeFault } from './describeFault.ts'

/** The log of a process. Requests, answers and failures are written by what they are, never by what they carry. */
export function createLog(level: Level | 'silent', destination: DestinationStream = standardOut()): Logger {
  const options = {
    level,
    serializers: {
      err: (fault: unknown) => describeFault(fault),
      req: (req: { method?: unknown }) => ({ method: req.method }),
      res: (res: { statusCode?: unknown }) => ({ status: res.statusCode }),
    },
  }
  return pino(options, destination)
}
