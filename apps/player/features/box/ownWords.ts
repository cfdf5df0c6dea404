import { storage } from '../../shared/device/storage.ts'

/** What this browser was shown and sent when it opened a box: no proof of that box may say otherwise. */
export interface OwnWord {
  readonly commitment: string
  readonly clientSeed: string
}

type Words = Readonly<Record<string, OwnWord>>

const place = 'boxWords'
const mostKept = 40

/** By whom and on which day. */
const nameOf = (uid: string, day: string) => `${uid} ${day}`

export function findOwnWord(uid: string, day: string): OwnWord | undefined {
  return storage().get<Words>(place)?.[nameOf(uid, day)]
}

export function keepOwnWord(uid: string, day: string, word: OwnWord): void {
  const kept = Object.entries(storage().get<Words>(place) ?? {}).slice(1 - mostKept)
  storage().set(place, { ...Object.fromEntries(kept), [nameOf(uid, day)]: word })
}
