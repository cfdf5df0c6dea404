import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { lockEntry } from '../directory.store.ts'
import { notifyOwner } from '../notice.ts'
import { listPasskeysOf, setAsksPasskey } from './passkey.store.ts'
import { descriptorsOf } from './passkey.view.ts'
import { siteOf } from './site.ts'

/** Both ways by a passkey that was just shown: it works, and whoever has the member's number alone cannot turn it off. */
export function setPasskeyLogin({ db, clock }: IdentityDeps): Handler<typeof contract.identity.setPasskeyLogin> {
  return async ({ caller: { uid, isConfirmedByPasskey }, body: { asks_passkey: asks }, origin }) => {
    if (!isConfirmedByPasskey) return refuse('step_up_required')
    const { host } = siteOf(origin)
    return db.app(async tx => {
      const entry = await lockEntry(tx, uid)
      if (entry.asks_passkey === asks) return done({})
      const isUsable = descriptorsOf(await listPasskeysOf(tx, uid), host).length > 0
      if (asks && !isUsable) return refuse('passkey_missing')
      await setAsksPasskey(tx, uid, asks)
      const what = asks ? 'passkey_asked' : 'passkey_not_asked'
      await notifyOwner(tx, { uid, phone: entry.phone, what, nowMs: clock.now() })
      return done({})
    })
  }
}
