import { rankingLeaf, rootOf } from '@saya/game-math'
import { findDay, listPlaces } from '../../../../apps/server/features/ranking/day.store.ts'
import { publishedPlace } from '../../../../apps/server/features/ranking/ranking.view.ts'
import type { World } from '../../world/world.ts'
import { listWonPrizes, type WonPrize } from './contests.store.ts'
import { readListBooks } from './lists.store.ts'
import type { TalliedPlay } from './plays.store.ts'
import type { Crowd } from './simulateLists.ts'

const centavo = 100n
/** More than any contest gives. */
export const contestBudget = 10_000_000_000n
/** How the catalogue counts slots among its types of games. */
export const slots = 3

export interface ContestCrowd extends Crowd {
  /** Plays as others do, and counts nowhere. */
  readonly tester: bigint
}

export interface SimulatedContest {
  readonly id: string
  readonly day: string
  readonly prizes: readonly bigint[]
  readonly least: bigint
}

export interface ExpectedPlace {
  readonly uid: bigint
  readonly turnover: bigint
  readonly reachedAtMs: number
}

/** The order of places in words of its own: of those who may have a prize, by whole centavos, then time, then number. */
export function rankPlays({ good }: ContestCrowd, { prizes, least }: SimulatedContest, plays: readonly TalliedPlay[]) {
  const sums = good.flatMap((uid): ExpectedPlace[] => {
    const own = plays.filter(one => one.uid === uid && one.gameType === slots && !one.isFree)
    const turnover = own.reduce((sum, one) => sum + one.turnover, 0n)
    const reachedAtMs = Math.max(...own.map(({ atMs = 0 }) => atMs))
    return own.length > 0 && turnover >= least ? [{ uid, turnover, reachedAtMs }] : []
  })
  const keyOf = ({ turnover, reachedAtMs, uid }: ExpectedPlace) => [-(turnover / centavo), BigInt(reachedAtMs), uid]
  return sums
    .toSorted((one, other) => {
      const others = keyOf(other)
      const difference = keyOf(one)
        .map((part, at) => part - (others[at] ?? 0n))
        .find(part => part !== 0n)
      return Number(difference ?? 0n)
    })
    .slice(0, prizes.length)
}

function placesOf({ db }: World, { id, day }: SimulatedContest) {
  return db.app(tx => listPlaces(tx, { contest: id, day }, { from: 1, count: 100 }))
}

/** Prizes stand beside places from the snapshot on, and not before. */
export async function hasSnapshot(world: World, contest: SimulatedContest): Promise<boolean> {
  const known = await world.db.app(tx => findDay(tx, { contest: contest.id, day: contest.day }))
  const places = await placesOf(world, contest)
  return (known?.settledAtMs ?? null) !== null || places.some(({ prize }) => prize > 0n)
}

/** What is not as it should be of a day that is settled and paid. */
export async function judgeContest(
  world: World,
  contest: SimulatedContest,
  expected: readonly ExpectedPlace[],
): Promise<readonly string[]> {
  const wanted = expected.map((one, at) => ({ ...one, place: at + 1, prize: contest.prizes[at] ?? 0n }))
  const won: WonPrize[] = []
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    won.push(...(await world.db.memberSchema(schema, tx => listWonPrizes(tx, contest.id))))
  }
  const [list, books] = [await judgeList(world, contest, wanted), await judgeBooks(world, contest, wanted)]
  return [...list, ...judgePrizes(won, wanted), ...books]
}

interface WantedPlace extends ExpectedPlace {
  readonly place: number
  readonly prize: bigint
}

async function judgeList(world: World, contest: SimulatedContest, wanted: readonly WantedPlace[]): Promise<string[]> {
  const { id, day } = contest
  const found = await placesOf(world, contest)
  const faults: string[] = []
  if (textOf(found) !== textOf(wanted)) faults.push(`the places are ${textOf(found)} and not ${textOf(wanted)}`)
  const known = await world.db.app(tx => findDay(tx, { contest: id, day }))
  const root = rootOf(found.map(one => rankingLeaf(publishedPlace({ contest: id, day }, one))))
  if (known?.settledAtMs === null || known?.root !== root) faults.push('what was signed is not the list')
  return faults
}

function judgePrizes(won: readonly WonPrize[], wanted: readonly WantedPlace[]): string[] {
  const faults = won.length === wanted.length ? [] : [`${won.length} prizes were promised of ${wanted.length}`]
  for (const { uid, place, prize } of wanted) {
    const own = won.find(one => one.uid === uid && one.place === place)
    if (own?.promised !== prize || own.count !== 1 || own.posted !== prize)
      faults.push(`${uid} was posted ${own?.posted} of ${own?.promised} for place ${place}, which has ${prize}`)
  }
  return faults
}

async function judgeBooks(world: World, { id }: SimulatedContest, wanted: readonly WantedPlace[]): Promise<string[]> {
  const books = await world.db.app(tx => readListBooks(tx, id))
  const cost = wanted.reduce((sum, { prize }) => sum + prize, 0n)
  const sums = { left: contestBudget - cost, cost, grants: BigInt(wanted.length), open: 0n }
  return Object.entries(sums).flatMap(([name, value]) => {
    const booked = books[name as keyof typeof sums]
    return booked === value ? [] : [`${name} is ${booked} and not ${value}`]
  })
}

function textOf(places: readonly (ExpectedPlace & { readonly prize: bigint })[]): string {
  return places.map(({ uid, turnover, reachedAtMs, prize }) => `${uid} ${turnover} ${reachedAtMs} ${prize}`).join(', ')
}
