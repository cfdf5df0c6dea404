import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/call.ts'
import { getProfile } from './member.store.ts'
import { viewMember } from './member.view.ts'

export function getDetail(deps: { db: Database }): Handler<typeof contract.member.getDetail> {
  return async ({ caller }) => done(viewMember(await deps.db.member(caller.uid, tx => getProfile(tx, caller.uid))))
}
