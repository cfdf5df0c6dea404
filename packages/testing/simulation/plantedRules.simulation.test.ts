import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Rules } from '../../../apps/server/features/wallet/ledger/applyOneByOne.ts'
import { carryOut as carryOutRightly } from '../../../apps/server/features/wallet/ledger/carryOut.rules.ts'
import type { Facts, LockedPurse } from '../../../apps/server/features/wallet/ledger/fact.ts'
import { judge } from '../../../apps/server/features/wallet/ledger/judge.rules.ts'
import { type Case, isOf, type Judgement } from '../../../apps/server/features/wallet/ledger/judgement.ts'
import { openDatabase } from '../../../apps/server/platform/db/database.ts'
import { ownDatabase } from '../process/databases.ts'
import { carryOut } from './carryOut.ts'
import type { SimulationPlace } from './openRun.ts'
import { type Plan, planOf, planOfNames } from './plan.ts'
import { seedsToTry } from './plantedSeeds.ts'

const mostSeeds = 60
let place: SimulationPlace
let close: () => Promise<void>
beforeAll(async () => {
  const own = await ownDatabase('saya_one')
  const db = await openDatabase(own.socketUrl, 4)
  close = async () => {
    await db.close()
    await own.drop()
  }
  let uid = 1000n
  place = { url: own.url, db, memberSchemas: 1, nextUid: () => ++uid }
})
afterAll(() => close())

/** Judges by facts that are not so. */
function believing(change: (one: Case) => Partial<Facts>): Rules {
  return { carryOut: carryOutRightly, judge: one => judge({ ...one, facts: { ...one.facts, ...change(one) } }) }
}

/** Judges rightly and says something else. */
function saying(change: (judged: Judgement, one: Case) => Partial<Judgement>): Rules {
  function judgeWrongly(one: Case): Judgement {
    const judged = judge(one)
    return { ...judged, ...change(judged, one) }
  }
  return { carryOut: carryOutRightly, judge: judgeWrongly }
}

/** Leaves a purse that is not what it should be. */
function leaving(change: (after: LockedPurse, before: LockedPurse) => Partial<LockedPurse>): Rules {
  return {
    judge,
    carryOut(one, judged, written) {
      const done = carryOutRightly(one, judged, written)
      return { ...done, purse: { ...done.purse, ...change(done.purse, one.purse) } }
    },
  }
}

test.each<[string, Rules, RegExp, ((seed: number) => Plan)?]>([
  [
    'a round that stays open',
    leaving((after, before) => ({ openRounds: before.openRounds + after.openRounds })),
    /open_rounds/,
  ],
  [
    'a round that waits though all was taken back',
    saying((judged, one) => {
      const { round } = judged
      return isOf(one, 'rollback') && round ? { round: { ...round, bets: round.bets + 1 } } : {}
    }),
    /"bets"/,
  ],
  [
    'play that counts as the closing message says',
    saying(({ round }, one) =>
      round ? { round: { ...round, isTwoSided: isOf(one, 'bet') && one.command.isTwoSided === true } } : {},
    ),
    /turnover|isTwoSided/,
  ],
  [
    'a real round that a free message makes free',
    saying(({ round }, one) =>
      round ? { round: { ...round, isFree: isOf(one, 'bet') && one.command.isFreeRound === true } } : {},
    ),
    /isFree/,
  ],
  [
    'a round that is won in though no bet stands there',
    believing(({ facts: { round } }) => (round ? { round: { ...round, bets: Math.max(1, round.bets) } } : {})),
    /BET_NOT_FOUND|TX_ROLLED_BACK|bets/,
  ],
  [
    'what a round was won that stays behind its last bet',
    believing(one => {
      const { round } = one.facts
      return isOf(one, 'rollback') && round ? { round: { ...round, settled: 0n } } : {}
    }),
    /balance|win|settled/,
  ],
  ['a refusal that nobody counts', leaving((_after, before) => ({ unposted: before.unposted })), /unposted|duplicate/],
  [
    'a bet that forgets that it was taken back without its round',
    saying(() => ({ isMet: false })),
    /unposted|model|ommand/,
  ],
  [
    'a win of several bets that settles only the first of them',
    saying(({ bets }) => (bets ? { bets: bets.slice(0, 1) } : {})),
    /state|ALREADY_SETTLED/,
    planOfNames,
  ],
  [
    'a win of several bets that takes from the others what they had won',
    believing(one =>
      isOf(one, 'settle') ? { called: one.facts.called.map(bet => ({ ...bet, state: 0, won: 0n })) } : {},
    ),
    /won|balance|order/,
    planOfNames,
  ],
  [
    'a win of several bets that are of several rounds',
    believing(({ command: { roundId }, facts: { called } }) => ({ called: called.map(bet => ({ ...bet, roundId })) })),
    /TX_CONFLICT/,
    planOfNames,
  ],
  [
    'a rollback that takes back one of several bets that it may mean',
    believing(one => (isOf(one, 'rollback') ? { called: one.facts.called.slice(0, 1) } : {})),
    /TX_CONFLICT/,
    planOfNames,
  ],
  ['play that does not count', leaving((_after, { turnover }) => ({ turnover })), /turnover/],
  ['a limit that forgets a bet', leaving((_after, { limits }) => ({ limits })), /plays|LIMIT_EXCEEDED/],
  [
    'a win that comes twice under two names',
    believing(({ facts }) => ({ own: facts.own && { ...facts.own, print: null } })),
    /failed|duplicate key|conflict|TX_CONFLICT|answered/,
  ],
  ['a bet in a session that nobody knows', believing(() => ({ session: undefined })), /TOKEN_INVALID|TOKEN_EXPIRED/],
  [
    'a bet that comes although it was taken back',
    believing(() => ({ isCancelled: false })),
    /BET_CANCELLED|failed|duplicate key/,
  ],
  [
    'a win of the house',
    saying(({ steps }) => ({ steps: steps.map(step => ({ ...step, isGiven: true })) })),
    /balance|answered/,
  ],
])('the simulation finds %s', async (what, rules, sentence, plan = planOf) => {
  for (const seed of seedsToTry(what, mostSeeds)) {
    const failure = await carryOut({ ...place, rules }, plan(seed))
    if (!failure) continue
    if (process.env.TELL)
      console.log(`${what}: seed ${seed}, step ${failure.at + 1}: ${failure.faults[0]?.slice(0, 300)}`)
    expect(failure.faults.join('\n')).toMatch(sentence)
    return
  }
  expect.fail(`${mostSeeds} seeds found nothing`)
})
