import { plainIdNumber } from '@saya/contract/kyc/idTypes.ts'
import type { Form } from './form.ts'
import { nameAgreesFrom, nameScore } from '../record/names.rules.ts'
import type { KeptReading } from './reading.store.ts'
import { wholeName } from '../record/wholeName.ts'

export type Mismatch = 'name' | 'birthday' | 'id_type' | 'id_number' | 'gender' | 'expiry_date'

/** What a reading said, whether or not the party believed the ID. */
export type Read = Pick<KeptReading, 'fault' | 'idType' | 'fields'>

/** How far the name that was read agrees with the one that was typed; null where none was read. */
export function scoreOf(form: Form, { fields }: Read): number | null {
  const { firstName = '', middleName = '', lastName = '' } = fields
  const read = [firstName, middleName, lastName].filter(Boolean).join(' ')
  return read === '' ? null : nameScore(wholeName(form), read)
}

/** In which fields what was read is not what was typed. */
export function listMismatches(form: Form, reading: Read): Mismatch[] {
  const { fault, idType, fields: read } = reading
  const score = scoreOf(form, reading)
  const differs = (typed: string | undefined, seen: string | undefined) =>
    Boolean(typed && seen) && typed?.toLowerCase() !== seen?.toLowerCase()
  const found: readonly (readonly [Mismatch, boolean])[] = [
    ['name', score !== null && score < nameAgreesFrom],
    ['birthday', differs(form.birthday, read.birthday)],
    ['id_type', fault === 'wrong_type' || idType !== form.id_type],
    ['id_number', differs(plainIdNumber(form.id_number), read.idNumber && plainIdNumber(read.idNumber))],
    ['gender', differs(form.gender, read.gender)],
    ['expiry_date', differs(form.extra_details?.expiry_date, read.expiryDate)],
  ]
  return found.filter(([, isOther]) => isOther).map(([field]) => field)
}

/** Whether it is somebody else's ID, or another one of theirs. */
export function isOtherId(mismatches: readonly Mismatch[]): boolean {
  return mismatches.includes('name') || mismatches.includes('id_number')
}
