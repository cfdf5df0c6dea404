import { cardReader } from '../apps/sandbox/idCheck/reading/cardReader.ts'
import { idTypeCodes } from '../packages/contract/kyc/idTypes.ts'
import { readableCards, type SeriesCard, spoiledCards } from '../packages/testing/cards/cardSeries.ts'
import { photograph } from '../packages/testing/cards/photograph.ts'
import { type FieldScore, scoreReading } from '../packages/testing/cards/scoreReading.ts'
import type { Bench } from './load/bench.ts'
import { median, percentile, table } from './load/figures.ts'
import { numberOption } from './load/options.ts'

interface Result {
  readonly series: SeriesCard
  readonly scores: readonly FieldScore[]
  readonly fault: string | null
  readonly seconds: number
}

const today = '2026-06-15'
/** What is aimed at, of the fields on clean cards. */
const aim = 0.95

/** How well and how fast identity cards are read. */
export const bench: Bench = {
  summary: 'field accuracy per kind of ID, faults named rightly, seconds and memory per card [--cards 208] [--wrong 1]',
  async run(args) {
    const count = numberOption(args, 'cards', 208)
    const isWordy = args.includes('--wrong')
    // Cards are good for a year or more from this day, whenever the bench is run.
    const reader = cardReader({ lanes: 1, patienceMs: 60_000, now: () => Date.parse(`${today}T12:00:00+08:00`) })
    const results: Result[] = []
    let mostMb = 0
    try {
      reader.warm()
      for (const series of [...readableCards(count, today), ...spoiledCards(Math.ceil(count / 5), today)]) {
        const picture = await photograph(series.card, series.shot)
        const startedAt = performance.now()
        const reading = await reader.read(picture, series.wanted)
        const seconds = (performance.now() - startedAt) / 1000
        results.push({ series, scores: scoreReading(series.facts, reading), fault: reading.fault, seconds })
        mostMb = Math.max(mostMb, process.memoryUsage().rss / 2 ** 20)
        if (process.stdout.isTTY) process.stdout.write(`\r${results.length} cards`)
      }
    } finally {
      await reader.close()
    }
    return report(results, mostMb, isWordy)
  },
}

function report(results: readonly Result[], mostMb: number, isWordy: boolean): number {
  const readable = results.filter(({ series }) => series.fault === null)
  const spoiled = results.filter(({ series }) => series.fault !== null)
  const clean = share(readable.filter(({ series }) => series.isClean))
  console.log(`\n${byKind(readable)}\n\n${byField(readable)}\n\n${byFault(spoiled)}\n`)
  const seconds = readable.map(result => result.seconds)
  const passed = readable.filter(({ fault }) => fault === null).length
  console.log(`clean fields right ${percent(clean)} (aim ${percent(aim)}), all fields ${percent(share(readable))}`)
  console.log(`readable cards let through at once: ${passed} of ${readable.length}`)
  console.log(`seconds per card: median ${median(seconds).toFixed(2)}, p99 ${percentile(seconds, 99).toFixed(2)}`)
  console.log(`memory of the process with its one reader at most: ${Math.round(mostMb)} MB`)
  if (isWordy) for (const result of results) tellWrong(result)
  return clean >= aim ? 0 : 1
}

function share(results: readonly Result[]): number {
  const scores = results.flatMap(result => result.scores)
  return scores.filter(({ isRight }) => isRight).length / Math.max(1, scores.length)
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`
}

function byKind(readable: readonly Result[]): string {
  const rows = idTypeCodes.map(type => {
    const ofType = readable.filter(({ series }) => series.wanted === type)
    const [clean, hard] = [
      ofType.filter(({ series }) => series.isClean),
      ofType.filter(({ series }) => !series.isClean),
    ]
    const seconds = ofType.map(result => result.seconds)
    return [type, String(ofType.length), percent(share(clean)), percent(share(hard)), median(seconds).toFixed(2)]
  })
  return table([['kind', 'cards', 'clean', 'askew, soft or grainy', 'seconds'], ...rows])
}

function byField(readable: readonly Result[]): string {
  const scores = readable.flatMap(result => result.scores)
  const fields = [...new Set(scores.map(({ field }) => field))]
  const rows = fields.map(field => {
    const ofField = scores.filter(score => score.field === field)
    return [field, String(ofField.length), percent(ofField.filter(({ isRight }) => isRight).length / ofField.length)]
  })
  return table([['field', 'printed', 'right'], ...rows])
}

function byFault(spoiled: readonly Result[]): string {
  const faults = [...new Set(spoiled.map(({ series }) => series.fault))]
  const rows = faults.map(fault => {
    const ofFault = spoiled.filter(({ series }) => series.fault === fault)
    const right = ofFault.filter(result => result.fault === fault).length
    const others = [...new Set(ofFault.filter(result => result.fault !== fault).map(result => result.fault ?? 'none'))]
    return [String(fault), String(ofFault.length), String(right), others.join(', ') || '-']
  })
  return table([['fault', 'pictures', 'named rightly', 'else'], ...rows])
}

function tellWrong({ series, scores, fault }: Result): void {
  const { facts, shot } = series
  if (fault !== series.fault) console.log(`${facts.type} ${shot.seed}: ${fault}, wanted ${series.fault}`, shot)
  if (series.fault !== null) return
  for (const { field, wanted, read } of scores.filter(({ isRight }) => !isRight)) {
    console.log(`${facts.type} ${shot.seed} ${field}: ${read}, wanted ${wanted}`)
  }
}
