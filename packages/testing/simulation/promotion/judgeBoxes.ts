import { createHmac } from 'node:crypto'
import { boxShareOf } from '@saya/contract/box/boxShare.ts'
import { boxWhole } from '@saya/game-math'
import type { BoxDay } from '../../../../apps/server/features/box/day/day.store.ts'
import type { World } from '../../world/world.ts'
import { type BoxHolding, type ClaimedBox, readBoxDay, readBoxHolding } from './boxes.store.ts'

export interface SimulatedDay {
  readonly day: string
  readonly seed: string
  readonly odds: BoxDay['odds']
  readonly most: number
}

export interface BoxOpening {
  readonly uid: bigint
  readonly clientSeed: string
}

export interface OpenedDay {
  readonly day: SimulatedDay
  readonly openings: readonly BoxOpening[]
  /** Those who played enough on the day before and may be given something. */
  readonly able: ReadonlySet<bigint>
  /** Who went on a break in the midst of it, and what they had by then. */
  readonly paused: { readonly uid: bigint; readonly had: BoxHolding } | undefined
  readonly told: readonly { readonly uid: bigint; readonly amount: bigint | null }[]
}

/** The published draw in words of its own: the first eight bytes of the code that are no part of an incomplete run. */
function prizeOf({ seed, odds }: SimulatedDay, { uid, clientSeed }: Pick<ClaimedBox, 'uid' | 'clientSeed'>): bigint {
  const code = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${clientSeed}:${uid}:0:0`).digest()
  const whole = 2n ** 64n - (2n ** 64n % BigInt(boxWhole))
  const word = [0, 8, 16, 24].map(at => code.readBigUInt64BE(at)).find(one => one < whole) ?? 0n
  let drawn = Number(word % BigInt(boxWhole))
  const prize = odds.find(({ weight }) => (drawn -= weight) < 0)
  return BigInt((prize?.amount ?? '0.00').replace('.', '')) * 100n
}

/** What is not as it should be of a day that everybody is done with. */
export async function judgeBoxes(world: World, opened: OpenedDay): Promise<readonly string[]> {
  const { day, openings } = opened
  const { claims, taken, gifts } = await world.db.app(tx => readBoxDay(tx, day.day))
  const done = claims.filter(({ status }) => status === 'done')
  const share = boxShareOf(day.odds) * BigInt(done.length)
  const faults = claims.flatMap(({ uid, status }) => (status === 'taken' ? [`the claim of ${uid} is open`] : []))
  if (taken !== done.length) faults.push(`${taken} boxes were taken, and ${done.length} were given`)
  if (gifts !== share) faults.push(`${gifts} are counted among gifts, and not ${share}`)
  if (!isRightCount(opened, done.length)) faults.push(`${done.length} of ${day.most} boxes were given`)
  for (const uid of new Set(openings.map(one => one.uid))) {
    const holding = await world.db.member(uid, tx => readBoxHolding(tx, { uid, day: day.day }))
    const claim = done.find(one => one.uid === uid)
    faults.push(...judgeOne(opened, { uid, claim, holding }))
  }
  return faults
}

/** As many as there are, or as may have one. What somebody on a break gives back may be too late for the others. */
function isRightCount({ day, openings, able, paused }: OpenedDay, given: number): boolean {
  const asked = new Set(openings.map(({ uid }) => uid).filter(uid => able.has(uid)))
  const all = Math.min(day.most, asked.size)
  return given === all || (paused !== undefined && given === all - 1)
}

interface OneMember {
  readonly uid: bigint
  readonly claim: ClaimedBox | undefined
  readonly holding: BoxHolding
}

function judgeOne(opened: OpenedDay, { uid, claim, holding }: OneMember): string[] {
  const { able, paused, told, openings } = opened
  const due = claim ? prizeOf(opened.day, claim) : 0n
  const faults = claim ? judgeClaim({ openings, able }, claim) : []
  const { kept, count, posted } = holding
  const amounts = [posted, kept ?? 0n, claim?.amount ?? 0n]
  if (count !== (claim ? 1 : 0) || amounts.some(amount => amount !== due))
    faults.push(
      `${uid} was posted ${posted} in ${count}; the box says ${kept}, the claim ${claim?.amount}, the draw ${due}`,
    )
  if (told.some(one => one.uid === uid && one.amount !== due)) faults.push(`${uid} was told of another prize`)
  if (paused?.uid === uid && posted !== paused.had.posted) faults.push(`${uid} was given a box on a break`)
  return faults
}

function judgeClaim(
  { openings, able }: Pick<OpenedDay, 'openings' | 'able'>,
  { uid, clientSeed }: ClaimedBox,
): string[] {
  const faults = able.has(uid) ? [] : [`${uid} was given a box without play or leave`]
  const isOwn = openings.some(one => one.uid === uid && one.clientSeed === clientSeed)
  return isOwn ? faults : [...faults, `the word of ${uid} is nobody's`]
}
