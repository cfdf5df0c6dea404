import { idTypes, plainIdNumber } from '@saya/contract/kyc/idTypes.ts'
import { manilaDay } from '@saya/money'
import type { AppTx } from '../../platform/db/database.ts'
import { blindHash } from './blindHash.ts'
import { type CaseChecks, judgeForm } from './checks.rules.ts'
import { countOthers, stateId } from './claim.store.ts'
import type { KycSurroundings } from './deps.ts'
import type { Form } from './form.ts'
import { lookForRestricted } from './lookForRestricted.ts'
import type { KeptReading } from './reading.store.ts'

interface Judging {
  readonly uid: bigint
  readonly version: number
  readonly form: Form
  readonly reading: KeptReading | undefined
  readonly nowMs: number
}

interface JudgeDeps {
  readonly pepper: Buffer
  readonly surroundings: KycSurroundings
}

/** Under which type and number of an ID are the same for all who state them. */
export function numberHashOf(pepper: Buffer, { id_type, id_number }: Pick<Form, 'id_type' | 'id_number'>): Buffer {
  return blindHash(pepper, 'id numbers', `${id_type} ${plainIdNumber(id_number)}`)
}

/** Everything a reviewer is warned of: from the form, and from what is known of all members. */
export async function judgeCase(tx: AppTx, deps: JudgeDeps, judging: Judging): Promise<CaseChecks> {
  const { pepper, surroundings } = deps
  const { uid, version, form, reading, nowMs } = judging
  const today = manilaDay(nowMs)
  const numberHash = numberHashOf(pepper, form)
  await stateId(tx, { uid, numberHash, nowMs })
  const others = await countOthers(tx, { uid, numberHash })
  const restricted = await lookForRestricted(tx, { pepper, uid, version, form, nowMs })
  return {
    ...judgeForm(form, reading?.fault === null ? reading.fields : undefined, today),
    sameIdMembers: others.members,
    isIdApprovedElsewhere: others.isApproved,
    restricted,
    sharedDevices: await surroundings.countSharedDevices(tx, uid),
  }
}

/** Whether a number has the shape that its type of ID has. */
export function fitsType({ id_type, id_number }: Pick<Form, 'id_type' | 'id_number'>): boolean {
  return idTypes[id_type].number.test(plainIdNumber(id_number))
}
