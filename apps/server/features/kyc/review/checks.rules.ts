import { birthdayRange } from '@saya/contract/kyc/fields.ts'
import type { Form } from '../reading/form.ts'
import type { Expiry } from '../record/expiry.rules.ts'
import { listMismatches, type Mismatch, type Read, scoreOf } from '../reading/mismatches.rules.ts'
import type { ReadElsewhere } from '../reading/reading.rules.ts'

/**
 * What the list of restricted persons says of a name. Without a birthday beside it, a name is only possible; without a
 * list nothing is said at all.
 */
export type RestrictedResult = 'none' | 'possible' | 'listed' | 'unchecked'

/** What a reviewer is warned of. It stands beside the case and holds nothing personal. */
export interface CaseChecks {
  readonly isAgeOutside: boolean
  readonly expiry: Expiry
  /** Whether what was read of this member's ID was read off another photo than they submitted. */
  readonly readElsewhere: ReadElsewhere
  /** Of the type and number that were stated, in hex: by it others who state them are found. */
  readonly idHash: string
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

/** What can be told from the form and the reading of its photo alone, on a day in Manila. */
export function judgeForm(form: Form, reading: Read | undefined, today: string) {
  const { first, last } = birthdayRange(today)
  return {
    isAgeOutside: form.birthday < first || form.birthday > last,
    isGovernmentEmployee: isGovernmentEmployee(form),
    nameScore: reading ? scoreOf(form, reading) : null,
    mismatches: reading ? listMismatches(form, reading) : [],
  }
}

export function isGovernmentEmployee({ occupation }: Pick<Form, 'occupation'>): boolean {
  return occupation === 'Government Employee'
}

/** What was kept of a case before everything that is judged today was judged. */
export function keptChecks(kept: Partial<CaseChecks>): CaseChecks {
  return { ...unjudged, ...kept }
}

const unjudged: CaseChecks = {
  isAgeOutside: false,
  expiry: 'unknown',
  readElsewhere: 'none',
  idHash: '',
  sameIdMembers: 0,
  isIdApprovedElsewhere: false,
  restricted: 'unchecked',
  isGovernmentEmployee: false,
  nameScore: null,
  mismatches: [],
  sharedDevices: 0,
}
