import { commitmentOf, fromHex } from './fairDraws.ts'

/** What is told of a round's seeds when it is over, in hexadecimal. */
export interface ToldSeeds {
  readonly commitment: string
  readonly serverSeed: string
  /** Of a round of many players: the promise is of both, one behind the other. */
  readonly closingSeed?: string | undefined
}

const seed = /^[0-9a-f]{64}$/

/**
 * Whether seeds are those of a promise. Each is 32 bytes and written in one way alone: cut elsewhere the same bytes would draw
 * another round, and written in other letters too, since a closing seed goes into the draw as text.
 */
export function isPromised({ commitment, serverSeed, closingSeed = '' }: ToldSeeds): boolean {
  if (!seed.test(serverSeed) || !(closingSeed === '' || seed.test(closingSeed))) return false
  return commitmentOf(fromHex(serverSeed + closingSeed)) === commitment
}
