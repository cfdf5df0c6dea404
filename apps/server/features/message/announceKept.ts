import type { Backbone } from '../../platform/broker/index.ts'
import type { MessageDeps } from './deps.ts'
import { listUnannounced, noteAnnounced } from './message.store.ts'

type UnannouncedMessage = Awaited<ReturnType<typeof listUnannounced>>[number]

/** Where news of messages goes: to pages that are open, and to whoever is called from elsewhere. */
interface Channels extends Pick<Backbone, 'announce'> {
  readonly push?: (messages: readonly UnannouncedMessage[]) => Promise<void>
}

const page = 100
/** Older messages are not told live, as when the journal is read from its beginning: members find them in their list. */
const freshMs = 3_600_000

/**
 * Tells every copy of the server which messages were kept since the last time, and answers how many. Only then are they
 * marked as told: if this is cut short in between, they are told again, and a page recognises a message by its id.
 */
export async function announceKept({ db, clock }: MessageDeps, { announce, push }: Channels): Promise<number> {
  let told = 0
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const waiting = await db.memberSchema(schema, tx => listUnannounced(tx, page))
    await push?.(waiting)
    for (const { id, uid, created_at } of waiting) {
      const isFresh = clock.now() - created_at < freshMs
      if (isFresh) await announce({ uid: String(uid), messageId: id })
      await db.memberSchema(schema, tx => noteAnnounced(tx, id, clock.now()))
      if (isFresh) told++
    }
  }
  return told
}
