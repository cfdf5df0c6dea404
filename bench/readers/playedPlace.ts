import { fingerprintOfEntry } from '../../apps/server/features/wallet/post/posting.rules.ts'
import { openLedger } from '../../apps/server/features/wallet/ledger/apply.store.ts'
import { type Database, openDatabase } from '../../apps/server/platform/db/database.ts'
import { memberSchemaName } from '../../apps/server/platform/db/schemas.ts'
import { seedDemoContent } from '../../apps/server/seedDemoContent.ts'
import { createDatabase } from '../../packages/postgres/index.ts'
import { type Place, withClient } from '../load/place.ts'
import { nextName } from '../wallet/members.ts'

const members = 10_000
const games = 40
const startUnits = 1_000_000_000_000n
const inFlight = 256
const rules = { settledCanBeTakenBack: false, unknownRollbackIsError: false }

export interface PlayedPlace {
  readonly url: string
  readonly db: Database
  /** One bet of fifty centavos and its settle, each a command of its own. */
  playPair(): Promise<void>
  /** So many of them, as fast as the ledger takes them, or so many a second. */
  play(pairs: number, tell: (done: number) => void, aSecond?: number): Promise<void>
  close(): Promise<void>
}

/** A database whose members' money came through the ledger, so that the auditor finds nothing to write down. */
export async function openPlayedPlace(place: Place, schemas: number): Promise<PlayedPlace> {
  const url = place.url('readers')
  await createDatabase(place.url('postgres'), 'readers')
  await place.migrate(url, schemas)
  await openMembers(url, schemas)
  const db = await openDatabase(url)
  await seedDemoContent(db, `${import.meta.dirname}/../../content`)
  const ledger = openLedger({ url, clock: Date, schemaOf: db.schemaOf })
  let turn = 0

  async function playPair(): Promise<void> {
    const uid = BigInt(1 + Math.floor(Math.random() * members))
    const name = nextName()
    const shared = { provider: 900, game: 1 + (turn++ % games), uid, roundId: `r${name}`, rules }
    const bet = await ledger.apply({ ...shared, kind: 'bet', txId: name, amount: 5000n })
    const won = { kind: 'settle', txId: `s${name}`, refTxId: name, amount: 4800n, closesRound: true } as const
    const settle = await ledger.apply({ ...shared, ...won })
    if (bet.outcome !== 'OK' || settle.outcome !== 'OK')
      throw new Error(`A pair came to ${bet.outcome}/${settle.outcome}.`)
  }
  return {
    url,
    db,
    playPair,
    async play(pairs, tell, aSecond = Number.POSITIVE_INFINITY) {
      const startedAt = performance.now()
      let [begun, done] = [0, 0]
      async function one(): Promise<void> {
        while (begun++ < pairs) {
          const earlyMs = startedAt + (begun * 1000) / aSecond - performance.now()
          if (earlyMs > 1) await new Promise(resolve => setTimeout(resolve, earlyMs))
          await playPair()
          tell(++done)
        }
      }
      await Promise.all(Array.from({ length: inFlight }, one))
    },
    async close() {
      await ledger.close()
      await db.close()
    },
  }
}

/** What the auditor expects an opening to be known by. */
function printOfFirst(uid: bigint, nowMs: number): string {
  const entry = {
    asset: 'PHP',
    kind: 30,
    source: 6000,
    destination: 0,
    required: 0n,
    withdraws: false,
    keepsRefusal: false,
  } as const
  return fingerprintOfEntry({ uid, reference: `first ${uid}`, amount: startUnits, nowMs }, entry)
}

async function openMembers(url: string, schemas: number): Promise<void> {
  await withClient(url, async client => {
    for (let index = 0; index < schemas; index++) {
      const schema = memberSchemaName(index)
      const uids = Array.from({ length: members }, (_, at) => BigInt(at + 1)).filter(
        uid => uid % BigInt(schemas) === BigInt(index),
      )
      await client.query(`insert into ${schema}.wallet (uid, asset) select unnest($1::bigint[]), 'PHP'`, [uids])
      const nowMs = Date.now()
      await client.query(
        `select ${schema}.post_entry(uid, 'PHP', 30::smallint, 'first ' || uid, 6000, 0, ${startUnits}, 0,
          false, false, print, ${nowMs}, null::smallint, null::text) from unnest($1::bigint[], $2::uuid[]) o (uid, print)`,
        [uids, uids.map(uid => printOfFirst(uid, nowMs))],
      )
    }
    await client.query('vacuum analyze')
  })
}
