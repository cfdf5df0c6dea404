import { systemClock } from '../apps/server/platform/clock.ts'
import { createDatabase } from '../packages/postgres/index.ts'
import { askOffice, staffOf } from '../packages/testing/world/operator.ts'
import { fillOrders } from './figures/fillOrders.ts'
import type { Bench } from './load/bench.ts'
import { median, percentile, table } from './load/figures.ts'
import { openApiOn } from './load/openApi.ts'
import { numberOption } from './load/options.ts'
import { openPlace, withClient } from './load/place.ts'

export const bench: Bench = {
  summary: "the office's figures of the cashier over 7, 30 and 90 days: [--orders 100000] [--samples 50]",
  run: figures,
}

const goalMs = 200
const warmUps = 3
const spans = ['7', '30', '90'] as const

/** Asks over HTTP, one call after the other, as the page of one person does. */
async function figures(options: readonly string[]): Promise<number> {
  const orders = numberOption(options, 'orders', 100_000)
  const samples = numberOption(options, 'samples', 50)
  const place = await openPlace({ forTests: true })
  await createDatabase(place.url('postgres'), 'bench')
  const { api, db, close } = await openApiOn(place.url('bench'))
  try {
    await withClient(place.url('bench'), client => fillOrders(client, orders))
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
    const { token } = await staffOf({ db, clock: systemClock }, { role: 'finance' })
    const all = new Map(spans.map(days => [days, [] as number[]]))
    for (let sample = -warmUps; sample < samples; sample++) {
      for (const [days, times] of all) times.push(await askOnce(url, token, days))
    }
    return tell(new Map([...all].map(([days, times]) => [days, times.slice(warmUps)])))
  } finally {
    await close()
    await place.remove()
  }
}

async function askOnce(url: string, token: string, days: (typeof spans)[number]): Promise<number> {
  const beganMs = performance.now()
  const { status, data } = await askOffice({ url }, 'GET /office/api/figure/money', { query: { days } }, token)
  if (status !== 200 || data.ways.length === 0) throw new Error(`The figures were answered ${status}, with nothing.`)
  return performance.now() - beganMs
}

function tell(all: ReadonlyMap<string, readonly number[]>): number {
  const cells = [...all].map(([days, ms]) => [days, median(ms).toFixed(0), percentile(ms, 99).toFixed(0)])
  console.log(`\n${table([['days', 'p50 ms', 'p99 ms'], ...cells])}\n`)
  const worst = Math.max(...[...all.values()].map(median))
  console.log(`FIGURES p50 ${worst.toFixed(0)} ms of ${goalMs}`)
  return worst <= goalMs ? 0 : 1
}
