import type { Note } from '../../platform/broker/index.ts'
import type { Database } from '../../platform/db/database.ts'
import { findMessage, listMessagesSince } from './message.store.ts'
import { viewLive } from './message.view.ts'

/** A message has the time of its posting, and is kept a moment later. */
const keptWithinMs = 60_000

/** Finds the messages of which the broker was told the ids alone. */
export function keptMessages(db: Database) {
  async function findPayload({ uid, messageId }: Note): Promise<string | null> {
    const row = await db.member(BigInt(uid), tx => findMessage(tx, BigInt(uid), messageId))
    return row ? JSON.stringify(viewLive(row)) : null
  }

  async function listSince(sinceMs: number): Promise<readonly Note[]> {
    const notes: Note[] = []
    for (let schema = 0; schema < db.memberSchemas; schema++) {
      const rows = await db.memberSchema(schema, tx => listMessagesSince(tx, sinceMs - keptWithinMs))
      notes.push(...rows.map(({ id, uid }) => ({ uid: String(uid), messageId: id })))
    }
    return notes
  }

  return { findPayload, listSince }
}
