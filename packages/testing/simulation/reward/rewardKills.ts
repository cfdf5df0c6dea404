import { setTimeout as wait } from 'node:timers/promises'
import { auditAll } from '../../../../apps/server/features/wallet/index.ts'
import { systemClock } from '../../../../apps/server/platform/clock.ts'
import { journalGrounds } from '../../../../apps/server/worker/journalGrounds.ts'
import { rewardIdOf } from '../../../../apps/server/features/reward/index.ts'
import { ask } from '../../ask.ts'
import { readJournal } from '../../ledger/readJournal.ts'
import type { Player } from '../../world/player.ts'
import type { KillPlace } from '../kill/killPlace.ts'
import { persist } from '../kill/persist.ts'
import { type SeededRandom, seededRandom } from '../seededRandom.ts'
import { findWrongBoxes, openAll, untilBound } from './boxKills.ts'
import { countOpenBoxes, passBoxLeases } from './boxKills.store.ts'
import { countUnsettled, prizesOf } from './rankingKills.ts'
import {
  countOwed,
  countTaken,
  type GivenPosting,
  listGiven,
  listOpenKinds,
  passClaimLeases,
  passLeases,
  readBudget,
} from './rewardKills.store.ts'
import {
  centavo,
  enrolLosers,
  type DayLoss,
  levelBonuses,
  lossShare,
  openGift,
  openStage,
  payDays,
  peso,
  type Stage,
} from './rewardStage.ts'

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
const patienceMs = 180_000
const answersBetween = 5
const mostBetweenMs = 20_000
/** What a claim comes to that nobody answered. */
const nobodyThere = 0

interface Chapter {
  readonly gift: string
  readonly most: number
  readonly claims: ReadonlyMap<bigint, number>
}

/**
 * Members claim a gift that has not enough for all and open a mystery box each, each message doubled over two copies of the api, and
 * are paid for two days on which no worker ran, while api, workers and database are killed. Tells what was lost, doubled, or given beyond the budget.
 */
export async function rewardKills(place: KillPlace, wish: RewardKillWish): Promise<RewardKillReport> {
  const { seed, forMs, membersOfChapter = 45, onKill } = wish
  const random = seededRandom(seed)
  const stage = await openStage(place)
  const [lost, chapters]: [DayLoss[], Chapter[]] = [[], []]
  const faults: string[] = []
  const figures = { kills: 0, claimed: 0, refused: 0, rebates: 0, boxes: 0 }
  for (const endMs = Date.now() + forMs; chapters.length === 0 || (Date.now() < endMs && faults.length === 0); ) {
    await place.stopWorkers()
    const added = await enrolLosers(place, stage, { count: membersOfChapter, random })
    lost.push(...added)
    // A copy that was killed last may not be there again yet.
    await insist(() => fetch(place.url))
    const most = Math.floor(membersOfChapter / 3)
    const gift = await openGift(stage, place, most)
    await place.startWorkers()
    await untilBound(place)
    const players = [...new Map(added.map(({ player }) => [player.uid, player])).values()]
    const progress = { answers: 0, isOver: false }
    const opening = openAll(place, players, random)
    const claiming = claimAll(place, { gift, players, random, progress })
    while (!progress.isOver) {
      await untilMore(progress)
      await wait(random.between(0, 300))
      await killOne(place, figures.kills++)
      onKill?.(figures)
    }
    const [claims, boxes] = [await claiming, await opening]
    chapters.push({ gift, most, claims })
    figures.claimed += [...claims.values()].filter(status => status === 200).length
    figures.refused += [...claims.values()].filter(status => status !== 200).length
    faults.push(...(await untilDone(place, stage, { random, figures })))
    faults.push(...(await findWrongRewards(place, { stage, lost, chapters })), ...place.falls())
    figures.rebates = lost.length
    figures.boxes += boxes.size
    faults.push(...(await findWrongBoxes(place, boxes)))
  }
  return { ...figures, faults }
}

/** How far the claims of a chapter have come. */
interface Progress {
  answers: number
  isOver: boolean
}

interface Claiming {
  readonly gift: string
  readonly players: readonly Player[]
  readonly random: SeededRandom
  readonly progress: Progress
}

/** Each member claims with one message that is sent to both copies, until each copy has said something that stands. */
async function claimAll(
  { urls }: KillPlace,
  { gift, players, random, progress }: Claiming,
): Promise<ReadonlyMap<bigint, number>> {
  const told = new Map<bigint, number>()
  async function claim(url: string, { uid, token }: Player): Promise<number> {
    const headers = { 'idempotency-key': `claim-${uid}-${gift}` }
    const sending = () => ask({ url }, 'POST /promo/claim', { body: { id: gift } }, { token, headers })
    const nobody = { status: nobodyThere, code: undefined }
    const { status, code } = await persist(`The claim of ${uid}`, sending).catch(() => nobody)
    progress.answers += 1
    // Where the sweep was faster than whoever asked again, they hear that they have it.
    return code === 'promotion_claimed' ? 200 : status
  }
  await Promise.all(
    players.map(async player => {
      await wait(random.between(0, 6000))
      const statuses = await Promise.all(urls.map(url => claim(url, player)))
      told.set(player.uid, statuses.find(status => status === 200) ?? statuses[0] ?? nobodyThere)
    }),
  )
  progress.isOver = true
  return told
}

