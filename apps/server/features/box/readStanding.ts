import { boxShareOf } from '@saya/contract/box/boxShare.ts'
import { boxErrors } from '@saya/contract/box/errors.ts'
import { eligibilityErrors } from '@saya/contract/promotion/errors.ts'
import { type Language, textIn } from '@saya/contract/text.ts'
import { formatWhole, manilaDay } from '@saya/money'
import type { AppTx, MemberTx } from '../../platform/db/database.ts'
import { isProgramApproved } from '../approval/index.ts'
import { mayMarket } from '../marketing/index.ts'
import {
  type Facts,
  findObstacle,
  type MemberDoor,
  monthOf,
  readGiftCap,
  readGiftShare,
  readMembers,
} from '../promotion/index.ts'
import { isDayWhole } from '../tally/index.ts'
import { boxAudience, boxExpiry, boxPromotion, type BoxRefusal, judgeBox } from './box.rules.ts'
import { type Box, type BoxKey, findBox, offerBox, readTurnover } from './box.store.ts'
import { findClaim, isIdUsed } from './claim/claim.store.ts'
import { type BoxDay, countLeft, findDay } from './day/day.store.ts'
import { dayBehind } from './day/makeDays.ts'
import type { BoxDeps } from './deps.ts'
import { areBoxesStopped } from './stop.store.ts'

/** How a member stands to the box of today. */
export interface BoxStanding {
  readonly today: string
  readonly day: BoxDay | undefined
  /** The box as it was offered, and what it came to. */
  readonly box: Box | undefined
  /** Why there is none to open now. Nothing where one waits, and where it was opened. */
  readonly code: BoxRefusal | undefined
  readonly facts: Facts
  /** Of the ID that the member was approved with. */
  readonly idHash: Buffer | null
  /** The most that an ID is given in a month of gifts. */
  readonly giftCap: bigint
  /** What it was given this month. Nothing where the box of the day is counted among it. */
  readonly given: bigint | undefined
}

type StandingDeps = Pick<BoxDeps, 'db' | 'clock' | 'random' | 'log' | 'jurisdiction'>

interface StandingOf {
  readonly uid: bigint
  readonly nowMs: number
  /** How the member's schema is opened to read who they are. */
  readonly open?: MemberDoor
}

/** Reads it, and offers the box where the member may have one and was not offered it yet: from then on it waits for them. */
export async function readStanding(
  deps: StandingDeps,
  { uid, nowMs, open = work => deps.db.member(uid, work) }: StandingOf,
): Promise<BoxStanding | undefined> {
  const { db } = deps
  const today = manilaDay(nowMs)
  const key = { uid, day: today }
  const member = (await readMembers(deps, open, [uid])).get(uid)
  if (!member) return undefined
  const { idHash } = member
  const [day, left, isUsed, given] = await db.app(tx =>
    Promise.all([findDay(tx, today), countLeft(tx, today), isIdUsed(tx, key, idHash), readGiven(tx, key, idHash)]),
  )
  const facts = { ...member.facts, isIdUsed: isUsed, amount: 1n, countsPlay: true }
  const obstacle = findObstacle(facts, boxAudience)
  return db.member(uid, async tx => {
    const before = dayBehind(today, -1)
    const [box, play, isCounted, giftCap, areStopped, isAllowed] = await Promise.all([
      findBox(tx, key),
      readTurnover(tx, { uid, day: before }),
      isDayWhole(tx, before),
      readGiftCap(tx),
      areBoxesStopped(tx),
      isApproved(tx, deps, day),
    ])
    const leastPlay = day?.leastPlay ?? 0n
    const isStopped = areStopped || !isAllowed
    const isGiftFull = day !== undefined && given !== undefined && given + boxShareOf(day.odds) > giftCap
    const rest = { isStopped, play, leastPlay, isCounted, isGiftFull, left }
    const code = judgeBox({ hasDay: day !== undefined, box, obstacle, ...rest, nowMs })
    const permit = box || code ? null : await mayMarket(tx, { uid, reach: 'shown', nowMs })
    const known = { today, day, facts, idHash, giftCap, given }
    if (!box && !code && !permit) return { ...known, box, code: 'promotion_unavailable' }
    const offered = permit && (await offerBox(tx, permit, { day: today, nowMs, expiresAtMs: boxExpiry(today, nowMs) }))
    return { ...known, box: box ?? offered ?? undefined, code }
  })
}

/** Whether the regulator approved of what a day of boxes goes by. */
function isApproved(tx: MemberTx, { jurisdiction }: StandingDeps, day: BoxDay | undefined) {
  if (!day) return true
  const wish = { program: boxPromotion, version: day.version, day: day.day, jurisdiction } as const
  return isProgramApproved(tx, wish)
}

/** What the ID was given of gifts this month. Nothing where the box of the day was taken, and is counted among them. */
async function readGiven(tx: AppTx, key: BoxKey, idHash: Buffer | null): Promise<bigint | undefined> {
  if (!idHash) return undefined
  const share = { idHash, month: monthOf(key.day) }
  const [claim, given] = await Promise.all([findClaim(tx, key), readGiftShare(tx, share)])
  return claim ? undefined : given
}

/** What the sentence of a refusal names. */
export function valuesOf({ day }: Pick<BoxStanding, 'day'>) {
  return { least: formatWhole(day?.leastPlay ?? 0n) }
}

/** Why there is no box, in words. */
export function viewWhyNot(standing: Pick<BoxStanding, 'code' | 'day'>, language: Language) {
  const { code } = standing
  if (!code) return null
  const sentence = textIn({ ...eligibilityErrors, ...boxErrors }[code].text, language)
  return { code, sentence: sentence.replace('{least}', valuesOf(standing).least) }
}
