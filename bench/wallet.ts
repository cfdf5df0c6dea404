import { openDatabase } from '../apps/server/platform/db/database.ts'
import { seedDemoContent } from '../apps/server/seedDemoContent.ts'
import { createDatabase } from '../packages/postgres/index.ts'
import { buildWhatIsStale } from '../tools/build.ts'
import type { Bench } from './load/bench.ts'
import { numberOption, textOption } from './load/options.ts'
import { openPlace, type Place } from './load/place.ts'
import { progress } from './load/progress.ts'
import { openCoreBets } from './wallet/coreBets.ts'
import { type HttpBets, openHttpBets } from './wallet/httpBets.ts'
import { hub88Speaker } from './wallet/hub88Speaker.ts'
import { type Figures, type Load, measureLoad } from './wallet/load.ts'
import { hotUid, openMembers, randomUid } from './wallet/members.ts'
import { ensurePgbench, openPgbench } from './wallet/pgbench.ts'
import { costRatioOf, ratioOf, type Results, tell, tpcbOf } from './wallet/report.ts'
import { rppSpeaker } from './wallet/rppSpeaker.ts'
import type { Speaker } from './wallet/speaker.ts'
import { valkyrieSpeaker } from './wallet/valkyrieSpeaker.ts'

export const bench: Bench = {
  summary:
    "bets through the core and over HTTP beside pgbench's yardsticks: [--rounds 3] [--seconds 1] [--only words] [--profile folder]",
  run: wallet,
}

const crowds = [16, 64, 256]

interface Contestant {
  readonly name: string
  /** Measures for so long; at a steady pace where one is given. */
  measure(seconds: number, perSecond?: number): Promise<Figures>
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
    const contestants = all.filter(({ name }) => !only || name.includes(only) || name.includes('TPC-B, 16'))
    const results = await compete(contestants, { rounds, seconds })
    tell(results, await measureCalm(contestants, results))
    tellRatios(results)
    return 0
  } finally {
    for (const close of closers) await close()
    await place.remove()
  }
}

interface Enlisting {
  readonly hasPgbench: boolean
  readonly profileFolder: string | undefined
  readonly closers: (() => Promise<unknown>)[]
}

async function enlist(place: Place, { hasPgbench, profileFolder, closers }: Enlisting): Promise<Contestant[]> {
  const [one, many] = [await openMembers(place, 1), await openMembers(place, 64)]
  const [core, spread] = [openCoreBets(one, 1), openCoreBets(many, 64)]
  const db = await openDatabase(one, 1)
  await seedDemoContent(db, `${import.meta.dirname}/../content`)
  await db.close()
  const speakers = [rppSpeaker(), hub88Speaker(), valkyrieSpeaker()]
  const http = await openHttpBets(one, { speakers, profileFolder })
  closers.push(core.close, spread.close, http.close)
  const uniform = (inFlight: number) => measured(place, { inFlight, act: () => core.bet(randomUid()) })
  const hot = (inFlight: number) => measured(place, { inFlight, act: () => core.bet(hotUid()) })
  const far = measured(place, { inFlight: 256, act: () => spread.bet(randomUid()) })
  return [
    ...(hasPgbench ? await enlistPgbench(place, one, closers) : []),
    ...crowds.map(inFlight => ({ name: `core, ${inFlight} in flight`, measure: uniform(inFlight) })),
    ...crowds.map(inFlight => ({ name: `core, ${inFlight} in flight, one hot member`, measure: hot(inFlight) })),
    { name: 'core, 256 in flight, 64 schemas', measure: far },
    ...speakers.flatMap(speaker => enlistSpeaker(place, http, speaker)),
  ]
}

function measured(place: Place, load: Pick<Load, 'inFlight' | 'act' | 'serverPid'>): Contestant['measure'] {
  return (seconds, perSecond) =>
    measureLoad({ ...load, seconds, postgresPid: place.pid, ...(perSecond !== undefined && { perSecond }) })
}

async function enlistPgbench(place: Place, members: string, closers: Enlisting['closers']): Promise<Contestant[]> {
  const yardstick = place.url('tpcb')
  await createDatabase(place.url('postgres'), 'tpcb')
  const pgbench = openPgbench(place.pid)
  closers.push(async () => pgbench.remove())
  await pgbench.prepare(yardstick)
  // It has a connection for each that is in flight, and the server takes a hundred of them.
  return [16, 64].flatMap(
    clients =>
      [
        {
          name: `pgbench TPC-B, ${clients} in flight`,
          measure: seconds => pgbench.tpcb(yardstick, { clients, seconds: seconds + 1 }),
        },
        {
          name: `pgbench, one bet each, ${clients} in flight`,
          measure: seconds => pgbench.oneBet(members, { clients, seconds: seconds + 1 }),
        },
      ] satisfies Contestant[],
  )
}

/** More than a server on two processors takes in a second. */
const mostPerSecond = 25_000

function enlistSpeaker(place: Place, http: HttpBets, speaker: Speaker): Contestant[] {
  return [randomUid, hotUid].flatMap(chooseUid =>
    crowds.map(inFlight => {
      let perSecondBefore = speaker.keeps ? 10_000 : mostPerSecond
      async function measure(seconds: number, perSecond?: number): Promise<Figures> {
        const count = Math.ceil((perSecond ?? perSecondBefore * 1.3) * seconds)
        const act = await http.prepare(speaker, { count, chooseUid })
        const figures = await measured(place, { inFlight, act, serverPid: http.serverPid })(seconds, perSecond)
        perSecondBefore = figures.perSecond
        return figures
      }
      return {
        name: `${speaker.name}, ${inFlight} in flight${chooseUid === hotUid ? ', one hot member' : ''}`,
        measure,
      }
    }),
  )
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

/** At half of the greatest measured throughput, each bet begun at its own time: what a provider waits. */
async function measureCalm(contestants: readonly Contestant[], results: Results): Promise<Map<string, Figures>> {
  const calm = new Map<string, Figures>()
  for (const title of ['core', 'RPP/1', 'Hub88', 'Valkyrie']) {
    const contestant = contestants.find(({ name }) => name === `${title}, 256 in flight`)
    const most = Math.max(
      ...crowds.flatMap(crowd => results.get(`${title}, ${crowd} in flight`) ?? []).map(one => one.perSecond),
    )
    if (contestant) calm.set(`${title}, at half of its most`, await contestant.measure(4, Math.floor(most / 2)))
  }
  return calm
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
