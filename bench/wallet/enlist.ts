import { openDatabase } from '../../apps/server/platform/db/database.ts'
import { seedDemoContent } from '../../apps/server/seedDemoContent.ts'
import { createDatabase } from '../../packages/postgres/index.ts'
import type { Place } from '../load/place.ts'
import { openCoreBets } from './coreBets.ts'
import { openDiskBets } from './diskBets.ts'
import type { Bets } from './bets.ts'
import { type HttpBets, openHttpBets } from './httpBets.ts'
import { hub88Speaker } from './hub88Speaker.ts'
import { type Figures, type Load, measureLoad } from './load.ts'
import { hotUid, openMembers, randomUid } from './members.ts'
import { openPgbench } from './pgbench.ts'
import { rppSpeaker } from './rppSpeaker.ts'
import type { Speaker } from './speaker.ts'
import { valkyrieSpeaker } from './valkyrieSpeaker.ts'

/** Bets of which nothing is done but what makes them durable: nobody can be answered sooner. */
export const diskAlone = 'the disk alone, 256 in flight'

/** How many are in flight at once. */
export const crowds = [16, 64, 256]

export interface Contestant {
  readonly name: string
  /** Measures for so long; at a steady pace where one is given. */
  measure(seconds: number, perSecond?: number): Promise<Figures>
}

interface Enlisting {
  readonly hasPgbench: boolean
  readonly profileFolder: string | undefined
  readonly closers: (() => Promise<unknown>)[]
}

export async function enlist(place: Place, { hasPgbench, profileFolder, closers }: Enlisting): Promise<Contestant[]> {
  const one = await openMembers(place, 1)
  const core = openCoreBets(one, 1)
  const db = await openDatabase(one, 1)
  await seedDemoContent(db, `${import.meta.dirname}/../../content`)
  await db.close()
  const speakers = [rppSpeaker(), hub88Speaker(), valkyrieSpeaker()]
  const http = await openHttpBets(one, { speakers, profileFolder })
  const disk = openDiskBets()
  closers.push(core.close, http.close, async () => disk.close())
  const uniform = (inFlight: number) => prepared(place, { inFlight, prepare: count => core.prepare(count, randomUid) })
  const hot = (inFlight: number) => prepared(place, { inFlight, prepare: count => core.prepare(count, hotUid) })
  return [
    ...(hasPgbench ? await enlistPgbench(place, one, closers) : []),
    ...crowds.map(inFlight => ({ name: `core, ${inFlight} in flight`, measure: uniform(inFlight) })),
    ...crowds.map(inFlight => ({ name: `core, ${inFlight} in flight, one hot member`, measure: hot(inFlight) })),
    ...(await enlistSpread(place, closers)),
    { name: diskAlone, measure: measured(place, { inFlight: 256, act: () => disk.bet() }) },
    ...speakers.flatMap(speaker => enlistSpeaker(place, http, speaker)),
  ]
}

/** The same members over more and more schemas, of which a machine that holds them all needs few. */
async function enlistSpread(place: Place, closers: Enlisting['closers']): Promise<Contestant[]> {
  const contestants: Contestant[] = []
  for (const schemas of [8, 16, 64]) {
    const spread = openCoreBets(await openMembers(place, schemas), schemas)
    closers.push(spread.close)
    const measure = prepared(place, { inFlight: 256, prepare: count => spread.prepare(count, randomUid) })
    contestants.push({ name: `core, 256 in flight, ${schemas} schemas`, measure })
  }
  return contestants
}

function measured(place: Place, load: Pick<Load, 'inFlight' | 'act' | 'serverPid'>): Contestant['measure'] {
  return (seconds, perSecond) =>
    measureLoad({ ...load, seconds, postgresPid: place.pid, ...(perSecond !== undefined && { perSecond }) })
}

/** More than two processors take in a second. */
const mostPerSecond = 25_000

interface Preparing extends Pick<Load, 'inFlight' | 'serverPid'> {
  /** For how many to be ready until it is known how many it takes. */
  readonly firstPerSecond?: number
  prepare(count: number): Bets | Promise<Bets>
}

/** What is sent is made before the clock starts. */
export function prepared(place: Place, { firstPerSecond, prepare, ...load }: Preparing): Contestant['measure'] {
  let perSecondBefore = firstPerSecond ?? mostPerSecond
  return async (seconds, perSecond) => {
    const act = await prepare(Math.ceil((perSecond ?? perSecondBefore * 1.3) * seconds))
    const figures = await measured(place, { ...load, act })(seconds, perSecond)
    perSecondBefore = figures.perSecond
    return figures
  }
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

function enlistSpeaker(place: Place, http: HttpBets, speaker: Speaker): Contestant[] {
  return [randomUid, hotUid].flatMap(chooseUid =>
    crowds.map(inFlight => ({
      name: `${speaker.name}, ${inFlight} in flight${chooseUid === hotUid ? ', one hot member' : ''}`,
      measure: prepared(place, {
        inFlight,
        serverPid: http.serverPid,
        firstPerSecond: speaker.keeps ? 10_000 : mostPerSecond,
        prepare: count => http.prepare(speaker, { count, chooseUid }),
      }),
    })),
  )
}
