import { storage } from '../../shared/device/storage.ts'
import { readProceeded } from '../../shared/session/proceeded.ts'

const place = 'remembered'

interface RememberedNumber {
  /** The national number. */
  readonly number: string
  /** The version of the terms that its owner agreed to when they signed in. */
  readonly terms: string
}

/**
 * The number that its owner asked this device to keep, and whether they have agreed to the terms. Which version counts now the
 * gate of this device knows, where it was asked; elsewhere the server asks a member again once it has changed.
 */
export function readRemembered(): { readonly number: string; readonly hasAgreed: boolean } | undefined {
  const kept = storage().get<RememberedNumber>(place)
  const now = readProceeded()
  return kept ? { number: kept.number, hasAgreed: kept.terms !== '' && (!now || now === kept.terms) } : undefined
}

/** Keeps the number of whoever has just signed in, or nothing of them. */
export function remember(number: string | null): void {
  if (number === null) return storage().remove(place)
  const before = storage().get<RememberedNumber>(place)
  const terms = readProceeded() || (before?.number === number ? before.terms : '')
  storage().set(place, { number, terms } satisfies RememberedNumber)
}
