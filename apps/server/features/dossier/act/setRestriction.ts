import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { tellChange } from '../../../platform/events/index.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { findGates, liftGate, setGate } from '../../gate/index.ts'
import { findStanding } from '../../kyc/index.ts'
import { actFirst } from '../../staff/index.ts'
import { lockPesoWallet } from '../../wallet/index.ts'
import type { DossierDeps } from '../deps.ts'

interface Restriction {
  readonly uid: bigint
  readonly isRestricted: boolean
  readonly nowMs: number
}

/** A cause of staff's own: what verification, time-outs and limits close stays as it is. */
export function setRestriction(deps: DossierDeps): Handler<typeof officeContract.dossier.setRestriction> {
  const { db, clock } = deps
  return async call => {
    const { uid, is_restricted: isRestricted, reason } = call.body
    const wish = { uid, isRestricted, nowMs: clock.now() }
    const seen = await db.member(uid, async tx => (await findStanding(tx, uid)) && isSame(tx, wish))
    if (seen === undefined) return refuse('not_found')
    if (seen) return refuse('changed_meanwhile')
    const object = { kind: 'member', id: String(uid) } as const
    const [before, after] = [{ is_restricted: !isRestricted }, { is_restricted: isRestricted }]
    const act = { action: 'member.restrict', object, before, after, reason } as const
    const changed = await actFirst(deps, { actor: call, act }, () => db.member(uid, tx => change(tx, wish)))
    if (changed.ok) await tellChange(deps, uid, 'gate')
    return changed
  }
}

async function change(tx: MemberTx, wish: Restriction) {
  const { uid, isRestricted, nowMs } = wish
  // Of two colleagues at once the second finds it done.
  await lockPesoWallet(tx, uid)
  if (await isSame(tx, wish)) return refuse('changed_meanwhile')
  if (isRestricted) await setGate(tx, { uid, cause: 'staff', openUntilMs: null, closedUntilMs: null, nowMs })
  else await liftGate(tx, { uid, cause: 'staff', nowMs })
  return done({ is_restricted: isRestricted })
}

async function isSame(tx: MemberTx, { uid, isRestricted, nowMs }: Restriction): Promise<boolean> {
  const holding = await findGates(tx, uid, nowMs)
  return holding.some(({ cause }) => cause === 'staff') === isRestricted
}
