import { auditAll } from '../../../../apps/server/features/wallet/index.ts'
import { systemClock } from '../../../../apps/server/platform/clock.ts'
import { journalGrounds } from '../../../../apps/server/worker/journalGrounds.ts'
import { rewardIdOf } from '../../../../apps/server/features/reward/index.ts'
import { readJournal } from '../../ledger/readJournal.ts'
import type { KillPlace } from '../kill/killPlace.ts'
import { comparePostings } from './comparePostings.ts'
import { findWrongGifts, type GiftClaims } from './giftKills.ts'
import { type FriendPair, giftsOf } from './inviteKills.ts'
import { findWrongLeavers, type Leaving } from './leaverKills.ts'
import { prizesOf } from './rankingKills.ts'
import { type GivenPosting, listGiven, listOpenKinds, readBudget } from './rewardKills.store.ts'
import { centavo, type DayLoss, levelBonuses, lossShare, type Stage } from './rewardStage.ts'

interface RewardBooks {
  readonly stage: Stage
  readonly lost: readonly DayLoss[]
  readonly chapters: readonly GiftClaims[]
  readonly departures: readonly Leaving[]
  readonly invitation: string
  readonly brought: readonly FriendPair[]
}

/** Tells of what was lost, doubled or given beyond a budget, and of what the auditor finds. */
export async function findWrongRewards(place: KillPlace, books: RewardBooks): Promise<readonly string[]> {
  const { stage, lost, chapters, departures, invitation, brought } = books
  const { db } = place
  const given: GivenPosting[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++) given.push(...(await db.memberSchema(schema, listGiven)))
  await readJournal({ db, clock: systemClock })
  const { findings } = await auditAll({ db, clock: systemClock, grounds: journalGrounds({ isLocal: false }) })
  const prizes = await prizesOf(place, stage)
  const gifts = [...chapters, ...departures].map(({ gift }) => gift)
  return [
    ...findWrongRebates(stage, lost, given),
    ...findWrongLevels(lost, given),
    ...prizes.faults,
    ...comparePostings(
      'prize',
      prizes.wanted,
      given.filter(({ kind }) => kind === 4007),
    ),
    ...comparePostings(
      'reward for a friend',
      giftsOf(brought),
      given.filter(({ kind }) => kind === 4002),
    ),
    ...chapters.flatMap(chapter => findWrongGifts(chapter, given)),
    ...departures.flatMap(leaving => findWrongLeavers(leaving, given)),
    ...(await findWrongBudgets(place, [stage.rebate, stage.contest, invitation, ...gifts])),
    ...findings.map(({ check, subject, detail }) => `The auditor finds ${check}: ${subject} ${detail}`),
    ...(await db.app(listOpenKinds)).map(kind => `An incident is open: ${kind}`),
  ]
}

function findWrongRebates({ rebate }: Stage, lost: readonly DayLoss[], given: readonly GivenPosting[]): string[] {
  const shares = lost.map(({ player: { uid }, day, loss }) => {
    const share = loss / lossShare
    return [rewardIdOf({ uid, kind: 4006, name: `${rebate} ${day}` }), share - (share % centavo)] as const
  })
  // Of nothing there is none.
  const wanted = new Map(shares.filter(([, share]) => share > 0n))
  return comparePostings(
    'rebate',
    wanted,
    given.filter(({ kind }) => kind === 4006),
  )
}

/** Each came to two levels by what they played, and is given for each once. */
function findWrongLevels(lost: readonly DayLoss[], given: readonly GivenPosting[]): string[] {
  const uids = [...new Set(lost.map(({ player }) => player.uid))]
  const wanted = new Map(
    uids.flatMap(uid =>
      levelBonuses.map((bonus, at) => [rewardIdOf({ uid, kind: 4003, name: String(at + 1) }), bonus] as const),
    ),
  )
  return comparePostings(
    'level',
    wanted,
    given.filter(({ kind }) => kind === 4003),
  )
}

async function findWrongBudgets({ db }: KillPlace, promotions: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const promotion of promotions) {
    const { units, left, cost, claims } = await db.app(tx => readBudget(tx, promotion))
    if (left < 0n || left + cost !== units || claims !== cost)
      faults.push(`Of the budget of ${promotion}, ${units}, ${left} is left, ${cost} was spent and ${claims} claimed`)
  }
  return faults
}
