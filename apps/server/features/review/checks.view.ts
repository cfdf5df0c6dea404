import { manilaMinute } from '@saya/money'
import type { CaseChecks } from '../kyc/index.ts'

interface Facts {
  readonly age: number
  readonly facePercent: number | null
  readonly checks: CaseChecks
  /** The day the list of restricted persons was taken in, empty without one; and what somebody found in the regulator's. */
  readonly list: { readonly day: string; readonly found: string }
  /** What the member's browser said of the two movements; null where it said nothing. */
  readonly liveness: LivenessCheck | null
}

interface LivenessCheck {
  readonly result: 'done' | 'skipped'
  readonly atMs: number
  /** Whether the picture that goes with the movements came. */
  readonly hasFace: boolean
}

interface ShownCheck {
  readonly name: string
  readonly result: string
  readonly is_ok: boolean
}

/** Below this a face counts as another one, where somebody compares faces at all. */
const faceFrom = 80

/** The checks of a case in the order in which a reviewer goes through them. */
export function viewChecks({ age, facePercent, checks, list, liveness }: Facts): ShownCheck[] {
  const { sameIdMembers, isIdApprovedElsewhere, nameScore, sharedDevices } = checks
  const sameId = isIdApprovedElsewhere ? 'Approved for another' : `Stated by ${sameIdMembers} more`
  return [
    { name: 'Age 21 or over', result: String(age), is_ok: !checks.isAgeOutside },
    // No score is made up: without somebody who compares faces it is the reviewer who still has to.
    facePercent === null
      ? { name: 'Face matches ID', result: 'Compare by eye', is_ok: false }
      : { name: 'Face matches ID', result: `${facePercent}%`, is_ok: facePercent >= faceFrom },
    viewLiveness(liveness),
    { name: 'ID not used before', result: sameIdMembers === 0 ? 'Clear' : sameId, is_ok: sameIdMembers === 0 },
    viewExpiry(checks.expiry),
    ...viewReadElsewhere(checks.readElsewhere),
    viewRestricted(checks.restricted, list),
    ...(checks.isGovernmentEmployee
      ? [{ name: 'Government employee', result: 'Look into the list', is_ok: false }]
      : []),
    ...(nameScore === null ? [] : [{ name: 'Name as on the ID', result: `${nameScore}%`, is_ok: nameScore >= 90 }]),
    ...(sharedDevices === 0 ? [] : [{ name: 'Device of others', result: String(sharedDevices), is_ok: false }]),
  ]
}

/** It is the browser's word, and no more is made of it: nobody here saw anybody move. */
function viewLiveness(liveness: LivenessCheck | null): ShownCheck {
  const name = 'Movements, says the browser'
  if (!liveness) return { name, result: 'Not told', is_ok: false }
  const at = manilaMinute(liveness.atMs)
  if (liveness.result === 'skipped') return { name, result: `Skipped ${at}`, is_ok: false }
  return { name, result: liveness.hasFace ? `Done ${at}` : `Done ${at}, no photo`, is_ok: liveness.hasFace }
}

const expiryWords = {
  none: 'Does not run out',
  valid: 'Clear',
  stated: 'As stated',
  expired: 'Expired',
  seenExpired: 'Expired when read',
  unknown: 'Not known',
} as const satisfies Readonly<Record<CaseChecks['expiry'], string>>

/** What nobody read or stated is not called clear. */
function viewExpiry(expiry: CaseChecks['expiry']): ShownCheck {
  return { name: 'ID not expired', result: expiryWords[expiry], is_ok: isExpiryClear(expiry) }
}

function isExpiryClear(expiry: CaseChecks['expiry']): boolean {
  return expiry === 'none' || expiry === 'valid' || expiry === 'stated'
}

/** What was read off one photo says nothing about another, and a reviewer is told that there was one. */
function viewReadElsewhere(elsewhere: CaseChecks['readElsewhere']): ShownCheck[] {
  if (elsewhere === 'none') return []
  return [
    { name: 'Photo is the one read', result: elsewhere === 'same' ? 'Another photo' : 'Another ID', is_ok: false },
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
    !isExpiryClear(checks.expiry),
    checks.readElsewhere !== 'none',
    checks.sameIdMembers > 0,
    checks.restricted !== 'none' || checks.isGovernmentEmployee,
    checks.mismatches.length > 0,
    checks.sharedDevices > 0,
  ].filter(Boolean).length
}
