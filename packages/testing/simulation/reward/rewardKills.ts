import { setTimeout as wait } from 'node:timers/promises'
import type { Player } from '../../world/player.ts'
import type { KillPlace } from '../kill/killPlace.ts'
import { type SeededRandom, seededRandom } from '../seededRandom.ts'
import { findWrongBoxes, openAll, untilBound } from './boxKills.ts'
import { findWrongRewards } from './findWrongRewards.ts'
import { followCalls } from './followCalls.ts'
import { claimAll, type GiftClaims, hearsOfGift } from './giftKills.ts'
import { bringFriends, type FriendPair, openInvitation } from './inviteKills.ts'
import { callsOfLeaver, enrolLeavers, leaveAll, type Leaving } from './leaverKills.ts'
import { insist, passHalfHour, untilMadeUp } from './makeUp.ts'
import { callsOfShopper, enrolShoppers, findWrongShopping, type Mall, openMall, shopAll } from './mallKills.ts'
import { enrolLosers, type DayLoss, openGift, openStage } from './rewardStage.ts'

export interface RewardKillWish {
  readonly seed: number
  /** It ends with the chapter in which so much time has passed. */
  readonly forMs: number
  readonly membersOfChapter?: number
  readonly onKill?: (figures: RewardKillFigures) => void
}

export interface RewardKillFigures {
  readonly kills: number
  readonly claimed: number
  readonly refused: number
  readonly rebates: number
  readonly boxes: number
  readonly friends: number
  readonly excluded: number
  /** Members who checked in and redeemed one of each of the goods. */
  readonly shoppers: number
}

export interface RewardKillReport extends RewardKillFigures {
  readonly faults: readonly string[]
}

interface Victim {
  readonly victim: 'api' | 'worker' | 'database'
  readonly copy: number
}

const victims: readonly Victim[] = [
  { victim: 'api', copy: 0 },
  { victim: 'worker', copy: 1 },
  { victim: 'api', copy: 1 },
  { victim: 'worker', copy: 0 },
  { victim: 'database', copy: 0 },
]
/** So many answers come between one kill and the next, so that each falls into the midst of others, however slow the machine is. */
const answersBetween = 10

/**
 * Members claim a gift that has not enough for all and open a mystery box each, each message doubled over two copies of the api. They are
 * paid for two days on which no worker ran, and others for the friends they brought meanwhile; some exclude themselves while they claim,
 * and some check in and redeem goods, of which staff send and give up one. Api, workers and database are killed over it. Tells what was
 * lost, doubled, or given beyond a budget or behind an exclusion.
 */
export async function rewardKills(place: KillPlace, wish: RewardKillWish): Promise<RewardKillReport> {
  const { seed, forMs, membersOfChapter = 45, onKill } = wish
  const random = seededRandom(seed)
  const stage = await openStage(place)
  const invitation = await openInvitation(stage, place)
  const mall = await openMall(place)
  const [lost, chapters, brought]: [DayLoss[], GiftClaims[], FriendPair[]] = [[], [], []]
  const departures: Leaving[] = []
  const faults: string[] = []
  const figures = { kills: 0, claimed: 0, refused: 0, rebates: 0, boxes: 0, friends: 0, excluded: 0, shoppers: 0 }
  async function killNext(): Promise<void> {
    await killOne(place, figures.kills++)
    onKill?.(figures)
  }
  for (const endMs = Date.now() + forMs; chapters.length === 0 || (Date.now() < endMs && faults.length === 0); ) {
    await place.stopWorkers()
    const added = await enrolLosers(place, stage, { count: membersOfChapter, random })
    lost.push(...added)
    brought.push(...(await bringFriends(place, Math.ceil(membersOfChapter / 10))))
    // A copy that was killed last may not be there again yet.
    await insist(() => fetch(place.url))
    const most = Math.floor(membersOfChapter / 3)
    const gift = await openGift(stage, place, most)
    const leavers = await enrolLeavers(place, Math.ceil(membersOfChapter / 5))
    const farewell = await openGift(stage, place, leavers.length)
    const shoppers = await enrolShoppers(place, Math.ceil(membersOfChapter / 10))
    await place.startWorkers()
    await untilBound(place)
    const players = [...new Map(added.map(({ player }) => [player.uid, player])).values()]
    const acting = { gift, farewell, mall, players, leavers, shoppers, random, killNext }
    const { claims, boxes, left, shopped } = await actUnderKills(place, acting)
    chapters.push({ gift, most, claims })
    departures.push(left)
    const claimed = [...claims.values()].filter(hearsOfGift).length
    figures.claimed += claimed
    figures.refused += claims.size - claimed
    figures.excluded += left.hadGift.size
    faults.push(...(await untilMadeUp(place, { stage, random, killNext })))
    faults.push(
      ...(await findWrongRewards(place, { stage, lost, chapters, departures, invitation, brought })),
      ...place.falls(),
    )
    figures.rebates = lost.length
    figures.friends = brought.length
    figures.boxes += boxes.size
    figures.shoppers += shopped.size
    faults.push(...(await findWrongBoxes(place, boxes)), ...(await findWrongShopping(place, shopped)))
  }
  return { ...figures, faults }
}

interface Acting {
  readonly gift: string
  /** Given to whoever excludes themselves. */
  readonly farewell: string
  readonly mall: Mall
  readonly players: readonly Player[]
  readonly leavers: readonly Player[]
  readonly shoppers: readonly Player[]
  readonly random: SeededRandom
  readonly killNext: () => Promise<void>
}

/** What members do in a chapter, with a kill after every few answers. */
async function actUnderKills(place: KillPlace, acting: Acting) {
  const { gift, farewell, mall, players, leavers, shoppers, random, killNext } = acting
  const sent = 2 * players.length * place.urls.length
  const calls = followCalls(sent + leavers.length * callsOfLeaver(place) + shoppers.length * callsOfShopper(place))
  const ended = Promise.all([
    claimAll(place, { gift, players, random, calls }),
    openAll(place, { players, random, calls }),
    leaveAll(place, { gift: farewell, players: leavers, random, calls }),
    shopAll(place, { mall, players: shoppers, random, calls }),
  ])
  for (;;) {
    await calls.untilMore(answersBetween)
    if (calls.isOver() || !calls.hasHope()) break
    await wait(random.between(0, 300))
    await killNext()
  }
  const [claims, boxes, left, shopped] = await ended
  return { claims, boxes, left, shopped }
}

async function killOne(place: KillPlace, nth: number): Promise<void> {
  const { victim, copy } = victims[nth % victims.length] as Victim
  await place.kill(victim, copy)
  await passHalfHour(place)
}
