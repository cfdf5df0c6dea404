import { randomBytes, randomInt } from 'node:crypto'

/** Chance as a parameter. The only source behind it is the system's own generator. */
export interface Random {
  bytes(count: number): Buffer
  /** A whole number from 0 up to, not including, `below`, without bias. */
  below(below: number): number
}

export const systemRandom: Random = { bytes: count => randomBytes(count), below: below => randomInt(below) }
