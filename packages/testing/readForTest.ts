import { pino } from 'pino'
import { journalReaders } from '../../apps/server/journalReaders.ts'
import { systemClock } from '../../apps/server/platform/clock.ts'
import { openDatabase } from '../../apps/server/platform/db/database.ts'
import { runReaders } from '../../apps/server/platform/readers/index.ts'

/** A copy of the server that only reads, to be killed at any moment. Small pages keep it busy in the midst of them. */
const [url = '', holder = ''] = process.argv.slice(2)
const db = await openDatabase(url, 3)
await runReaders({
  db,
  holder,
  clock: systemClock,
  log: pino({ level: 'error' }, pino.destination(2)),
  readers: journalReaders({ db, clock: systemClock }).map(reader => ({ ...reader, pageSize: 5 })),
  pauseMs: 5,
  leaseMs: 200,
})
process.stdout.write('reading\n')
