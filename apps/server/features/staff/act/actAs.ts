import type { Permission } from '@saya/contract/staff/permissions.ts'
import type { Staff } from '../../../platform/auth/caller.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import { RefusedRequest } from '../../../platform/http/answer/refusedRequest.ts'
import { chainAct } from './act.store.ts'

/** Whoever acts, as the door knows them. */
export interface Actor {
  readonly caller: Staff
  readonly address: string
  readonly requestId: string
}

export interface Act {
  readonly action:
    | Permission
    | 'office.signIn'
    | 'office.signOut'
    | 'office.endSession'
    | 'office.setPassword'
    | 'office.saveView'
    | 'office.renameView'
    | 'office.deleteView'
  /** What it is done to, such as a member by their uid. */
  readonly object: {
    readonly kind:
      | 'member'
      | 'operator'
      | 'acts'
      | 'case'
      | 'members'
      | 'setting'
      | 'channel'
      | 'gateway'
      | 'game'
      | 'maintenance'
      | 'provider'
      | 'deposit'
      | 'break'
      | 'withdrawal'
      | 'batch'
      | 'adjustment'
      | 'popup'
      | 'promotion'
      | 'banner'
      | 'ranking'
      | 'task'
      | 'decision'
      | 'ad'
      | 'landing'
      | 'payee'
      | 'reward'
      | 'rebates'
      | 'playRelease'
      | 'goods'
      | 'redemption'
      | 'voucher'
      | 'view'
      | 'feedback'
      | 'contact'
      | 'lowering'
      | 'income'
      | 'terms'
      | 'word'
      | 'use'
      | 'exclusion'
      | 'lookAlike'
      | 'ring'
      | 'agency'
      | 'creditReturn'
      | 'exclusionList'
      | 'levels'
      | 'numberClaim'
    readonly id: string
  }
  /** Where it is about a member in another guise, such as a case: that member. */
  readonly uid?: bigint
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly reason?: string
  readonly nowMs: number
}

/**
 * Writes down what an operator does, in the transaction that does it or before the one that does it elsewhere, so that
 * nothing is done or shown that is not on record. Nobody acts upon themselves.
 */
export async function actAs(tx: AppTx, { caller, address, requestId }: Actor, act: Act): Promise<void> {
  if (isOwnMatter(caller, act)) throw new RefusedRequest('own_matter')
  await chainAct(tx, {
    atMs: act.nowMs,
    operatorId: caller.operatorId,
    operator: caller.email,
    role: caller.role,
    action: act.action,
    objectKind: act.object.kind,
    objectId: act.object.id,
    before: act.before ?? {},
    after: act.after ?? {},
    reason: act.reason ?? '',
    address,
    requestId,
  })
}

/** Coming and going is everybody's own; all else about oneself is a colleague's. */
function isOwnMatter({ operatorId, ownUid }: Staff, { action, object, uid }: Act): boolean {
  if (object.kind === 'operator') return object.id === operatorId && !action.startsWith('office.')
  const about = object.kind === 'member' ? object.id : uid?.toString()
  return ownUid !== null && about === ownUid.toString()
}
