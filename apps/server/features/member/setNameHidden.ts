import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { getProfile, hideName } from './member.store.ts'
import { publicNameOf } from './member.view.ts'
import type { MemberDeps } from './settleProfile.ts'

/** A choice about one's own privacy, which no standing closes. It counts for every list from its next look on. */
export function setNameHidden({ db, clock }: MemberDeps): Handler<typeof contract.member.setNameHidden> {
  return async ({ caller: { uid }, body: { is_hidden: isHidden } }) =>
    db.member(uid, async tx => {
      await hideName(tx, { uid, isHidden, nowMs: clock.now() })
      return done({ is_hidden: isHidden, public_name: publicNameOf(await getProfile(tx, uid)) })
    })
}
