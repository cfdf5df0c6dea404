import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { PrivacyDeps } from './deps.ts'
import { findRemainder, viewRemainder } from './remainder.ts'

export function getRemainder({ db }: PrivacyDeps): Handler<typeof contract.privacy.getRemainder> {
  return async ({ caller: { uid } }) => done(viewRemainder(await db.member(uid, tx => findRemainder(tx, uid))))
}
