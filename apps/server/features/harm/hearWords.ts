import { guestUid } from '@saya/contract/feedback/feedback.ts'
import type { HarmTopic } from '@saya/contract/harmDesk/topics.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { bandOf } from './bandOf.ts'
import { insertMentions } from './contact.store.ts'
import { openContact } from './openContact.ts'
import { listWords } from './terms.store.ts'
import { topicsOf } from './words.rules.ts'

export interface WrittenText {
  /** Zero, where a guest wrote. */
  readonly uid: bigint
  /** Of the feedback. */
  readonly id: string
  readonly text: string
  readonly nowMs: number
}

/**
 * Opens a contact where words stand in a text by which a member asks for help. Of the text nothing is kept but its topics, which it
 * answers: of a guest they put the feedback first at its desk.
 */
export async function hearWords(tx: MemberTx, { uid, id, text, nowMs }: WrittenText): Promise<readonly HarmTopic[]> {
  const topics = topicsOf(text, await listWords(tx))
  if (topics.length === 0) return topics
  await insertMentions(tx, { id, uid, topics, nowMs })
  if (uid !== guestUid) await openContactFor(tx, { uid, topics, nowMs })
  return topics
}

interface Asking {
  readonly uid: bigint
  readonly topics: readonly HarmTopic[]
  readonly nowMs: number
}

/**
 * Opens a contact for whom a text is about. That a guest named their number is no proof that the member wrote: it is a reason to call,
 * and counts for no marker.
 */
export async function openContactFor(tx: MemberTx, { uid, topics, nowMs }: Asking): Promise<void> {
  const band = await bandOf(tx, uid)
  await openContact(tx, { uid, source: 'words', band, markers: [], topics, openedName: '', nowMs })
}
