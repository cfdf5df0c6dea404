import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { renamePasskey } from './passkey.store.ts'

export function updatePasskey({ db }: IdentityDeps): Handler<typeof contract.identity.updatePasskey> {
  return async ({ caller: { uid }, body: { id, name } }) => {
    const isRenamed = await db.app(tx => renamePasskey(tx, { uid, id }, name))
    return isRenamed ? done({}) : refuse('not_found')
  }
}
