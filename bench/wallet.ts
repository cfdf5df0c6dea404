import { buildWhatIsStale } from '../tools/build.ts'
import type { Bench } from './load/bench.ts'
import { numberOption, textOption } from './load/options.ts'
import { openPlace } from './load/place.ts'
import { progress } from './load/progress.ts'
import { recycleLog } from './wallet/recycleLog.ts'
import { type Contestant, crowds, diskAlone, enlist } from './wallet/enlist.ts'
import type { Figures } from './wallet/load.ts'
import { ensurePgbench } from './wallet/pgbench.ts'
import { costRatioOf, ratioOf, type Results, tell, tpcbOf } from './wallet/report.ts'

export const bench: Bench = {
  summary:
    "bets through the core and over HTTP beside pgbench's yardsticks: [--rounds 3] [--seconds 1] [--only words] [--profile folder]",
  run: wallet,
}

/** One round after another, so that all share each moment. */
async function wallet(options: readonly string[]): Promise<number> {
  const seconds = numberOption(options, 'seconds', 1)
  const rounds = numberOption(options, 'rounds', 3)
  const only = textOption(options, 'only')
  await buildWhatIsStale(console.log)
  const place = await openPlace()
  const closers: (() => Promise<unknown>)[] = []
  try {
    const missing = ensurePgbench()
    if (missing) console.log(missing)
    const all = await enlist(place, { hasPgbench: !missing, profileFolder: textOption(options, 'profile'), closers })
    const contestants = all.filter(
      ({ name }) => !only || name.includes(only) || name.includes('TPC-B, 16') || name === diskAlone,
    )
    await recycleLog(place)
    const results = await compete(contestants, { rounds, seconds })
    tell(results, await measureCalm(contestants, results))
    tellRatios(results)
    return 0
  } finally {
    for (const close of closers) await close()
    await place.remove()
  }
}

async function compete(contestants: readonly Contestant[], { rounds, seconds }: { rounds: number; seconds: number }) {
  const results = new Map<string, Figures[]>(contestants.map(({ name }) => [name, []]))
  const show = progress('Measuring', (rounds + 1) * contestants.length)
  let done = 0
  // The first round warms caches and plans, and counts for nothing.
  for (let round = 0; round <= rounds; round++) {
    for (const { name, measure } of contestants) {
      const figures = await measure(seconds)
      if (round > 0) results.get(name)?.push(figures)
      show(++done, name)
    }
  }
  return results
}

/**
 * At half of the greatest measured throughput, each bet begun at its own time: what a provider waits. Beside it, at the
 * same pace, the core without HTTP, and the disk without either.
 */
async function measureCalm(contestants: readonly Contestant[], results: Results): Promise<Map<string, Figures>> {
  const calm = new Map<string, Figures>()
  async function pace(title: string, name: string, perSecond: number): Promise<void> {
    const contestant = contestants.find(one => one.name === name)
    if (contestant) calm.set(`${title}, ${perSecond}/s`, await contestant.measure(4, perSecond))
  }
  for (const title of ['core', 'RPP/1', 'Hub88', 'Valkyrie']) {
    const half = Math.floor(mostOf(results, title) / 2)
    if (half <= 0) continue
    await pace(`${title} at half of its most`, `${title}, 256 in flight`, half)
    if (title !== 'core') await pace(`  core at the pace of ${title}`, 'core, 256 in flight', half)
    await pace(`  the disk at the pace of ${title}`, diskAlone, half)
  }
  return calm
}

function mostOf(results: Results, title: string): number {
  const all = crowds.flatMap(crowd => results.get(`${title}, ${crowd} in flight`) ?? [])
  return Math.max(0, ...all.map(({ perSecond }) => perSecond))
}

function tellRatios(results: Results): void {
  const tpcb = tpcbOf(results)
  const say = (name: string, value: string) => console.log(`RATIO ${name} ${value}`)
  for (const title of ['core', 'RPP/1', 'Hub88', 'Valkyrie']) {
    const name = `${title}, 256 in flight`
    const word = title.toLowerCase().replace('/1', '')
    say(`wallet-${word}-hot-over-uniform`, ratioOf(results, `${name}, one hot member`, name))
    say(`wallet-${word}-over-tpcb-by-processor-time`, costRatioOf(results, name, tpcb))
    say(`wallet-${word}-over-tpcb`, ratioOf(results, name, tpcb))
  }
  say('wallet-core-over-one-by-one', ratioOf(results, 'core, 256 in flight', 'pgbench, one bet each, 16 in flight'))
  say('wallet-http-over-tpcb', ratioOf(results, 'RPP/1, 256 in flight', tpcb))
}
