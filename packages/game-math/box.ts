import { fairDraws, fromHex, toHex } from './fairDraws.ts'
import { sha256 } from './sha256.ts'

/** One prize of a box, and how many of 10,000 boxes have it. */
export interface BoxPrize {
  /** In pesos with two decimals. */
  readonly amount: string
  readonly weight: number
}

/** The weights of all prizes come to this. */
export const boxWhole = 10_000

/** What a day of boxes is bound to before anybody opens one. */
export interface BoxPromise {
  /** A Manila day, `yyyy-mm-dd`. */
  readonly day: string
  /** 32 bytes in hexadecimal. */
  readonly seed: string
  readonly odds: readonly BoxPrize[]
  /** How many boxes are given on the day at most. */
  readonly most: number
}

interface BoxDraw {
  readonly seed: string
  /** What the browser brought with the opening. */
  readonly clientSeed: string
  readonly uid: string
  readonly odds: readonly BoxPrize[]
}

/** All that is told of a box that was opened. */
export interface BoxProof extends BoxPromise {
  readonly uid: string
  readonly clientSeed: string
  readonly commitment: string
  readonly bonus: string
}

/** What of a box was checked, in the order in which it is told. */
const boxChecks = ['odds', 'promise', 'draw'] as const
export type BoxCheck = (typeof boxChecks)[number]

/** Whether prizes are whole, positive, each another one, and come to the whole. */
export function areOddsWhole(odds: readonly BoxPrize[]): boolean {
  const amounts = new Set(odds.map(({ amount }) => amount))
  const isEach = odds.every(({ amount, weight }) => prize.test(amount) && Number.isSafeInteger(weight) && weight > 0)
  return isEach && amounts.size === odds.length && odds.reduce((sum, { weight }) => sum + weight, 0) === boxWhole
}

const prize = /^(?!0\.00$)(0|[1-9]\d{0,6})\.\d{2}$/
const seedPattern = /^[0-9a-f]{64}$/

/** The hash by which a table of odds is told from any other. */
export function oddsHashOf(odds: readonly BoxPrize[]): string {
  return hashOf(oddsText(odds))
}

function oddsText(odds: readonly BoxPrize[]): string {
  return odds.map(({ amount, weight }) => `${amount}:${weight}`).join(',')
}

/** What is shown before the first box of a day is opened, so that neither seed, odds nor the day's cap can be others afterwards. */
export function boxCommitmentOf({ day, seed, odds, most }: BoxPromise): string {
  return hashOf(['saya box', day, seed, oddsText(odds), String(most)].join('\n'))
}

/** The prize of a box: a fair draw of the day's seed, the browser's word and the member. */
export function drawBox({ seed, clientSeed, uid, odds }: BoxDraw): string {
  const drawn = fairDraws({ serverSeed: fromHex(seed), clientSeed: `${clientSeed}:${uid}`, nonce: 0 }).next(boxWhole)
  let below = 0
  for (const { amount, weight } of odds) {
    below += weight
    if (drawn < below) return amount
  }
  throw new RangeError(`The odds of a box come to ${below}, not to ${boxWhole}.`)
}

/** What does not hold of a box that was opened. Empty where all of it does. */
export function findBoxFaults(proof: BoxProof): readonly BoxCheck[] {
  const { seed, odds, commitment, bonus } = proof
  if (!areOddsWhole(odds)) return ['odds']
  if (!seedPattern.test(seed)) return ['promise']
  const holds: Readonly<Record<BoxCheck, boolean>> = {
    odds: true,
    promise: boxCommitmentOf(proof) === commitment,
    draw: drawBox(proof) === bonus,
  }
  return boxChecks.filter(check => !holds[check])
}

function hashOf(text: string): string {
  return toHex(sha256(new TextEncoder().encode(text)))
}
