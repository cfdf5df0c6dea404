import { useSyncExternalStore } from 'react'
import { readOwner } from '../../shared/session.ts'
import { storage } from '../../shared/storage.ts'
import type { KycValues } from './kycForm.ts'
import type { Stage } from './stages.ts'
import type { Movements } from './movements.ts'

/** What this device keeps of a verification that is under way: never a photo, only the keys that photos are stored by. */
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
let known: { readonly owner: string; readonly draft: Draft } | undefined

/** What was begun in this sign-in. Signing out forgets it. */
export function readDraft(): Draft {
  const owner = readOwner()
  if (known?.owner !== owner) {
    const kept = storage().get<typeof known>(place)
    known = kept?.owner === owner ? kept : { owner, draft: empty }
  }
  return known.draft
}

export function changeDraft(change: Partial<Draft>): void {
  known = { owner: readOwner(), draft: { ...readDraft(), ...change } }
  storage().set(place, known)
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
