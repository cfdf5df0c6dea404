import type { MemberTx } from '../../platform/db/database.ts'
import { bandOf } from './bandOf.ts'
import { insertMentions } from './contact.store.ts'
import { openContact } from './openContact.ts'
import { listWords } from './terms.store.ts'
import { topicsOf } from './words.rules.ts'

export interface WrittenText {
  readonly uid: bigint
  /** Of the feedback. */
  readonly id: string
  readonly text: string
  readonly nowMs: number
}

/** Opens a contact where words stand in a text by which somebody asks for help. Of the text nothing is kept but its topics. */
export async function hearWords(tx: MemberTx, { uid, id, text, nowMs }: WrittenText): Promise<void> {
  const topics = topicsOf(text, await listWords(tx))
  if (topics.length === 0) return
  await insertMentions(tx, { id, uid, topics, nowMs })
  const band = await bandOf(tx, uid)
  await openContact(tx, { uid, source: 'words', band, markers: [], topics, openedName: '', nowMs })
}
