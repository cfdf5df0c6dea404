import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import type { ContactRow } from '../harm/index.ts'

type View = AnswerOf<typeof officeContract.harmDesk.openContact>

interface Looking {
  readonly operatorId: string
  readonly nowMs: number
}

/** A contact, for one operator. The columns have checks of the same words. */
export function viewContact(row: ContactRow, { operatorId, nowMs }: Looking): View {
  return {
    id: row.id,
    uid: String(row.uid),
    source: row.source as View['source'],
    band: row.band as View['band'],
    markers: row.markers as View['markers'],
    topics: row.topics as View['topics'],
    opened_at: secondsOf(row.opened_at),
    opened_by: row.opened_name,
    due_at: secondsOf(row.due_at),
    is_late: row.status !== 'done' && row.due_at < nowMs,
    status: row.status as View['status'],
    taken_by: row.taken_name,
    is_mine: row.taken_by === operatorId,
    done_at: secondsOf(row.done_at ?? 0),
    way: row.way as View['way'],
    said: row.said,
    outcome: row.outcome as View['outcome'],
    next_on: row.next_on ?? '',
  }
}

export function secondsOf(ms: number): number {
  return Math.floor(ms / 1000)
}
