import type { HarmBand } from '@saya/contract/harmDesk/bands.ts'
import type { ContactSource } from '@saya/contract/harmDesk/contact.ts'
import type { HarmMarker } from '@saya/contract/harmDesk/markers.ts'
import type { HarmTopic } from '@saya/contract/harmDesk/topics.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { retryDueAtMs } from './contact.rules.ts'
import { type ContactRow, insertContact } from './contact.store.ts'

/** Opens a contact again that nobody answered, with all that speaks for it. The one that is done stays, as a try that was made. */
export async function reopenContact(tx: MemberTx, tried: ContactRow, nowMs: number): Promise<void> {
  await insertContact(tx, {
    uid: tried.uid,
    source: tried.source as ContactSource,
    band: tried.band as HarmBand,
    markers: tried.markers as HarmMarker[],
    topics: tried.topics as HarmTopic[],
    openedName: tried.opened_name,
    nowMs,
    dueAtMs: retryDueAtMs(nowMs),
  })
}
