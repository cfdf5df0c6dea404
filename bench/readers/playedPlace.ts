import { openLedger } from '../../apps/server/features/wallet/ledger/apply.store.ts'
import { type Database, openDatabase } from '../../apps/server/platform/db/database.ts'
import { memberSchemaName } from '../../apps/server/platform/db/schemas.ts'
import { seedDemoContent } from '../../apps/server/seedDemoContent.ts'
import { createDatabase } from '../../packages/postgres/index.ts'
import { type Place, withClient } from '../load/place.ts'
import { nextName } from '../wallet/members.ts'

const members = 10_000
const games = 40
const inFlight = 256
const rules = { settledCanBeTakenBack: false, unknownRollbackIsError: false }

export interface PlayedPlace {
  readonly url: string
  readonly db: Database
  /** One bet of fifty centavos and its settle, each a command of its own. */
  playPair(): Promise<void>
  /** So many of them, as fast as the ledger takes them. */
  play(pairs: number, tell: (done: number) => void): Promise<void>
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
    async play(pairs, tell) {
      let [begun, done] = [0, 0]
      async function one(): Promise<void> {
        while (begun++ < pairs) {
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

async function openMembers(url: string, schemas: number): Promise<void> {
  await withClient(url, async client => {
    for (let index = 0; index < schemas; index++) {
      const schema = memberSchemaName(index)
      const own = `generate_series(1, ${members}) uid where uid % ${schemas} = ${index}`
      await client.query(`insert into ${schema}.wallet (uid, asset) select uid, 'PHP' from ${own}`)
      await client.query(`select ${schema}.post_entry(uid, 'PHP', 30::smallint, 'first ' || uid, 6000, 0, 1000000000000, 0,
        false, false, md5(uid::text)::uuid, ${Date.now()}, null::smallint, null::text) from ${own}`)
    }
    await client.query('vacuum analyze')
  })
}
