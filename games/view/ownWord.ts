/** The player's own part in the next draw. */
export interface OwnWord {
  /** What goes into the next bet: made up here, unless its player has chosen it. */
  readonly next: string
  /** False where it is no word that goes into a draw. */
  choose(word: string): boolean
  /** It has gone into a bet: the next one has another. */
  spend(): void
}

export function openOwnWord(newWord: () => string): OwnWord {
  let next = newWord()
  return {
    get next() {
      return next
    },
    choose(word) {
      if (!/^[\w-]{1,64}$/.test(word)) return false
      next = word
      return true
    },
    spend() {
      next = newWord()
    },
  }
}
