import { type HarmBand, isAtLeast } from '@saya/contract/harmDesk/bands.ts'
import type { ContactSource } from '@saya/contract/harmDesk/contact.ts'
import type { HarmMarker } from '@saya/contract/harmDesk/markers.ts'
import type { HarmTopic } from '@saya/contract/harmDesk/topics.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { bandWith, dueAtMs } from './contact.rules.ts'
import { type ContactRow, insertContact, lockWaiting, updateWaiting } from './contact.store.ts'

export interface ContactReason {
  readonly uid: bigint
  readonly source: ContactSource
  readonly band: HarmBand
  readonly markers: readonly HarmMarker[]
  readonly topics: readonly HarmTopic[]
  /** Who of staff opens it; empty where the product does. */
  readonly openedName: string
  readonly nowMs: number
}

/**
 * Sees to it that somebody gets in touch. Where a contact waits or is under way, what is new is added to that one, and it is due
 * no later than before. Where somebody finishes that one just then, what is new opens the next.
 */
export async function openContact(tx: MemberTx, reason: ContactReason): Promise<ContactRow | undefined> {
  const due = dueAtMs(reason)
  const band = bandWith(reason.band, reason.topics)
  for (;;) {
    const opened = await insertContact(tx, { ...reason, band, dueAtMs: due })
    if (opened) return opened
    const waiting = await lockWaiting(tx, reason.uid)
    if (!waiting) continue
    await updateWaiting(tx, waiting.id, {
      band: graverOf(waiting.band as HarmBand, band),
      markers: joined(waiting.markers as HarmMarker[], reason.markers),
      topics: joined(waiting.topics as HarmTopic[], reason.topics),
      dueAtMs: Math.min(waiting.due_at, due),
    })
    return undefined
  }
}

function graverOf(one: HarmBand, other: HarmBand): HarmBand {
  return isAtLeast(one, other) ? one : other
}

function joined<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  return [...new Set([...one, ...other])]
}
