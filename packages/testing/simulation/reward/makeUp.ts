import { setTimeout as wait } from 'node:timers/promises'
import type { KillPlace } from '../kill/killPlace.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { countOpenBoxes, passBoxLeases } from './boxKills.store.ts'
import { countOpenSides, passInviteLeases } from './inviteKills.store.ts'
import { silenceMs } from './followCalls.ts'
import { countOpenPieces, countReturns, passClaimedPieces, passReturns } from './mallKills.store.ts'
import { countUnsettled } from './rankingKills.ts'
import { countOwed, countTaken, passClaimLeases, passLeases } from './rewardKills.store.ts'
import { payDays, type Stage } from './rewardStage.ts'

interface MakeUp {
  readonly stage: Stage
  readonly random: SeededRandom
  /** Kills another of the victims. */
  readonly killNext: () => Promise<void>
}

/** So many kills fall into what is made up for, before it is left alone. */
const killsMeanwhile = 4

/** Waits until all is given that was promised, missed or cut off, as long as it becomes less. Tells of what does not come. */
export async function untilMadeUp(place: KillPlace, { stage, random, killNext }: MakeUp): Promise<readonly string[]> {
  let least = Number.POSITIVE_INFINITY
  let endMs = 0
  let starts = 0
  for (let turn = 0; ; turn++) {
    const owed = await countAllOwed(place, stage)
    if (owed === 0) return []
    if (owed < least) [least, endMs] = [owed, Date.now() + silenceMs]
    if (Date.now() > endMs) return [`Of what was missed or cut off ${owed} parts are not made up for.`]
    await wait(random.between(1500, 3000))
    if (turn < killsMeanwhile) {
      await killNext()
      continue
    }
    // Whoever starts looks at once, rather than when the next minute comes. Each has twice as long for it as the one before.
    if (turn === killsMeanwhile * 2 ** starts) await place.kill('worker', starts++ % 2)
    await passHalfHour(place)
  }
}

/** Half an hour passes for whoever was killed over something; for whoever goes on with it too. */
export async function passHalfHour({ db }: KillPlace): Promise<void> {
  await insist(async () => {
    for (let schema = 0; schema < db.memberSchemas; schema++) {
      await db.memberSchema(schema, passLeases)
      await db.memberSchema(schema, passReturns)
    }
    await db.app(passClaimLeases)
    await db.app(passClaimedPieces)
    await db.app(passBoxLeases)
    await db.app(passInviteLeases)
  })
}

async function countAllOwed(place: KillPlace, stage: Stage): Promise<number> {
  const { db } = place
  return insist(async () => {
    let owed = (await db.app(countTaken)) + (await db.app(countOpenBoxes)) + (await db.app(countOpenSides))
    owed += (await countUnsettled(place, stage)) + (await db.app(countOpenPieces))
    for (let schema = 0; schema < db.memberSchemas; schema++) {
      owed += await db.memberSchema(schema, tx => countOwed(tx, payDays, stage.days))
      owed += await db.memberSchema(schema, countReturns)
    }
    return owed
  })
}

/** The database, or whoever is asked, may be down just now. */
export async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (const endMs = Date.now() + silenceMs; ; await wait(100)) {
    try {
      return await work()
    } catch (fault) {
      if (Date.now() > endMs) throw fault
    }
  }
}
