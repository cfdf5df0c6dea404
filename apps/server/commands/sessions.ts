import { endAllSessions } from '../features/identity/index.ts'
import { chainAtMachine, endAllStaffSessions } from '../features/staff/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { type Command, CommandFault } from './command.ts'

const usage = 'Say: sessions end members|staff "REASON". The reason has at least five letters.'

/** `npm run saya -- sessions end members|staff`: signs everybody out, where tokens may be in other hands. */
export const sessions: Command = {
  summary: 'sign out every member, or everybody who works here, with the reason: end members|staff "REASON"',
  async run({ args, say, show, databaseUrl }) {
    const [verb, of = '', reason = ''] = args
    const end = ends.get(of)
    if (verb !== 'end' || !end || reason.trim().length < 5) throw new CommandFault(usage)
    const db = await openDatabase(await databaseUrl(), 1)
    try {
      const nowMs = systemClock.now()
      await db.app(tx => chainAtMachine(tx, { action: 'session.endAll', id: of, reason, after: {}, nowMs }))
      const ended = await end(db, nowMs, count => show(`${count} sessions have ended so far.`))
      say(`${ended} sessions have ended. Whoever goes on signs in anew.`)
    } finally {
      await db.close()
    }
  },
}

type End = (db: Database, nowMs: number, onProgress: (ended: number) => void) => Promise<number>

const ends = new Map<string, End>([
  ['members', (db, nowMs, onProgress) => endAllSessions(db, { nowMs, onProgress })],
  ['staff', (db, nowMs) => db.app(tx => endAllStaffSessions(tx, nowMs))],
])
