import type { AppTx } from '../../platform/db/database.ts'
import { getOwnSignIn, listOwnSessions } from './closing.store.ts'
import { listPasskeysOf } from './passkey/passkey.store.ts'
import { listOwnPartners } from './partner/partner.store.ts'

/** How the member signs in and where they are signed in, for the copy of their own data. */
export async function exportOwn(tx: AppTx, uid: bigint) {
  const signIn = await getOwnSignIn(tx, uid)
  const sessions = await listOwnSessions(tx, uid)
  const passkeys = await listPasskeysOf(tx, uid)
  const partners = await listOwnPartners(tx, uid)
  return {
    sign_in: {
      phone: signIn.phone,
      email: signIn.email ?? '',
      username: signIn.username,
      created_at: seconds(signIn.created_at),
      password_set_at: seconds(signIn.password_set_at),
      asks_passkey: signIn.asks_passkey,
    },
    passkeys: passkeys.map(({ name, host, is_synced, created_at, used_at }) => ({
      name,
      host,
      is_synced,
      created_at: seconds(created_at),
      used_at: seconds(used_at),
    })),
    partners: partners.map(({ partner, linked_at }) => ({ partner, linked_at: seconds(linked_at) })),
    sessions: sessions.map(({ device, address, created_at, seen_at, expires_at, ended_at }) => ({
      device,
      address,
      created_at: seconds(created_at),
      seen_at: seconds(seen_at),
      expires_at: seconds(expires_at),
      ended_at: seconds(ended_at),
    })),
  }
}

function seconds(ms: number | null): number {
  return ms === null ? 0 : Math.floor(ms / 1000)
}
