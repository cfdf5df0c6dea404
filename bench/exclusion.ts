import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@saya/postgres'
import { type Ledger, openLedger, openMonths, post } from '../apps/server/features/wallet/index.ts'
import { systemClock } from '../apps/server/platform/clock.ts'
import { BatcherBusy } from '../apps/server/platform/db/commandBatcher.ts'
import type { Database } from '../apps/server/platform/db/database.ts'
import { command, plainRules } from '../packages/testing/ledger/ledgerWorld.ts'
import { createPlayer, type Player } from '../packages/testing/world/player.ts'
import { countBetsBehind } from './exclusion/countBetsBehind.store.ts'
import type { Bench } from './load/bench.ts'
import { percentile, table } from './load/figures.ts'
import { openApiOn } from './load/openApi.ts'
import { numberOption } from './load/options.ts'
import { openPlace, type Place } from './load/place.ts'
import { processorTimeOf } from './load/processorTime.ts'

const allowedMs = 1000
const warmUp = 60
/** Of the pace: below it bets were held up by exclusions, or the machine cannot carry both. */
const leastAnswered = 0.95

/**
 * Members who exclude themselves one after the other, and then all at once, while they and others bet at a steady pace. A bet that
 * is refused when the answer has come was refused within that time of the press.
 */
export const bench: Bench = {
  summary: 'exclusions beside bets: [--members 500] [--turns 40] [--others 500] [--bets 1000] [--seconds 4]',
  async run(args) {
    const members = numberOption(args, 'members', 500)
    const turns = numberOption(args, 'turns', 40)
    const others = numberOption(args, 'others', 500)
    const pace = numberOption(args, 'bets', 1000)
    const seconds = numberOption(args, 'seconds', 4)
    const place = await openPlace({ forTests: true })
    await createDatabase(place.url('postgres'), 'bench')
    const { api, db, close } = await openApiOn(place.url('bench'), { remembersSessions: true })
    const ledger = openLedger({ url: place.url('bench'), clock: systemClock, schemaOf: db.schemaOf })
    try {
      const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
      await db.memberSchema(0, tx => openMonths(tx, systemClock.now()))
      const crowd: Player[] = []
      for (let at = 0; at < members + turns + others; at++) crowd.push(await richPlayer(db, at))
      // As a server that has run for a while: its connections know the statements.
      const earlier = await Promise.all(
        Array.from({ length: warmUp }, (_, at) => richPlayer(db, members + turns + others + at)),
      )
      await Promise.all(earlier.map(player => exclude(url, player)))
      const bets = paceBets(ledger, crowd, pace)
      await wait(seconds * 1000)
      const before = bets.take()
      const turnsMs: number[] = []
      for (const player of crowd.slice(members, members + turns)) {
        await openPage(url, player)
        turnsMs.push(await exclude(url, player))
      }
      const inTurn = bets.take()
      const crowded = crowd.slice(0, members)
      for (const player of crowded) await openPage(url, player)
      bets.take()
      const used = measureProcessor(place)
      const excludedMs = await Promise.all(crowded.map(player => exclude(url, player)))
      const during = bets.take()
      const processor = used(members)
      await wait(seconds * 1000)
      const after = bets.take()
      await bets.stop()
      const behind = await db.memberSchema(0, countBetsBehind)
      const stretches = { before, 'one after the other': inTurn, 'at once': during, after }
      tellBets(stretches)
      tellTimes(`${turns} exclusions, one after the other`, turnsMs)
      tellTimes(`${members} exclusions at once`, excludedMs)
      console.log(`Processor time of all at once, ms for each exclusion: ${processor}`)
      console.log(`Bets taken behind an exclusion: ${behind}`)
      const isQuick = percentile(turnsMs, 100) <= allowedMs
      console.log(`One after the other each is ${isQuick ? 'within' : 'above'} ${allowedMs} ms.`)
      const isSteady = Object.values(stretches).every(one => answeredPerSecond(one) >= leastAnswered * pace)
      console.log(
        `Bets were answered at ${isSteady ? '' : 'less than '}95 % of their pace${isSteady ? ' or more' : ''}.`,
      )
      return behind === 0 && isQuick && isSteady ? 0 : 1
    } finally {
      await ledger.close()
      await close()
      await place.remove()
    }
  },
}

/** What the load and the server use in this process, and what PostgreSQL uses, from now until it is asked. */
function measureProcessor(place: Place): (exclusions: number) => string {
  const [postgres, own] = [processorTimeOf(place.pid), process.cpuUsage()]
  return exclusions => {
    const { user, system } = process.cpuUsage(own)
    const each = (ms: number) => (ms / exclusions).toFixed(1)
    return `load and server ${each((user + system) / 1000)}, PostgreSQL ${each((processorTimeOf(place.pid) - postgres) * 1000)}`
  }
}

async function richPlayer(db: Database, at: number): Promise<Player> {
  const player = await createPlayer(db, systemClock, { kyc: 'fully_kyc' })
  const paid = { uid: player.uid, reference: `rich ${at}`, amount: 10_000_000n, nowMs: systemClock.now() }
  await db.member(player.uid, tx => post(tx, { act: 'deposit', gateway: 1, ...paid }))
  return player
}

/** What the page has asked before anybody presses: since then the server knows the session. */
async function openPage(url: string, { token }: Player): Promise<void> {
  const answer = await fetch(`${url}/member/gate/list`, { headers: { t: token, accept: 'application/json' } })
  await answer.arrayBuffer()
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
  /** That were not even begun, since too many waited. */
  readonly late: number
}

/** Begins so many bets a second, of one member after the other, however long each of them takes. */
function paceBets(ledger: Ledger, crowd: readonly Player[], perSecond: number) {
  let [begun, refused, late, isStopped, sinceMs] = [0, 0, 0, false, performance.now()]
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
        const one: Promise<void> = bet(begun++)
          // Where the processors cannot follow, the ledger takes no more than it can hold.
          .catch((fault: unknown) => {
            if (!(fault instanceof BatcherBusy)) throw fault
            late += 1
          })
          .finally(() => open.delete(one))
        open.add(one)
      }
      await wait(2)
    }
  }
  const running = run()
  return {
    take(): Stretch {
      const stretch = { ms: performance.now() - sinceMs, taken, refused, late }
      taken = []
      refused = 0
      late = 0
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

/** A bet of an excluded member is answered by a refusal. */
function answeredPerSecond({ ms, taken, refused }: Stretch): number {
  return ((taken.length + refused) * 1000) / ms
}

function tellBets(stretches: Readonly<Record<string, Stretch>>): void {
  const rows = Object.entries(stretches).map(([name, { ms, taken, refused, late }]) => [
    name,
    ((taken.length * 1000) / ms).toFixed(0),
    ((refused * 1000) / ms).toFixed(0),
    ((late * 1000) / ms).toFixed(0),
    percentile(taken, 50).toFixed(1),
    percentile(taken, 99).toFixed(1),
  ])
  console.log(table([['bets', 'taken/s', 'refused/s', 'not begun/s', 'median ms', 'p99 ms'], ...rows]))
}

function tellTimes(what: string, timesMs: readonly number[]): void {
  const [median, p99, most] = [50, 99, 100].map(share => percentile(timesMs, share).toFixed(0))
  console.log(`${what}, ms: median ${median}, p99 ${p99}, most ${most}`)
}
