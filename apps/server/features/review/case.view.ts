import { idTypes } from '@saya/contract/kyc/idTypes.ts'
import { manilaDay } from '@saya/money'
import { deadlineMs, keptChecks, type KeptReading, type ShownVersion, statusOf, type WholeCase } from '../kyc/index.ts'
import { viewChecks } from './checks.view.ts'
import { compareField } from './fields.rules.ts'

interface Looking {
  readonly operatorId: string
  readonly emails: ReadonlyMap<string, string>
  readonly nowMs: number
}

export function secondsOf(ms: number | null | undefined): number {
  return Math.floor((ms ?? 0) / 1000)
}

/** A case as the desk shows it: the form beside the reading, the checks, and what came before. */
export function viewCase(whole: WholeCase, newest: ShownVersion, { operatorId, emails, nowMs }: Looking) {
  const { line, reading, standing } = whole
  const { form, photoUrls } = newest
  const checks = line?.checks ?? keptChecks({})
  return {
    uid: String(whole.uid),
    version: newest.version,
    name: nameOf(form),
    phone: `+63 ${whole.phone}`,
    standing: statusOf(standing.standing),
    frozen_by: [...standing.standing.frozenBy],
    is_waiting: newest.status === 2 && standing.standing.base === 2,
    is_late: standing.standing.isLate,
    created_at: secondsOf(standing.createdAtMs),
    submitted_at: secondsOf(newest.sentAtMs),
    deadline_at: secondsOf(standing.createdAtMs + deadlineMs),
    ...viewClaim(line, { operatorId, emails }),
    fields: viewFields(whole, newest),
    checks: viewChecks({
      age: ageOf(form.birthday, manilaDay(nowMs)),
      facePercent: reading?.facePercent ?? null,
      checks: { ...checks, restricted: whole.restricted },
      list: listOf(whole, newest.version),
      liveness: newest.liveness && { ...newest.liveness, hasFace: newest.photos.face !== undefined },
    }),
    language: newest.language,
    needs_list_check: whole.needsListCheck,
    photos: viewPhotos(photoUrls),
    confidence: surenessOf(whole),
    reading_fault: reading?.fault ?? '',
    versions: whole.versions.map(version => ({
      version: version.version,
      status: version.status,
      sent_at: secondsOf(version.sentAtMs),
      decided_at: secondsOf(version.decidedAtMs),
      reviewer: emails.get(version.reviewer) ?? version.reviewer,
      issue_msg: version.issueMessage,
      issue_fields: [...version.issueFields],
      comment: version.comment,
    })),
  }
}

/** When the list was taken in, and what somebody found beside it about this version. */
function listOf({ listedAtMs, restrictedChecks }: WholeCase, of: number) {
  const assisted = restrictedChecks.find(({ kind, version }) => kind === 'assisted' && version === of)
  return { day: listedAtMs === null ? '' : manilaDay(listedAtMs), found: assisted?.result ?? '' }
}

function viewPhotos({ idPhoto = '', idBack = '', selfieWithIDPhotoPath = '', face = '' }: ShownVersion['photoUrls']) {
  return { idPhoto, idBack, selfieWithIDPhotoPath, face }
}

function viewClaim(line: WholeCase['line'], { operatorId, emails }: Pick<Looking, 'operatorId' | 'emails'>) {
  return {
    claimed_by: line?.claimedBy ? (emails.get(line.claimedBy) ?? '') : '',
    is_mine: line?.claimedBy === operatorId,
    escalation: line?.escalation ?? '',
    is_passed_on: line?.escalatedBy === operatorId,
  }
}

/** How sure the reader of IDs was over all fields, 0 to 100 with one place. */
function surenessOf({ reading }: WholeCase): number | null {
  const sure = Object.values(reading?.confidence ?? {})
  if (sure.length === 0) return null
  return Math.round((sure.reduce((sum, one) => sum + one, 0) / sure.length) * 1000) / 10
}

function viewFields({ reading }: WholeCase, { form }: ShownVersion) {
  const read = reading?.fields ?? {}
  const sure = reading?.confidence ?? {}
  const readName = [read.firstName, read.middleName, read.lastName].filter(Boolean).join(' ')
  return [
    compareField({ name: 'name', entered: nameOf(form), read: readName, confidence: sure.lastName }),
    compareField({ name: 'birthday', entered: form.birthday, read: read.birthday, confidence: sure.birthday }),
    compareField({
      name: 'id_type',
      entered: idTypes[form.id_type].label[0],
      read: readName && reading ? typeRead(reading) : '',
    }),
    compareField({ name: 'id_number', entered: form.id_number, read: read.idNumber, confidence: sure.idNumber }),
    compareField({
      name: 'expiry_date',
      entered: form.extra_details?.expiry_date,
      read: read.expiryDate,
      confidence: sure.expiryDate,
    }),
    compareField({ name: 'gender', entered: form.gender, read: read.gender, confidence: sure.gender }),
    compareField({
      name: 'nationality',
      entered: form.nationality,
      read: read.nationality,
      confidence: sure.nationality,
    }),
    compareField({ name: 'place_of_birth', entered: form.place_of_birth }),
    compareField({
      name: 'current_address',
      entered: form.current_address,
      read: read.address,
      confidence: sure.address,
    }),
    compareField({ name: 'permanent_address', entered: form.permanent_address }),
    compareField({ name: 'occupation', entered: form.occupation }),
    compareField({ name: 'source_of_income', entered: form.source_of_income }),
    compareField({ name: 'nearest_branch', entered: form.nearest_branch }),
  ]
}

/** A card of another kind than was asked for is named by nobody. */
function typeRead({ fault, idType }: KeptReading): string {
  return fault === 'wrong_type' ? 'Another type' : idTypes[idType].label[0]
}

function nameOf({ first_name: first, middle_name: middle, last_name: last }: ShownVersion['form']): string {
  return [first, middle, last].filter(Boolean).join(' ')
}

/** On a day in Manila. */
function ageOf(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}
