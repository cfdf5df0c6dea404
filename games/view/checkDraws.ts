import { commitmentOf, type Draw, fairDraws } from '@saya/game-math'

interface Checked {
  /** The seed is told only then. */
  readonly isOver: boolean
  /** The seed is the promised one, and from it follows every number that was drawn. */
  readonly isKept: boolean
  /** What is drawn here, in the order of the told draws. */
  readonly again: readonly number[]
}

/** Draws a round again from its seed, the player's word and its number, and compares. */
export function checkDraws(told: {
  readonly round: {
    readonly fairness: {
      readonly commitment: string
      readonly clientSeed: string
      readonly nonce: number
      readonly serverSeed: string
    }
  }
  readonly draws: readonly Draw[]
}): Checked {
  const { serverSeed: hex, clientSeed, nonce, commitment } = told.round.fairness
  if (hex === '') return { isOver: false, isKept: false, again: [] }
  const serverSeed = Uint8Array.from(hex.match(/../g) ?? [], byte => Number.parseInt(byte, 16))
  const rng = fairDraws({ serverSeed, clientSeed, nonce })
  const again = told.draws.map(({ of }) => rng.next(of))
  const isKept = commitmentOf(serverSeed) === commitment && told.draws.every(({ value }, at) => value === again[at])
  return { isOver: true, isKept, again }
}
