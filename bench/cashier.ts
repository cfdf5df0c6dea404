import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { hearEvent } from '../apps/server/features/deposit/index.ts'
import { systemClock } from '../apps/server/platform/clock.ts'
import { startJobs } from '../apps/server/platform/jobs/index.ts'
import { createDatabase } from '../packages/postgres/index.ts'
import { openSandbox } from '../packages/testing/parties/openSandbox.ts'
import { createPlayer } from '../packages/testing/world/player.ts'
import type { Bench } from './load/bench.ts'
import { median, percentile } from './load/figures.ts'
import { openApiOn } from './load/openApi.ts'
import { numberOption } from './load/options.ts'
import { openPlace } from './load/place.ts'
import { progress } from './load/progress.ts'

export const bench: Bench = {
  summary: 'deposits opened, paid and credited in a storm of repeated events: [--deposits 500] [--crowd 16]',
  run: cashier,
}

const soonMs = 300
const patienceMs = 60_000

interface Figures {
  /** How long each of a player's calls took. */
  readonly calls: number[]
  /** How long it took from the payment until the money was there. */
  readonly waits: number[]
}

/** Server, worker, gateway and players share this process and its database: figures of the whole, not of the server. */
async function cashier(options: readonly string[]): Promise<number> {
  const total = numberOption(options, 'deposits', 500)
  const crowd = numberOption(options, 'crowd', 16)
  const place = await openPlace()
  const closers: (() => Promise<unknown>)[] = [() => place.remove()]
  try {
    for (const name of ['bench', 'books']) await createDatabase(place.url('postgres'), name)
    const sandbox = await openSandbox(systemClock, { url: place.url('books'), drop: async () => {} })
    closers.unshift(() => sandbox.close())
    const { api, db, close } = await openApiOn(place.url('bench'), { gateways: sandbox.gateways })
    closers.unshift(close)
    const log = pino({ level: 'silent' })
    const line = {
      url: place.url('bench'),
      db,
      log,
      measure: (_: string, run: () => Promise<void>) => run(),
    }
    const worker = await startJobs({ ...line, tasks: [hearEvent(api.deposits)] })
    closers.unshift(() => worker.close())
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
    sandbox.sendEventsTo(url)
    await misbehave(sandbox.url)
    const figures: Figures = { calls: [], waits: [] }
    const show = progress('Depositing', total)
    const startedAtMs = performance.now()
    let [begun, done] = [0, 0]
    async function play(): Promise<void> {
      const { token } = await createPlayer(db, systemClock, { kyc: 'fully_kyc' })
      while (begun++ < total) {
        await depositOnce(url, token, figures)
        show(++done)
      }
    }
    await Promise.all(Array.from({ length: crowd }, play))
    tell(figures, { total, seconds: (performance.now() - startedAtMs) / 1000 })
    return 0
  } finally {
    for (const end of closers) await end()
  }
}

/** From now on each event comes three times. */
async function misbehave(sandboxUrl: string): Promise<void> {
  const fault = { party: 'paymongo_events', kind: 'duplicated' }
  const headers = { 'content-type': 'application/json' }
  await fetch(`${sandboxUrl}/faults`, { method: 'POST', headers, body: JSON.stringify(fault) })
}

async function depositOnce(url: string, token: string, { calls, waits }: Figures): Promise<void> {
  async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<Record<string, string>> {
    const startedAtMs = performance.now()
    const headers = { accept: 'application/json', 'content-type': 'application/json', t: token }
    const answer = await fetch(`${url}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { data } = (await answer.json()) as { data: Record<string, string> }
    calls.push(performance.now() - startedAtMs)
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(data)}`)
    return data
  }
  const { id = '', pay_url: page = '' } = await call('POST', '/finance/payment/deposit', {
    amount: '100',
    pid: 'gcash',
  })
  await fetch(page, { method: 'POST', body: new URLSearchParams({ act: 'pay' }), redirect: 'manual' })
  const paidAtMs = performance.now()
  for (const endMs = paidAtMs + patienceMs; performance.now() < endMs; await wait(50)) {
    const { status } = await call('GET', `/finance/deposit/detail?id=${id}`)
    if (status === 'completed') return void waits.push(performance.now() - paidAtMs)
  }
  throw new Error(`The deposit ${id} was paid and not credited within a minute.`)
}

function tell(
  { calls, waits }: Figures,
  { total, seconds }: { readonly total: number; readonly seconds: number },
): void {
  const share = (100 * calls.filter(ms => ms < soonMs).length) / calls.length
  console.log(`DEPOSITS ${(total / seconds).toFixed(1)} a second opened, paid and credited`)
  console.log(`CALLS ${calls.length} median ${median(calls).toFixed(0)} ms p99 ${percentile(calls, 99).toFixed(0)} ms`)
  console.log(`UNDER ${soonMs} ms ${share.toFixed(1)} %`)
  console.log(`CREDITED after median ${median(waits).toFixed(0)} ms p99 ${percentile(waits, 99).toFixed(0)} ms`)
}
