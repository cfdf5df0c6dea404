import { type OwnWord, openOwnWord } from './ownWord.ts'
import { openPromises, type ShownPromise, type ToldPromise } from './proof/promises.ts'
import { tellBroken } from './tellBroken.ts'

export type OwnSay = Parameters<typeof tellBroken>[0]['say']

/** A player's own side of a fair draw: the word that goes into it, and what was shown before it. */
export interface OwnSide {
  readonly word: OwnWord
  /** What is shown of a round that takes bets: what comes first counts. */
  see(name: string, shown: ShownPromise): void
  /** Notes what was shown, before a bet is made by it. */
  keep(name: string, shown: ShownPromise): void
  /** What was shown first. */
  find(name: string): ShownPromise | undefined
  /**
   * Holds what is told of a round against what was shown before it, and tells its player where that is not the same. By
   * which name it was shown, whoever asks knows: the answer is not asked.
   */
  check(round: { readonly id: string; readonly name: string; readonly told: ToldPromise }): void
  /** The same of what this page knows by itself. */
  hold(round: { readonly id: string; readonly shown: ShownPromise; readonly told: ToldPromise }): void
}

export function openOwnSide(newWord: () => string, say: OwnSay, tell = tellBroken): OwnSide {
  const promises = openPromises()
  /** Rounds that its player was told of: once is enough while they are in the page. */
  const told = new Set<string>()
  const seen = new Map<string, ShownPromise>()

  const find = (name: string) => promises.find(name) ?? seen.get(name)

  function hold(id: string, shown: ShownPromise | undefined, now: ToldPromise): void {
    if (!told.has(id) && tell({ id, shown, told: now, say })) told.add(id)
  }

  return {
    word: openOwnWord(newWord),
    see(name, shown) {
      if (!seen.has(name)) seen.set(name, shown)
    },
    keep: (name, shown) => promises.keep(name, seen.get(name) ?? shown),
    find,
    check: ({ id, name, told: now }) => hold(id, find(name), now),
    hold: ({ id, shown, told: now }) => hold(id, shown, now),
  }
}
