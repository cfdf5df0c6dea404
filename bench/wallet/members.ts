import { randomBytes } from 'node:crypto'
import { memberSchemaName } from '../../apps/server/platform/db/schemas.ts'
import { createDatabase } from '../../packages/postgres/index.ts'
import { type Place, withClient } from '../load/place.ts'

export const wallets = 100_000

/** A migrated database whose members have more money than a bench can lose. Returns its address. */
export async function openMembers(place: Place, schemas: number): Promise<string> {
  const name = `members_${schemas}`
  const url = place.url(name)
  await createDatabase(place.url('postgres'), name)
  await place.migrate(url, schemas)
  await withClient(url, async client => {
    for (let index = 0; index < schemas; index++) {
      await client.query(`
        insert into ${memberSchemaName(index)}.wallet (uid, asset, balance)
        select uid, 'PHP', 1000000000000 from generate_series(1, ${wallets}) uid where uid % ${schemas} = ${index}`)
    }
    await client.query('vacuum analyze')
  })
  return url
}

export function randomUid(): bigint {
  return BigInt(1 + Math.floor(Math.random() * wallets))
}

let chance = ''

/** Twenty random hexadecimal digits, drawn many at a time so that the drawing itself costs next to nothing. */
export function nextName(): string {
  if (chance.length < 20) chance = randomBytes(10_000).toString('hex')
  const name = chance.slice(0, 20)
  chance = chance.slice(20)
  return name
}
