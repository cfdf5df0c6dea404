import { openOwnSide } from './ownSide.ts'
import type { OwnWord } from './ownWord.ts'
import { isRoundOver } from './isRoundOver.ts'

interface Next {
  readonly commitment: string
  readonly nonce: number
}

/** A round of one player as the studio tells it, as far as it was promised. */
interface PromisedRound {
  readonly id: string
  readonly key: string
  readonly state: string
  readonly fairness: Next & { readonly clientSeed: string; readonly serverSeed: string }
}

/** A player's own side where they play alone and their rounds are counted: of each number there is one promise for ever. */
export interface SoloSide {
  readonly word: OwnWord
  /** What the round to come is drawn from is told: nothing else was shown of its number before. */
  meet(next: Next): void
  /** Notes what a play is sent by, and with which word. */
  send(key: string, next: Next): void
  /** Holds what is told of a round against what was shown before it: the answer to a play by the key that was sent. */
  take(round: PromisedRound, sentKey?: string): void
  /**
   * A play was refused when its word was known. Where something else is promised by then, another word goes into the next
   * play, and the number of this one must have been played in another window, as it was promised.
   */
  heedRefusal(next: Next, listRounds: () => Promise<readonly PromisedRound[] | undefined>): Promise<void>
}

interface Place {
  readonly game: string
  /** Tells the players of one device apart. */
  readonly player: string
}

/** The last so many rounds are listed, where there are as many. */
const listed = 10

export function openSoloSide(side: Parameters<typeof openOwnSide>, { game, player }: Place): SoloSide {
  const own = openOwnSide(...side)
  let sent: Next = { commitment: '', nonce: -1 }
  const nameOf = (nonce: number) => `${game}/${player}/${nonce}`
  return {
    word: own.word,
    meet(next) {
      const { nonce } = next
      own.keep(nameOf(nonce), next)
      own.check({ id: `#${nonce}`, name: nameOf(nonce), told: { ...next, serverSeed: '' } })
    },
    send(key, next) {
      sent = next
      own.keep(key, { ...(own.find(nameOf(next.nonce)) ?? next), clientSeed: own.word.next })
    },
    take({ id, key, state, fairness }, sentKey = key) {
      const told = { ...fairness, isOver: isRoundOver(state) }
      for (const name of [sentKey, nameOf(fairness.nonce)]) own.check({ id, name, told })
    },
    async heedRefusal(next, listRounds) {
      const refused = sent
      if (refused.nonce < 0 || next.commitment === refused.commitment) return
      own.word.spend()
      if (next.nonce === refused.nonce) return
      const rounds = (await listRounds()) ?? []
      const isListed = rounds.length < listed || rounds.some(({ fairness }) => fairness.nonce <= refused.nonce)
      if (!isListed || rounds.some(({ fairness }) => isPromised(fairness, refused))) return
      const told = { ...next, serverSeed: '' }
      own.hold({ id: `#${refused.nonce}`, shown: refused, told })
    },
  }
}

function isPromised(told: Next, shown: Next): boolean {
  return told.nonce === shown.nonce && told.commitment === shown.commitment
}
