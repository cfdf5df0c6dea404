import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { unitsPerPeso } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { hasAcceptedTerms } from '../legal/index.ts'
import { findPesoWallet, sumWithdrawals } from '../wallet/index.ts'
import { viewMember } from './member.view.ts'
import { hasRecordsGate } from './setting.store.ts'
import { type MemberDeps, settleProfile } from './settleProfile.ts'

export function getDetail(deps: MemberDeps): Handler<typeof contract.member.getDetail> {
  return async ({ caller: { uid, isBlocked, confirmedUntilMs }, brand }) => {
    const { profile, entry } = await settleProfile(deps, uid)
    const [withdrawn, hasAgreed, wallet] = await deps.db.member(uid, async tx => [
      await sumWithdrawals(tx, uid),
      await hasAcceptedTerms(tx, uid, brand),
      await findPesoWallet(tx, uid),
    ])
    const xp = (wallet?.turnover ?? 0n) / unitsPerPeso
    const gates = {
      jurisdiction: deps.jurisdiction,
      records_gate: await deps.db.ref(hasRecordsGate),
    }
    const nowMs = deps.clock.now()
    return done({
      ...viewMember({ profile, entry, isBlocked, confirmedUntilMs, withdrawn, xp, hasAgreed, nowMs }),
      ...gates,
    })
  }
}
