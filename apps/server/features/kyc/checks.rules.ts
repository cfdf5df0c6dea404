import { birthdayRange } from '@saya/contract/kyc/fields.ts'
import { idTypes, plainIdNumber } from '@saya/contract/kyc/idTypes.ts'
import type { ReadFields } from '../../platform/idCheck/idCheck.ts'
import type { Form } from './form.ts'
import { wholeName } from './wholeName.ts'
import { nameScore } from './names.rules.ts'

/**
 * What the list of restricted persons says of a name. Without a birthday beside it, a name is only possible; without a
 * list nothing is said at all.
 */
export type RestrictedResult = 'none' | 'possible' | 'listed' | 'unchecked'

/** What a reviewer is warned of. It stands beside the case and holds nothing personal. */
export interface CaseChecks {
  readonly isAgeOutside: boolean
  readonly isExpired: boolean
  /** How many other members stated the same type and number, and whether it was approved for one of them. */
  readonly sameIdMembers: number
  readonly isIdApprovedElsewhere: boolean
  readonly restricted: RestrictedResult
  readonly isGovernmentEmployee: boolean
  /** How far the name that was read agrees with the one that was typed, 0 to 100; null where none was read. */
  readonly nameScore: number | null
  /** Fields in which what was read is not what was typed. */
  readonly mismatches: readonly Mismatch[]
  readonly sharedDevices: number
}

export type Mismatch = 'name' | 'birthday' | 'id_number' | 'gender' | 'expiry_date'

/** Below this a name counts as another one. */
const nameAgreesFrom = 90

/** What can be told from the form and the reading alone, on a day in Manila. */
export function judgeForm(form: Form, read: ReadFields | undefined, today: string) {
  const { first, last } = birthdayRange(today)
  const expiry = read?.expiryDate ?? form.extra_details?.expiry_date
  const score = read ? scoreOf(form, read) : null
  return {
    isAgeOutside: form.birthday < first || form.birthday > last,
    isExpired: idTypes[form.id_type].hasExpiry && expiry !== undefined && expiry < today,
    isGovernmentEmployee: isGovernmentEmployee(form),
    nameScore: score,
    mismatches: read ? listMismatches(form, read, score) : [],
  }
}

export function isGovernmentEmployee({ occupation }: Pick<Form, 'occupation'>): boolean {
  return occupation === 'Government Employee'
}

function scoreOf(form: Form, { firstName = '', middleName = '', lastName = '' }: ReadFields): number | null {
  const read = [firstName, middleName, lastName].filter(Boolean).join(' ')
  return read === '' ? null : nameScore(wholeName(form), read)
}

function listMismatches(form: Form, read: ReadFields, score: number | null): Mismatch[] {
  const differs = (typed: string | undefined, seen: string | undefined) =>
    Boolean(typed && seen) && typed?.toLowerCase() !== seen?.toLowerCase()
  const found: readonly (readonly [Mismatch, boolean])[] = [
    ['name', score !== null && score < nameAgreesFrom],
    ['birthday', differs(form.birthday, read.birthday)],
    ['id_number', differs(plainIdNumber(form.id_number), read.idNumber && plainIdNumber(read.idNumber))],
    ['gender', differs(form.gender, read.gender)],
    ['expiry_date', differs(form.extra_details?.expiry_date, read.expiryDate)],
  ]
  return found.filter(([, isOther]) => isOther).map(([field]) => field)
}
