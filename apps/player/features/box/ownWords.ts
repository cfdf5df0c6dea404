import { storage } from '../../shared/device/storage.ts'

/** What this browser was shown of a box and did about it: no proof of that box may say otherwise. */
export interface OwnWord {
  readonly commitment: string
  /** What it sent, each time it tried: whichever came first counts. */
  readonly sent: readonly string[]
  /** Whether it was told that the box was open before it sent anything: then the word of another device counts. */
  readonly wasOpened: boolean
  /** What the box held, as it was told then. Nothing where no answer came. */
  readonly bonus: string | null
}

type Words = Readonly<Record<string, OwnWord>>

const place = 'boxSent'
const mostKept = 40

/** By whom and on which day. */
const nameOf = (uid: string, day: string) => `${uid} ${day}`

export function findOwnWord(uid: string, day: string): OwnWord | undefined {
  return storage().get<Words>(place)?.[nameOf(uid, day)]
}

export function keepOwnWord(uid: string, day: string, word: OwnWord): void {
  const { [nameOf(uid, day)]: _known, ...others } = storage().get<Words>(place) ?? {}
  const kept = Object.entries(others).slice(1 - mostKept)
  storage().set(place, { ...Object.fromEntries(kept), [nameOf(uid, day)]: word })
}
