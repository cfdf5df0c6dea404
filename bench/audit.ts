import { openLedger } from '../apps/server/features/wallet/ledger/apply.store.ts'
import { auditAll } from '../apps/server/features/wallet/audit/auditAll.ts'
import { auditReader } from '../apps/server/features/wallet/audit/audit.reader.ts'
import { systemClock } from '../apps/server/platform/clock.ts'
import { type Database, openDatabase } from '../apps/server/platform/db/database.ts'
import { registerReaders } from '../apps/server/platform/readers/reader.store.ts'
import { takeTurn } from '../apps/server/platform/readers/takeTurn.ts'
import { createDatabase } from '../packages/postgres/index.ts'
import { openWallets } from '../apps/server/features/wallet/index.ts'
import { command } from '../packages/testing/ledger/ledgerWorld.ts'
import type { Bench } from './load/bench.ts'
import { median, percentile } from './load/figures.ts'
import { numberOption } from './load/options.ts'
import { openPlace } from './load/place.ts'
import { progress } from './load/progress.ts'

export const bench: Bench = {
  summary:
    'what a minute and a whole audit cost: [--postings 100000], half of them of one member, who was refused [--refused 20000] bets',
  run: audit,
}

const membersBeside = 500n
const pageSize = 200

async function audit(options: readonly string[]): Promise<number> {
  const postings = numberOption(options, 'postings', 100_000)
  const refused = numberOption(options, 'refused', 20_000)
  const place = await openPlace({ forTests: true })
  const url = place.url('audit')
  await createDatabase(place.url('postgres'), 'audit')
  await place.migrate(url, 1)
  const db = await openDatabase(url, 4)
  const ledger = openLedger({ url, clock: systemClock, schemaOf: db.schemaOf })
  try {
    for (let uid = 1n; uid <= membersBeside + 1n; uid++) await db.member(uid, tx => openWallets(tx, uid))
    for (let made = 0; made < refused; made += 1000) await beRefused(ledger, made, Math.min(1000, refused - made))
    const show = progress(`Playing ${postings} postings`, postings)
    for (let made = 0; made < postings; made += 1000) {
      await play(ledger, made, 500)
      show(made + 1000)
    }
    await tellMinutes(db, 'all that was posted')
    // From here on there is a long history behind every page.
    for (let more = 0; more < 10; more++) await play(ledger, postings + more * 100, 50)
    await tellMinutes(db, 'what was posted since')
    const beganMs = performance.now()
    const report = await auditAll({ db, clock: systemClock })
    const seconds = (performance.now() - beganMs) / 1000
    const perSecond = (report.postings / seconds).toFixed(0)
    console.log(`The whole audit: ${report.postings} postings in ${seconds.toFixed(1)} s, ${perSecond} a second.`)
    return report.findings.every(({ check }) => check === 'record' || check === 'house') ? 0 : 1
  } finally {
    await ledger.close()
    await db.close()
    await place.remove()
  }
}

/** Bets of the busiest member beyond what there is, each in a round of its own. */
async function beRefused(ledger: ReturnType<typeof openLedger>, from: number, bets: number): Promise<void> {
  await Promise.all(
    Array.from({ length: bets }, async (_, index) => {
      const name = `too much ${from + index}`
      await ledger.apply(command({ kind: 'bet', uid: 1n, roundId: name, txId: name, amount: 1_000_000_000n }))
    }),
  )
}

/** Rounds of two postings, every other one of the same member. */
async function play(ledger: ReturnType<typeof openLedger>, from: number, rounds: number): Promise<void> {
  await Promise.all(
    Array.from({ length: rounds }, async (_, index) => {
      const uid = index % 2 === 0 ? 1n : 2n + (BigInt(from + index) % membersBeside)
      const name = `${from} ${index}`
      const round = {
        uid,
        roundId: name,
        rules: { settledCanBeTakenBack: true, unknownRollbackIsError: false },
      }
      await ledger.apply(command({ kind: 'bet', ...round, txId: name, amount: 0n }))
      await ledger.apply(
        command({ kind: 'settle', ...round, txId: name, refTxId: name, amount: 100n, closesRound: true }),
      )
    }),
  )
}

async function tellMinutes(db: Database, what: string): Promise<void> {
  const reader = auditReader({ db, clock: systemClock })
  await db.memberSchema(0, tx => registerReaders(tx, [reader]))
  const times: number[] = []
  for (let more = true; more; ) {
    const beganMs = performance.now()
    more = await takeTurn({ db, holder: 'bench', leaseMs: 0 }, reader, 0)
    times.push(performance.now() - beganMs)
  }
  const [typical, worst] = [median(times), percentile(times, 99)]
  console.log(
    `The minute, ${what}: ${times.length} pages of ${pageSize}, ${typical.toFixed(0)} ms a page, p99 ${worst.toFixed(0)} ms.`,
  )
}
