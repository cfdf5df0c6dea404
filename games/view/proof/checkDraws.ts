import { type Draw, fairDraws, fromHex, isPromised } from '@saya/game-math'

export interface DrawCheck {
  /** Only of a round that is over. */
  readonly isTold: boolean
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
      /** Of a round of many players: the promise is of both. */
      readonly closingSeed?: string
    }
  }
  readonly draws: readonly Draw[]
}): DrawCheck {
  const { serverSeed: hex, clientSeed, nonce } = told.round.fairness
  if (hex === '') return { isTold: false, isKept: false, again: [] }
  const serverSeed = fromHex(hex)
  const rng = fairDraws({ serverSeed, clientSeed, nonce })
  const again = told.draws.map(({ of }) => rng.next(of))
  const isKept = isPromised(told.round.fairness) && told.draws.every(({ value }, at) => value === again[at])
  return { isTold: true, isKept, again }
}
