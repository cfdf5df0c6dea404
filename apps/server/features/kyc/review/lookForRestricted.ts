import { manilaDay } from '@saya/money'
import type { LookupKeys } from '../../../platform/lookup/lookupKeys.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import type { RestrictedResult } from './checks.rules.ts'
import type { Form } from '../reading/form.ts'
import { soughtNames } from './restrictedNames.ts'
import { noteRestrictedCheck, seekRestricted } from './restricted.store.ts'

interface Looking {
  readonly lookupKeys: LookupKeys
  readonly uid: bigint
  readonly version: number
  readonly form: Form
  readonly nowMs: number
}

/** Asks the list as it is today about whoever submitted a form, and keeps that it was asked. */
export async function lookForRestricted(tx: AppTx, looking: Looking): Promise<RestrictedResult> {
  const { lookupKeys, uid, version, form, nowMs } = looking
  const result = await seekRestricted(tx, { ...soughtNames(lookupKeys, form), today: manilaDay(nowMs) })
  const check = { uid, version, kind: 'automatic', result, checkedBy: 'system', evidence: '', nowMs } as const
  await noteRestrictedCheck(tx, check)
  return result
}
