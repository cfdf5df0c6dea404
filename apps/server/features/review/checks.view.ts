import type { CaseChecks } from '../kyc/index.ts'

interface Facts {
  readonly age: number
  readonly facePercent: number | null
  readonly checks: CaseChecks
  /** The day the list of restricted persons was taken in, empty without one; and what somebody found in the regulator's. */
  readonly list: { readonly day: string; readonly found: string }
}

interface ShownCheck {
  readonly name: string
  readonly result: string
  readonly is_ok: boolean
}

/** Below this a face counts as another one, where somebody compares faces at all. */
const faceFrom = 80

/** The checks of a case in the order in which a reviewer goes through them. */
export function viewChecks({ age, facePercent, checks, list }: Facts): ShownCheck[] {
  const { sameIdMembers, isIdApprovedElsewhere, nameScore, sharedDevices } = checks
  const sameId = isIdApprovedElsewhere ? 'Approved for another' : `Stated by ${sameIdMembers} more`
  return [
    { name: 'Age 21 or over', result: String(age), is_ok: !checks.isAgeOutside },
    // No score is made up: without somebody who compares faces it is the reviewer who still has to.
    facePercent === null
      ? { name: 'Face matches ID', result: 'Compare by eye', is_ok: false }
      : { name: 'Face matches ID', result: `${facePercent}%`, is_ok: facePercent >= faceFrom },
    { name: 'ID not used before', result: sameIdMembers === 0 ? 'Clear' : sameId, is_ok: sameIdMembers === 0 },
    { name: 'ID not expired', result: checks.isExpired ? 'Expired' : 'Clear', is_ok: !checks.isExpired },
    viewRestricted(checks.restricted, list),
    ...(checks.isGovernmentEmployee
      ? [{ name: 'Government employee', result: 'Look into the list', is_ok: false }]
      : []),
    ...(nameScore === null ? [] : [{ name: 'Name as on the ID', result: `${nameScore}%`, is_ok: nameScore >= 90 }]),
    ...(sharedDevices === 0 ? [] : [{ name: 'Device of others', result: String(sharedDevices), is_ok: false }]),
  ]
}

const foundWords: Readonly<Record<string, string>> = {
  none: 'Looked up: not on it',
  lifted: 'Looked up: lifted',
  listed: 'Looked up: on it',
}

/** Nobody is called clear whom nobody sought: without a list it says so, and with one, of which day it is. */
function viewRestricted(restricted: CaseChecks['restricted'], { day, found }: Facts['list']): ShownCheck {
  const words = {
    none: `Clear, list of ${day}`,
    possible: 'Same name on the list',
    listed: 'On the list',
    unchecked: 'Not checked: no list imported',
  }
  const isOk = found === '' ? restricted === 'none' : found !== 'listed'
  return { name: 'Restricted persons', result: foundWords[found] ?? words[restricted], is_ok: isOk }
}

export function countWarnings(checks: CaseChecks): number {
  return [
    checks.isAgeOutside,
    checks.isExpired,
    checks.sameIdMembers > 0,
    checks.restricted !== 'none' || checks.isGovernmentEmployee,
    checks.mismatches.length > 0,
    checks.sharedDevices > 0,
  ].filter(Boolean).length
}
