import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '../../../../apps/server/platform/clock.ts'
import { ask } from '../../ask.ts'
import { approve } from '../../desk/promotionDesk.ts'
import { createPlayer, type Player } from '../../world/player.ts'
import type { KillPlace } from '../kill/killPlace.ts'
import { persist } from '../kill/persist.ts'
import type { SeededRandom } from '../seededRandom.ts'
import type { AnswerWatch } from './followCalls.ts'
import { claimAll, giftOf, hearsOfGift, type ToldClaims } from './giftKills.ts'
import { insist } from './makeUp.ts'
import { type GivenPosting, listGiven } from './rewardKills.store.ts'

/** Members who excluded themselves while they claimed a gift that has enough for all of them. */
export interface Leaving {
  readonly gift: string
  readonly claims: ToldClaims
  /** Whether each had the gift when they were told that they are excluded. */
  readonly hadGift: ReadonlyMap<bigint, boolean>
}

/** So many calls a leaver comes to: a claim at each copy, and the exclusion. */
export function callsOfLeaver({ urls }: KillPlace): number {
  return urls.length + 1
}

export async function enrolLeavers({ db }: KillPlace, count: number): Promise<readonly Player[]> {
  const players: Player[] = []
  while (players.length < count) {
    const player = await createPlayer(db, systemClock, { kyc: 'fully_kyc' })
    await approve({ db, clock: systemClock }, player)
    players.push(player)
  }
  return players
}

interface Departure {
  readonly gift: string
  readonly players: readonly Player[]
  readonly random: SeededRandom
  readonly calls: AnswerWatch
}

/** Each claims at both copies, and excludes themselves before, behind or in the midst of it. */
export async function leaveAll(place: KillPlace, { gift, players, random, calls }: Departure): Promise<Leaving> {
  const hadGift = new Map<bigint, boolean>()
  const claiming = claimAll(place, { gift, players, random, calls })
  await Promise.all(
    players.map(async player => {
      await wait(random.between(0, 6000))
      const url = place.urls[random.between(0, place.urls.length - 1)] ?? place.url
      await calls.count(exclude(url, player, calls))
      const given = await insist(() => place.db.member(player.uid, listGiven))
      hadGift.set(player.uid, holdsGift(given, player.uid, gift))
    }),
  )
  return { gift, claims: await claiming, hadGift }
}

async function exclude(url: string, { uid, token }: Player, { hasHope }: AnswerWatch): Promise<void> {
  const headers = { 'idempotency-key': `leave-${uid}` }
  const sending = () => ask({ url }, 'POST /member/exclusion/set', { body: { period: '6m' } }, { token, headers })
  const { status, code } = await persist(`The exclusion of ${uid}`, sending, hasHope)
  if (status !== 200) throw new Error(`The exclusion of ${uid} was refused: ${code}`)
}

function holdsGift(given: readonly GivenPosting[], uid: bigint, gift: string): boolean {
  return given.some(({ reference }) => reference === giftOf(uid, gift))
}

/** Nobody is given anything once they were told that they are excluded, and whoever was told of a gift has it. */
export function findWrongLeavers({ gift, claims, hadGift }: Leaving, given: readonly GivenPosting[]): string[] {
  return [...claims].flatMap(([uid, words]) => {
    const has = holdsGift(given, uid, gift)
    const others = given.filter(posting => posting.uid === uid && posting.reference !== giftOf(uid, gift))
    return [
      ...(has && !hadGift.get(uid) ? [`${uid} was given ${gift} behind their exclusion`] : []),
      ...(hearsOfGift(words) && !has ? [`${uid} was told of ${gift} and was not given it`] : []),
      ...others.map(({ reference }) => `${uid} excluded themselves and was given ${reference}`),
    ]
  })
}
