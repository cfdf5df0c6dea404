import type { CaseChecks } from '../kyc/index.ts'

interface Facts {
  readonly age: number
  readonly facePercent: number | null
  readonly checks: CaseChecks
}

interface ShownCheck {
  readonly name: string
  readonly result: string
  readonly is_ok: boolean
}

const restrictedWords = { none: 'Clear', possible: 'Possible', listed: 'Listed' } as const
/** Below this a face counts as another one, where somebody compares faces at all. */
const faceFrom = 80

/** The checks of a case in the order in which a reviewer goes through them. */
export function viewChecks({ age, facePercent, checks }: Facts): ShownCheck[] {
  const { sameIdMembers, isIdApprovedElsewhere, restricted, nameScore, sharedDevices } = checks
  const sameId = isIdApprovedElsewhere ? 'Approved for another' : `Stated by ${sameIdMembers} more`
  return [
    { name: 'Age 21 or over', result: String(age), is_ok: !checks.isAgeOutside },
    // No score is made up: without somebody who compares faces it is the reviewer who still has to.
    facePercent === null
      ? { name: 'Face matches ID', result: 'Compare by eye', is_ok: false }
      : { name: 'Face matches ID', result: `${facePercent}%`, is_ok: facePercent >= faceFrom },
    { name: 'ID not used before', result: sameIdMembers === 0 ? 'Clear' : sameId, is_ok: sameIdMembers === 0 },
    { name: 'ID not expired', result: checks.isExpired ? 'Expired' : 'Clear', is_ok: !checks.isExpired },
    { name: 'Restricted persons', result: restrictedWords[restricted], is_ok: restricted === 'none' },
    ...(checks.isGovernmentEmployee
      ? [{ name: 'Government employee', result: 'Look into the list', is_ok: false }]
      : []),
    ...(nameScore === null ? [] : [{ name: 'Name as on the ID', result: `${nameScore}%`, is_ok: nameScore >= 90 }]),
    ...(sharedDevices === 0 ? [] : [{ name: 'Device of others', result: String(sharedDevices), is_ok: false }]),
  ]
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
