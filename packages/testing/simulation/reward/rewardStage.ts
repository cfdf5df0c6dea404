import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import { openLedger, openMonths } from '../../../../apps/server/features/wallet/index.ts'
import { endDays } from '../../../../apps/server/features/tally/index.ts'
import { systemClock } from '../../../../apps/server/platform/clock.ts'
import { approve, promotionDesk } from '../../desk/promotionDesk.ts'
import { command } from '../../ledger/ledgerWorld.ts'
import { readJournal } from '../../ledger/readJournal.ts'
import { createPlayer, type Player } from '../../world/player.ts'
import { enlist } from '../enlist.ts'
import type { KillPlace } from '../kill/killPlace.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { endTalliesUntil, leaveMargin, letHoldSince, missSince } from './rewardKills.store.ts'

const peso = 10_000n
export const centavo = 100n
export const giftAmount = 10n * peso
export const payDays = 'promotion.payDays'
export const settleDays = 'ranking.settle'
/** So many places of the contest of a day have a prize. */
export const prizePlaces = 5

/** A share of one in two hundred of what was lost, as the promotion says. */
export const lossShare = 200n

export interface Stage {
  /** The days on which people played and no worker ran, the oldest first. */
  readonly days: readonly string[]
  /** What is given for what was lost on a day. */
  readonly rebate: string
  /** The contest of each day. */
  readonly contest: string
  readonly desk: Awaited<ReturnType<typeof promotionDesk>>
}

export interface DayLoss {
  readonly player: Player
  readonly day: string
  readonly loss: bigint
}

/** What each plays without loss beside that, so that they come to the first two levels, and no further. */
const evenPlay = 3000n * peso
/** The bonuses of these levels. */
export const levelBonuses = [8n * peso, 18n * peso] as const

const missedDays = 2
const game = 1001

/** Opens a promotion that pays for each day's losses, and holds since before the days that were missed. */
export async function openStage(place: KillPlace): Promise<Stage> {
  const desk = await promotionDesk({ ...place, clock: systemClock })
  await place.db.ref(tx => leaveMargin(tx, game))
  const today = startOfManilaDay(systemClock.now())
  const days = Array.from({ length: missedDays }, (_, at) => manilaDay(today - (missedDays - at) * dayMs))
  const terms = { share: '0.5', least: '0', most: '1000', games: [String(game)], providers: [] }
  const first_day = manilaDay(today - (missedDays + 3) * dayMs)
  const rebate = await desk.live(
    { terms, first_day, budget: '1000000', audience: { once_per_id: false } },
    'lossRebate',
  )
  const prizes = { least: '0', prizes: [`1-${prizePlaces}:100`] }
  const contest = await desk.live(
    { terms: prizes, first_day, budget: '1000000', audience: { once_per_id: false } },
    'ranking',
  )
  for (const id of [rebate, contest]) await place.db.ref(tx => letHoldSince(tx, id, today - (missedDays + 2) * dayMs))
  return { days, rebate, contest, desk }
}

/** A gift of ₱10 to so many at most. */
export async function openGift({ desk }: Stage, place: KillPlace, most: number): Promise<string> {
  const gift = await desk.live({ budget: String(most * 10) })
  await place.db.ref(tx => letHoldSince(tx, gift, systemClock.now()))
  return gift
}

/** Members with an approved ID who lost something on each of the days, while no worker ran. */
export async function enrolLosers(
  place: KillPlace,
  { days }: Stage,
  { count, random }: { readonly count: number; readonly random: SeededRandom },
): Promise<readonly DayLoss[]> {
  const { db } = place
  const [first = ''] = days
  const beforeMs = startOfManilaDay(Date.parse(first)) - dayMs
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    for (const atMs of [beforeMs, systemClock.now()]) await db.memberSchema(schema, tx => openMonths(tx, atMs))
  }
  const players: Player[] = []
  while (players.length < count) {
    const player = await createPlayer(db, systemClock, { kyc: 'fully_kyc' })
    await enlist(db, { uid: player.uid, balance: 10_000n * peso, nowMs: beforeMs })
    await approve({ db, clock: systemClock }, player)
    players.push(player)
  }
  const lost: DayLoss[] = []
  for (const day of days) lost.push(...(await playOn(place, { day, players, random })))
  await missDays(place, manilaDay(beforeMs))
  return lost
}

interface DayPlay {
  readonly day: string
  readonly players: readonly Player[]
  readonly random: SeededRandom
}

async function playOn({ db, databaseUrl }: KillPlace, { day, players, random }: DayPlay): Promise<readonly DayLoss[]> {
  const clock = { now: () => startOfManilaDay(Date.parse(day)) + dayMs / 2 }
  const ledger = openLedger({ url: databaseUrl, clock, schemaOf: db.schemaOf })
  try {
    const played = players.map(async player => {
      const loss = BigInt(random.between(1, 100)) * peso
      const txId = `${player.uid} ${day}`
      const bet = { kind: 'bet', uid: player.uid, txId, roundId: txId, game, amount: loss } as const
      await ledger.apply(command({ ...bet, win: 0n, closesRound: true }))
      const evenId = `even ${txId}`
      const even = { ...bet, txId: evenId, roundId: evenId, amount: evenPlay } as const
      await ledger.apply(command({ ...even, win: evenPlay, closesRound: true }))
      return { player, day, loss }
    })
    return await Promise.all(played)
  } finally {
    await ledger.close()
  }
}

/** The days are read, so that nobody waits for their tallies, and nobody has worked since. */
async function missDays(place: KillPlace, lastDay: string): Promise<void> {
  const on = { db: place.db, clock: systemClock }
  await readJournal(on)
  for (let schema = 0; schema < on.db.memberSchemas; schema++) {
    await on.db.memberSchema(schema, tx => endTalliesUntil(tx, lastDay))
    await on.db.memberSchema(schema, tx => missSince(tx, payDays, lastDay))
  }
  await on.db.app(tx => missSince(tx, settleDays, lastDay))
  await endDays(on)
}
