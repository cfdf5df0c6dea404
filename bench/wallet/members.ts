import { hash, randomBytes } from 'node:crypto'
import { memberSchemaName } from '../../apps/server/platform/db/schemas.ts'
import { createDatabase } from '../../packages/postgres/index.ts'
import { type Place, withClient } from '../load/place.ts'

/** As many at each of three providers. */
export const wallets = 100_000
/** What everybody plays, and who runs it where the ledger is asked directly. */
export const game = 1001
export const provider = 900
/** As a token names it. */
export const gameInToken = game.toString(36).padStart(6, '0')

/**
 * A migrated database of members as play finds them: each with a limit that is counted at each bet, time left to play,
 * an open session at one of three providers, and more money than a bench can lose. Returns its address.
 */
export async function openMembers(place: Place, schemas: number): Promise<string> {
  const name = `members_${schemas}`
  const url = place.url(name)
  await createDatabase(place.url('postgres'), name)
  await place.migrate(url, schemas)
  await withClient(url, async client => {
    for (let index = 0; index < schemas; index++) {
      const schema = memberSchemaName(index)
      await client.query(`
        insert into ${schema}.game_session (token_hash, uid, provider, game, opened_at, expires_at)
        select sha256(convert_to(provider || 'bench0${gameInToken}' || lpad(uid::text, 25, '0'), 'UTF8')), uid, provider, ${game}, now(),
          now() + interval '1 day'
        from (select uid, ${provider} + (uid - 1) / ${wallets} as provider from generate_series(1, ${3 * wallets}) uid) member
        where uid % ${schemas} = ${index}`)
      await client.query(`
        insert into ${schema}.wallet (uid, asset, balance, play_until, play_most, play_used, play_counted_on, session, session_provider, session_until)
        select uid, 'PHP', 1000000000000, now() + interval '1 day',
          array[null, null, null, 1000000000000, null, null], array[0, 0, 0, 0, 0, 0], current_date, token_hash, provider, expires_at
        from ${schema}.game_session`)
      await client.query(`
        insert into ${schema}.play_gate (uid, cause, open_until, set_at) select uid, 'kyc', play_until, now() from ${schema}.wallet`)
    }
    await client.query('vacuum analyze')
  })
  return url
}

/** The token of a member's session at a provider, with the game in its place. */
export function tokenOf(of: number, uid: bigint): string {
  return `${of}bench0${gameInToken}${String(uid).padStart(25, '0')}`
}

export function tokenHashOf(of: number, uid: bigint): Buffer {
  return hash('sha256', tokenOf(of, uid), 'buffer')
}

/** A member of a provider. */
export function randomUid(of = provider): bigint {
  return hotUid(of) + BigInt(Math.floor(Math.random() * wallets))
}

/** Always the same member of a provider: its first. */
export function hotUid(of = provider): bigint {
  return BigInt(1 + (of - provider) * wallets)
}

let chance = ''

/** Twenty random hexadecimal digits, drawn many at a time so that the drawing itself costs next to nothing. */
export function nextName(): string {
  if (chance.length < 20) chance = randomBytes(10_000).toString('hex')
  const name = chance.slice(0, 20)
  chance = chance.slice(20)
  return name
}
