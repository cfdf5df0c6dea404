import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { lockEntry } from '../directory.store.ts'
import { notifyOwner } from '../notice.ts'
import { deleteOwnPasskey, listPasskeysOf, setAsksPasskey } from './passkey.store.ts'

/** Whoever takes the last one away is let in by a code again, or nothing would let them in. */
export function deletePasskey({ db, clock }: IdentityDeps): Handler<typeof contract.identity.deletePasskey> {
  return async ({ caller: { uid, isConfirmedStrongly }, body: { id } }) => {
    if (!isConfirmedStrongly) return refuse('step_up_required')
    return db.app(async tx => {
      const { phone, asks_passkey: asks } = await lockEntry(tx, uid)
      if (!(await deleteOwnPasskey(tx, { uid, id }))) return refuse('not_found')
      if (asks && (await listPasskeysOf(tx, uid)).length === 0) await setAsksPasskey(tx, uid, false)
      await notifyOwner(tx, { uid, phone, what: 'passkey_removed', nowMs: clock.now() })
      return done({})
    })
  }
}
