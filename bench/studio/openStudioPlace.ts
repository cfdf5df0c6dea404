import type { ChildProcess } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { openDatabase } from '../../apps/server/platform/db/database.ts'
import { seedDemoContent } from '../../apps/server/seedDemoContent.ts'
import { createDatabase } from '../../packages/postgres/index.ts'
import { createProviderCaller } from '../../packages/rpp/index.ts'
import { freePort } from '../../packages/testing/process/freePort.ts'
import { openPlace, type Place } from '../load/place.ts'
import { endBuilt, startBuilt } from '../load/startBuilt.ts'
import { type HttpBets, openHttpBets } from '../wallet/httpBets.ts'
import { openMembers, provider, tokenOf } from '../wallet/members.ts'
import { rppSpeaker } from '../wallet/rppSpeaker.ts'
import type { Speaker } from '../wallet/speaker.ts'
import { openSeat, type Seat } from './openSeat.ts'

export interface StudioPlace {
  readonly place: Place
  /** The wallet with a provider that only bets, by the same name and key as the studio. */
  readonly bets: HttpBets
  readonly speaker: Speaker
  readonly studioPid: number
  readonly studioDatabase: string
  /** Players in a game, each with a page of their own and from an address of their own, as the limits of the studio count them. */
  seats(code: string, count: number): Promise<Seat[]>
  close(): Promise<void>
}

/** The wallet and the studio as they are built and run: two processes, two databases of one PostgreSQL, RPP/1 between them. */
export async function openStudioPlace(games: readonly string[]): Promise<StudioPlace> {
  const place = await openPlace()
  const members = await openMembers(place, 1)
  const db = await openDatabase(members, 1)
  await seedDemoContent(db, `${import.meta.dirname}/../../content`)
  await db.close()
  const speaker = rppSpeaker()
  const bets = await openHttpBets(members, { speakers: [speaker], games })
  const studioDatabase = place.url('studio')
  await createDatabase(place.url('postgres'), 'studio')
  const port = await freePort()
  const studio = await startStudio({ bets, speaker, port, database: studioDatabase })
  const launch = openLaunching(port, speaker)
  const opened: Seat[] = []
  return {
    place,
    bets,
    speaker,
    studioPid: studio.pid ?? 0,
    studioDatabase,
    async seats(code, count) {
      const seats: Seat[] = []
      for (let at = 0; at < count; at++) {
        const number = opened.length + 1
        const seat = await openSeat({ address: await launch(code, BigInt(number)), code, port, number })
        opened.push(seat)
        seats.push(seat)
      }
      return seats
    },
    async close() {
      for (const seat of opened) seat.close()
      await endBuilt(studio)
      await bets.close()
      await place.remove()
    },
  }
}

interface StudioWish {
  readonly bets: HttpBets
  readonly speaker: Speaker
  readonly port: number
  readonly database: string
}

function startStudio({ bets, speaker, port, database }: StudioWish): Promise<ChildProcess> {
  return startBuilt({
    program: 'studio/main.js',
    env: {
      STUDIO_PORT: String(port),
      STUDIO_DATABASE_URL: database,
      STUDIO_OPERATOR_URL: bets.url,
      STUDIO_PARTNER: speaker.code,
      STUDIO_OPERATOR_KEYS: `one:${speaker.key}`,
      STUDIO_SEED_KEY: randomBytes(32).toString('base64'),
      STUDIO_CLOSING_KEY: randomBytes(32).toString('base64'),
      // Nobody waits between two rounds: what is measured is the machine.
      STUDIO_ROUND_MS: '0',
      LOG_LEVEL: 'error',
    },
  })
}

/** What the operator asks for when a member opens a game: the address that opens it once. */
function openLaunching(port: number, speaker: Speaker): (code: string, uid: bigint) => Promise<string> {
  const operator = createProviderCaller({
    url: `http://127.0.0.1:${port}`,
    partner: speaker.code,
    keyId: 'one',
    key: Buffer.from(speaker.key, 'base64'),
    clock: Date,
    newId: randomUUID,
    timeoutMs: 5000,
  })
  return async (code, uid) => {
    const reply = await operator.ask('launch', {
      session_token: tokenOf(provider, uid),
      player_ref: String(uid),
      game_code: code,
      currency: 'PHP',
      language: 'en',
      device: 'mobile',
      return_url: 'http://127.0.0.1/',
    })
    if (!reply.isKnown || !reply.answer.url) throw new Error(`The game ${code} was not opened.`)
    return reply.answer.url
  }
}
