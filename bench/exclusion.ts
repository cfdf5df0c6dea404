import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase, startPostgres } from '@saya/postgres'
import { type Ledger, openLedger, openMonths, post } from '../apps/server/features/wallet/index.ts'
import { systemClock } from '../apps/server/platform/clock.ts'
import type { Database } from '../apps/server/platform/db/database.ts'
import { command, plainRules } from '../packages/testing/ledger/ledgerWorld.ts'
import { createPlayer, type Player } from '../packages/testing/world/player.ts'
import { countBetsBehind } from './exclusion/countBetsBehind.store.ts'
import type { Bench } from './load/bench.ts'
import { percentile, table } from './load/figures.ts'
import { openApiOn } from './load/openApi.ts'
import { numberOption } from './load/options.ts'

const allowedMs = 1000

/** Members who exclude themselves all at once, while they and others bet at a steady pace. */
export const bench: Bench = {
  summary: 'exclusions at once beside bets: [--members 500] [--others 500] [--bets 1000] [--seconds 4]',
  async run(args) {
    const members = numberOption(args, 'members', 500)
    const others = numberOption(args, 'others', 500)
    const pace = numberOption(args, 'bets', 1000)
    const seconds = numberOption(args, 'seconds', 4)
    const dataFolder = await mkdtemp(join(tmpdir(), 'saya-bench-'))
    await chmod(dataFolder, 0o755)
    const postgres = await startPostgres({ dataFolder, forTests: true })
    await createDatabase(postgres.url('postgres'), 'bench')
    const { api, db, close } = await openApiOn(postgres.url('bench'))
    const ledger = openLedger({ url: postgres.url('bench'), clock: systemClock, schemaOf: db.schemaOf })
    try {
      const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
      await db.memberSchema(0, tx => openMonths(tx, systemClock.now()))
      const crowd: Player[] = []
      for (let at = 0; at < members + others; at++) crowd.push(await richPlayer(db, at))
      const bets = paceBets(ledger, crowd, pace)
      await wait(seconds * 1000)
      const before = bets.take()
      const excludedMs = await Promise.all(crowd.slice(0, members).map(player => exclude(url, player)))
      const during = bets.take()
      await wait(seconds * 1000)
      const after = bets.take()
      await bets.stop()
      const behind = await db.memberSchema(0, countBetsBehind)
      tell({ before, during, after })
      const most = percentile(excludedMs, 100)
      const [median, p99] = [percentile(excludedMs, 50), percentile(excludedMs, 99)]
      console.log(
        `${members} exclusions at once, ms: median ${median.toFixed(0)}, p99 ${p99.toFixed(0)}, most ${most.toFixed(0)}`,
      )
      console.log(`Bets taken behind an exclusion: ${behind}`)
      console.log(most <= allowedMs ? `Within ${allowedMs} ms.` : `Above ${allowedMs} ms.`)
      return behind === 0 && most <= allowedMs ? 0 : 1
    } finally {
      await ledger.close()
      await close()
      await postgres.stop()
      await rm(dataFolder, { recursive: true, force: true })
    }
  },
}

async function richPlayer(db: Database, at: number): Promise<Player> {
  const player = await createPlayer(db, systemClock, { kyc: 'fully_kyc' })
  const paid = { uid: player.uid, reference: `rich ${at}`, amount: 10_000_000n, nowMs: systemClock.now() }
  await db.member(player.uid, tx => post(tx, { act: 'deposit', gateway: 1, ...paid }))
  return player
}

async function exclude(url: string, { token }: Player): Promise<number> {
  const headers = { t: token, accept: 'application/json', 'content-type': 'application/json' }
  const body = JSON.stringify({ period: '6m' })
  const beganMs = performance.now()
  const answer = await fetch(`${url}/member/exclusion/set`, { method: 'POST', headers, body })
  const { status, code } = (await answer.json()) as { status: boolean; code?: string }
  if (!status) throw new Error(`An exclusion was refused: ${code}.`)
  return performance.now() - beganMs
}

interface Stretch {
  readonly ms: number
  readonly taken: readonly number[]
  readonly refused: number
}

/** Begins so many bets a second, of one member after the other, however long each of them takes. */
function paceBets(ledger: Ledger, crowd: readonly Player[], perSecond: number) {
  let [begun, refused, isStopped, sinceMs] = [0, 0, false, performance.now()]
  let taken: number[] = []
  const beganMs = sinceMs
  const open = new Set<Promise<void>>()

  async function bet(number: number): Promise<void> {
    const { uid } = crowd[number % crowd.length] ?? { uid: 0n }
    const name = `bet ${number}`
    const startedMs = performance.now()
    const { outcome } = await ledger.apply(
      command({ kind: 'bet', uid, txId: name, roundId: name, amount: 10_000n, rules: plainRules }),
    )
    if (outcome === 'OK') taken.push(performance.now() - startedMs)
    else refused += 1
  }
  async function run(): Promise<void> {
    while (!isStopped) {
      const due = Math.floor(((performance.now() - beganMs) * perSecond) / 1000)
      while (begun < due) {
        const one: Promise<void> = bet(begun++).finally(() => open.delete(one))
        open.add(one)
      }
      await wait(2)
    }
  }
  const running = run()
  return {
    take(): Stretch {
      const stretch = { ms: performance.now() - sinceMs, taken, refused }
      taken = []
      refused = 0
      sinceMs = performance.now()
      return stretch
    },
    async stop(): Promise<void> {
      isStopped = true
      await running
      await Promise.all(open)
    },
  }
}

function tell(stretches: Readonly<Record<string, Stretch>>): void {
  const rows = Object.entries(stretches).map(([name, { ms, taken, refused }]) => [
    name,
    ((taken.length * 1000) / ms).toFixed(0),
    ((refused * 1000) / ms).toFixed(0),
    percentile(taken, 50).toFixed(1),
    percentile(taken, 99).toFixed(1),
  ])
  console.log(table([['bets', 'taken/s', 'refused/s', 'median ms', 'p99 ms'], ...rows]))
}