/** A few more claims were answered, so that the next kill falls into the midst of others; or nobody could answer for long. */
async function untilMore(progress: Progress): Promise<void> {
  const most = progress.answers + answersBetween
  for (const endMs = Date.now() + mostBetweenMs; progress.answers < most && !progress.isOver && Date.now() < endMs; ) {
    await wait(5)
  }
}

async function killOne(place: KillPlace, nth: number): Promise<void> {
  const { victim, copy } = victims[nth % victims.length] as Victim
  await place.kill(victim, copy)
  await pass(place)
}

/** Half an hour passes for whoever was killed over something; for whoever goes on with it too. */
async function pass({ db }: KillPlace): Promise<void> {
  await insist(async () => {
    for (let schema = 0; schema < db.memberSchemas; schema++) await db.memberSchema(schema, passLeases)
    await db.app(passClaimLeases)
    await db.app(passBoxLeases)
  })
}

async function isOwed(place: KillPlace, stage: Stage): Promise<boolean> {
  const { db } = place
  const { days } = stage
  return insist(async () => {
    let owed = (await db.app(countTaken)) + (await db.app(countOpenBoxes)) + (await countUnsettled(place, stage))
    for (let schema = 0; schema < db.memberSchemas; schema++) {
      owed += await db.memberSchema(schema, tx => countOwed(tx, payDays, days))
    }
    return owed > 0
  })
}

/** The database may be down just now. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (const endMs = Date.now() + patienceMs; ; await wait(100)) {
    try {
      return await work()
    } catch (fault) {
      if (Date.now() > endMs) throw fault
    }
  }
}

interface Rest {
  readonly random: SeededRandom
  readonly figures: { kills: number }
}

/** The workers are killed a few times more over what is left, and then left alone until it is done. */
async function untilDone(place: KillPlace, stage: Stage, { random, figures }: Rest): Promise<readonly string[]> {
  const endMs = Date.now() + patienceMs
  for (let more = 0; await isOwed(place, stage); more++) {
    if (Date.now() > endMs) return ['What was missed or cut off was not made up for.']
    await wait(random.between(1500, 3000))
    if (more >= 4) {
      // Whoever starts looks at once, rather than when the next minute comes.
      if (more % 4 === 0) await place.kill('worker', (more / 4) % 2)
      await pass(place)
    } else await killOne(place, figures.kills++)
  }
  return []
}

interface RewardBooks {
  readonly stage: Stage
  readonly lost: readonly DayLoss[]
  readonly chapters: readonly Chapter[]
}

async function findWrongRewards(place: KillPlace, { stage, lost, chapters }: RewardBooks): Promise<readonly string[]> {
  const { db } = place
  const given: GivenPosting[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++) given.push(...(await db.memberSchema(schema, listGiven)))
  await readJournal({ db, clock: systemClock })
  const { findings } = await auditAll({ db, clock: systemClock, grounds: journalGrounds({ isLocal: false }) })
  const prizes = await prizesOf(place, stage)
  return [
    ...findWrongRebates(stage, lost, given),
    ...findWrongLevels(lost, given),
    ...prizes.faults,
    ...compare(
      'prize',
      prizes.wanted,
      given.filter(({ kind }) => kind === 4007),
    ),
    ...chapters.flatMap(chapter => findWrongGifts(chapter, given)),
    ...(await findWrongBudgets(place, [stage.rebate, stage.contest, ...chapters.map(({ gift }) => gift)])),
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
  return compare(
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
  return compare(
    'level',
    wanted,
    given.filter(({ kind }) => kind === 4003),
  )
}

/** As many as the budget has are given, each to one who was told so. */
function findWrongGifts({ gift, most, claims }: Chapter, given: readonly GivenPosting[]): string[] {
  const winners = [...claims].filter(([, status]) => status === 200).map(([uid]) => uid)
  const wanted = new Map(winners.map(uid => [rewardIdOf({ uid, kind: 4008, name: gift }), 10n * peso] as const))
  const own = given.filter(({ uid, kind }) => kind === 4008 && claims.has(uid))
  const count = winners.length === most ? [] : [`${winners.length} of ${most} were told that they have ${gift}`]
  const unheard = [...claims].filter(([, status]) => status === nobodyThere).map(([uid]) => `Nobody answered ${uid}`)
  return [...count, ...unheard, ...compare('gift', wanted, own)]
}

function compare(what: string, wanted: ReadonlyMap<string, bigint>, found: readonly GivenPosting[]): string[] {
  const posted = new Map(found.map(({ reference, amount }) => [reference, amount]))
  const doubled = found.length === posted.size ? [] : [`A ${what} was posted twice`]
  const missing = [...wanted].filter(([reference, amount]) => posted.get(reference) !== amount)
  const beyond = found.filter(({ reference }) => !wanted.has(reference))
  return [
    ...doubled,
    ...missing.map(([reference, amount]) => `The ${what} ${reference} of ${amount} came to ${posted.get(reference)}`),
    ...beyond.map(
      ({ uid, reference, amount }) => `${uid} was posted the ${what} ${reference} of ${amount} for nothing`,
    ),
  ]
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
