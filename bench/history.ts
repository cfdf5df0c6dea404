import type { Api } from '../apps/server/composeApi.ts'
import { systemClock } from '../apps/server/platform/clock.ts'
import { createDatabase } from '../packages/postgres/index.ts'
import { createPlayer } from '../packages/testing/world/player.ts'
import { answerTo, type Asker, type Call, calls } from './history/calls.ts'
import { fillHistory } from './history/fillHistory.ts'
import type { Bench } from './load/bench.ts'
import { median, percentile, table } from './load/figures.ts'
import { type OpenApi, openApiOn } from './load/openApi.ts'
import { numberOption } from './load/options.ts'
import { openPlace, type Place, withClient } from './load/place.ts'
import { progress } from './load/progress.ts'

export const bench: Bench = {
  summary: "a member's history at 10^4, 10^6 and 10^7 postings: [--most 10000000] [--samples 500]",
  run: history,
}

const sizes = [10_000, 1_000_000, 10_000_000]
const playersEach = 50
/** Loses what it has when the machine does, and is thrown away anyway: only reading is measured. */
const forTests = true

interface FilledHistory {
  readonly rows: number
  readonly opened: OpenApi
  readonly heavy: Asker
  readonly others: readonly Asker[]
}

async function history(options: readonly string[]): Promise<number> {
  const most = numberOption(options, 'most', 10_000_000)
  const place = await openPlace({ forTests })
  const filled: FilledHistory[] = []
  try {
    for (const rows of sizes.filter(size => size <= most)) filled.push(await fill(place, rows))
    tell(await measure(filled, numberOption(options, 'samples', 500)))
    return 0
  } finally {
    for (const { opened } of filled) await opened.close()
    await place.remove()
  }
}

async function fill(place: Place, rows: number): Promise<FilledHistory> {
  const name = `history_${rows}`
  await createDatabase(place.url('postgres'), name)
  const opened = await openApiOn(place.url(name))
  const askers: Asker[] = []
  for (let index = 0; index <= playersEach; index++) askers.push(await createPlayer(opened.db, systemClock))
  const show = progress(`Writing ${rows} postings`, rows)
  await withClient(place.url(name), client =>
    fillHistory(client, { rows, players: askers.map(({ uid }) => uid), onRows: done => show(done) }),
  )
  const [heavy, ...others] = askers
  if (!heavy) throw new Error('There are no players.')
  return { rows, opened, heavy, others }
}

/** How long each call took at each size, by its name. */
type Times = Map<string, Map<number, number[]>>

/** All sizes take turns, so that what else the machine does hits all alike. */
async function measure(filled: readonly FilledHistory[], samples: number): Promise<Times> {
  const times: Times = new Map()
  const paths = new Map<string, string>()
  const show = progress('Asking', samples)
  for (let round = -playersEach; round < samples; round++) {
    for (const question of questionsOf(filled, Math.abs(round))) {
      const { name, rows, api, asker, call } = question
      const key = `${rows} ${asker.uid} ${call.name}`
      const path = paths.get(key) ?? (await call.path(api, asker))
      paths.set(key, path)
      const beganMs = performance.now()
      await answerTo(api, asker, path)
      // Each player has asked once before it counts.
      if (round >= 0) keep(times, { name, rows, ms: performance.now() - beganMs })
    }
    if (round >= 0) show(round + 1)
  }
  return times
}

interface Question {
  readonly name: string
  readonly rows: number
  readonly api: Api
  readonly asker: Asker
  readonly call: Call
}

function* questionsOf(filled: readonly FilledHistory[], round: number): Generator<Question> {
  for (const call of calls) {
    for (const { rows, opened, heavy, others } of filled) {
      const shared = { rows, api: opened.api, call }
      yield { ...shared, name: call.name, asker: others[round % others.length] ?? heavy }
      yield { ...shared, name: `${call.name}, of who has a tenth of all`, asker: heavy }
    }
  }
}

function keep(times: Times, { name, rows, ms }: { name: string; rows: number; ms: number }): void {
  const own = times.get(name) ?? new Map<number, number[]>()
  times.set(name, own)
  own.set(rows, [...(own.get(rows) ?? []), ms])
}

function tell(times: Times): void {
  const all = [...times].map(([name, bySize]) => ({ name, columns: [...bySize.values()] }))
  const counts = [...(times.values().next().value?.keys() ?? [])]
  const head = ['ms', ...counts.flatMap(rows => [`p50 of ${rows}`, 'p99']), 'p50 ratio', 'p99 ratio']
  const rows = all.map(({ name, columns }) => {
    const cells = columns.flatMap(ms => [median(ms).toFixed(2), percentile(ms, 99).toFixed(2)])
    return [name, ...cells, ratioOf(columns, 50).toFixed(2), ratioOf(columns, 99).toFixed(2)]
  })
  console.log(`\n${table([head, ...rows])}\n`)
  const worst = all.toSorted((one, other) => ratioOf(other.columns, 99) - ratioOf(one.columns, 99))[0]
  console.log(`Slowest to stay fast: ${worst?.name}.`)
  console.log(`RATIO history-p99-most-over-least-rows ${worst ? ratioOf(worst.columns, 99).toFixed(2) : 'none'}`)
}

function ratioOf(columns: readonly (readonly number[])[], percent: number): number {
  return percentile(columns.at(-1) ?? [], percent) / percentile(columns[0] ?? [], percent)
}
