import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '../../../apps/server/platform/db/database.ts'
import { ownDatabase } from '../process/databases.ts'
import { carryOut } from './carryOut.ts'
import type { SimulationPlace } from './openRun.ts'
import { planOf } from './plan.ts'
import { seedsToTry } from './plantedSeeds.ts'
import { breakFunction } from './simulation.store.ts'

const mostSeeds = 60
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function openPlace(): Promise<SimulationPlace> {
  const own = await ownDatabase('saya_one')
  const db = await openDatabase(own.socketUrl, 4)
  closers.push(own.drop, () => db.close())
  let uid = 1000n
  return { url: own.url, db, memberSchemas: 1, nextUid: () => ++uid }
}

const entry = 'post_entry'
const judge = 'judge_entry'
const lots = 'write_lots'

test.each<[string, string, string, string, RegExp]>([
  [
    'an act that is done again each time it comes',
    entry,
    'and c.tx_id = _reference;',
    'and c.tx_id = _reference and c.amount < 0;',
    /failed|duplicate key|not done \d+ again/,
  ],
  ['a hold that is not noted', entry, 'held = w.held + kept', 'held = w.held', /held|holds back/],
  ['a withdrawal of what must be played', judge, 'if not _withdraws then', 'if true then', /not not_withdrawable/],
  ['a prize that locks more than its own amount', judge, '- l.amount)), 0)', '- l.required)), 0)', /not_withdrawable/],
  ['a lot that is never closed', lots, 'closed_at = _at, closed_by = _seq', 'closed_at = null', /lots of/],
  ['old lots that are still asked for', lots, 'release := 0;', 'null;', /release_at/],
  [
    'a credit on nothing that asks for all there was',
    entry,
    'wa.open_rounds = 0\n',
    'false\n',
    /postings|version|done/,
  ],
  [
    'a credit on nothing that need not be played, and asks for all there was',
    entry,
    'moved > 0 and _ended is null',
    '_required > 0',
    /postings|version|done/,
  ],
  [
    'a payout that comes back on nothing, and starts afresh',
    entry,
    'moved > 0 and _ended is null',
    'moved > 0',
    /postings|version|done|should be/,
  ],
  ['play of before that counts for a new credit', lots, 'greatest(_turnover, release)', 'release', /release_at/],
  ['a refused order that may be tried again', entry, 'if _keeps_refusal then', 'if false then', /order/],
  [
    'a debit that is a credit',
    entry,
    'wa.balance := wa.balance + moved',
    'wa.balance := wa.balance + abs(moved)',
    /balance|leaving/,
  ],
  ['a set that leaves balances as they were', 'move_wallets', 'balance = y.balance, ', '', /balance|leaving/],
  ['a set of bets above a limit', 'judge_set', 'least(n.balance, n.play_left)', 'n.balance', /limit|LIMIT/],
  ['a set of bets in a session that is over', 'lock_wallets', 'w.session_until > _at', 'true', /TOKEN_EXPIRED/],
  [
    'a set of wins that end no round',
    'write_wins',
    'closed_at = case when y.flags & _closes <> 0 then _at end',
    'closed_at = null',
    /ROUND_CLOSED|isClosed/,
  ],
])('the simulation finds %s', async (what, name, found, put, sentence) => {
  const place = await openPlace()
  await place.db.memberSchema(0, tx => breakFunction(tx, name, { found, put }))
  for (const seed of seedsToTry(what, mostSeeds)) {
    const failure = await carryOut(place, planOf(seed))
    if (!failure) continue
    if (process.env.TELL)
      console.log(`${what}: seed ${seed}, step ${failure.at + 1}: ${failure.faults[0]?.slice(0, 300)}`)
    expect(failure.faults.join('\n')).toMatch(sentence)
    return
  }
  expect.fail(`${mostSeeds} seeds found nothing`)
})
