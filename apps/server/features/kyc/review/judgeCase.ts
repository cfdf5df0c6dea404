import { idTypes, plainIdNumber } from '@saya/contract/kyc/idTypes.ts'
import { manilaDay } from '@saya/money'
import type { LookupKeys } from '../../../platform/lookup/lookupKeys.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import { blindHash } from '../record/blindHash.ts'
import { type CaseChecks, judgeForm } from './checks.rules.ts'
import { countOthers, stateId } from './claim.store.ts'
import type { KycPorts } from '../deps.ts'
import { judgeExpiry } from '../record/expiry.rules.ts'
import type { Form, Photos } from '../reading/form.ts'
import { lookForRestricted } from './lookForRestricted.ts'
import { readElsewhere, readingOf } from '../reading/reading.rules.ts'
import type { KeptReading } from '../reading/reading.store.ts'

interface Judging {
  readonly uid: bigint
  readonly form: Form
  readonly photos: Photos
  /** Every reading of the member, the newest first. */
  readonly readings: readonly KeptReading[]
  readonly nowMs: number
}

interface JudgeDeps {
  readonly lookupKeys: LookupKeys
  readonly ports: KycPorts
}

const ownTinDigits = 9

/** Under which type and number of an ID are the same for all who state them. Behind a TIN stands a branch, which is nobody's. */
export function numberHashOf(
  lookupKeys: LookupKeys,
  { id_type, id_number }: Pick<Form, 'id_type' | 'id_number'>,
): Buffer {
  const plain = plainIdNumber(id_number)
  return blindHash(lookupKeys, 'id numbers', `${id_type} ${id_type === 'TIN' ? plain.slice(0, ownTinDigits) : plain}`)
}

/** Everything a reviewer is warned of: from the form, and from what is known of all members. */
export async function judgeCase(
  tx: AppTx,
  deps: JudgeDeps,
  judging: Judging & { readonly version: number },
): Promise<CaseChecks> {
  const { lookupKeys } = deps
  const { uid, version, form, nowMs } = judging
  await stateId(tx, { uid, numberHash: numberHashOf(lookupKeys, form), nowMs })
  const restricted = await lookForRestricted(tx, { lookupKeys, uid, version, form, nowMs })
  return { ...(await judgeNow(tx, deps, judging)), restricted }
}

/** The same as far as it is only looked at, so that a case is judged by what is known when it is read. */
export async function judgeNow(
  tx: AppTx,
  { lookupKeys, ports }: JudgeDeps,
  { uid, form, photos, readings, nowMs }: Judging,
): Promise<Omit<CaseChecks, 'restricted'>> {
  const today = manilaDay(nowMs)
  const numberHash = numberHashOf(lookupKeys, form)
  const others = await countOthers(tx, { uid, numberHash })
  return {
    ...judgeForm(form, readingOf(photos, readings), today),
    expiry: judgeExpiry({ form, photos, readings }, today),
    readElsewhere: readElsewhere(form, photos, readings),
    idHash: numberHash.toString('hex'),
    sameIdMembers: others.members,
    isIdApprovedElsewhere: others.isApproved,
    sharedDevices: await ports.countSharedDevices(tx, uid),
  }
}

/** Whether a number has the shape that its type of ID has. */
export function fitsType({ id_type, id_number }: Pick<Form, 'id_type' | 'id_number'>): boolean {
  return idTypes[id_type].number.test(plainIdNumber(id_number))
}
