import { useSyncExternalStore } from 'react'
import { readOwner } from '../../../shared/session/session.ts'
import { storage } from '../../../shared/device/storage.ts'
import { kycTypedKey } from '../../../shared/device/tabKeys.ts'
import { keepOnTab, readOnTab } from '../../../shared/device/tabStore.ts'
import type { KycValues } from './kycForm.ts'
import type { Stage } from '../stages.ts'
import type { Movements } from '../camera/movements.ts'

/**
 * What this device keeps of a verification that is under way: never a photo, only the keys that photos are stored by. What was
 * typed of the person is kept by their tab alone.
 */
interface Draft {
  readonly stage?: Stage | undefined
  readonly typed: Partial<KycValues>
  readonly movements?: Movements | undefined
  /** The check of the ID that was begun last. */
  readonly check?: IdCheck | undefined
}

interface IdCheck {
  readonly transactionId: string
  readonly bizId: string
  readonly idType: string
}

const place = 'kycDraft'
const empty: Draft = { typed: {} }
const listeners = new Set<() => void>()
let known: KeptDraft | undefined

interface KeptDraft {
  readonly owner: string
  readonly draft: Draft
}

interface KeptTyping {
  readonly owner: string
  readonly typed: Draft['typed']
}

/** What was begun in this sign-in. Signing out forgets it. */
export function readDraft(): Draft {
  const owner = readOwner()
  if (known?.owner !== owner) known = { owner, draft: readKept(owner) }
  return known.draft
}

function readKept(owner: string): Draft {
  const kept = storage().get<KeptDraft>(place)
  if (kept?.owner !== owner) return empty
  const typing = readOnTab(kycTypedKey) as KeptTyping | null
  const typed = typing?.owner === owner ? typing.typed : {}
  return { ...kept.draft, typed: { ...namelessOf(kept.draft.typed), ...typed } }
}

/** The type of the ID, and the keys of photos: nothing that says who somebody is. */
function namelessOf(typed: Draft['typed']): Draft['typed'] {
  const isNameless = (name: string) => name === 'id_type' || name.startsWith('attachments_')
  return Object.fromEntries(Object.entries(typed).filter(([name]) => isNameless(name)))
}

export function changeDraft(change: Partial<Draft>): void {
  const owner = readOwner()
  const draft = { ...readDraft(), ...change }
  known = { owner, draft }
  storage().set(place, { owner, draft: { ...draft, typed: namelessOf(draft.typed) } } satisfies KeptDraft)
  keepOnTab(kycTypedKey, { owner, typed: draft.typed } satisfies KeptTyping)
  tell()
}

export function typeIntoDraft(typed: Partial<KycValues>): void {
  changeDraft({ typed: { ...readDraft().typed, ...typed } })
}

/** Photos that the server has no more are to be taken again; what else was typed stays. */
export function forgetPhotos(): void {
  const typed = Object.entries(readDraft().typed).filter(([name]) => !name.startsWith('attachments_'))
  changeDraft({ typed: Object.fromEntries(typed), movements: undefined })
}

/** Begins at the first step again; what was typed stays. */
export function beginAnew(): void {
  changeDraft({ stage: undefined })
}

/** It was sent: nothing of it is needed here any more. */
export function dropDraft(): void {
  known = { owner: readOwner(), draft: empty }
  storage().remove(place)
  keepOnTab(kycTypedKey, null)
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

export function useDraft(): Draft {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readDraft,
    () => empty,
  )
}
