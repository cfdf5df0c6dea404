import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { getEntry } from '../directory.store.ts'
import { listPasskeysOf } from './passkey.store.ts'
import { viewPasskey } from './passkey.view.ts'
import { siteOf } from './site.ts'

export function listPasskeys({ db }: IdentityDeps): Handler<typeof contract.identity.listPasskeys> {
  return async ({ caller: { uid }, origin }) => {
    const { host } = siteOf(origin)
    const { passkeys, asks } = await db.app(async tx => ({
      passkeys: await listPasskeysOf(tx, uid),
      asks: (await getEntry(tx, uid)).asks_passkey,
    }))
    return done({ d: passkeys.map(one => viewPasskey(one, host)), t: passkeys.length, asks_passkey: asks })
  }
}
