import type { Submission } from '@saya/contract/kyc/submission.ts'
import { drawDemoPhotos } from './drawDemoPhotos.ts'
import {
  beginClockAgain,
  claimCase,
  decideCase,
  findStanding,
  hasVersions,
  keepPhoto,
  type KycDeps,
  passOn,
  type Reviewer,
  submitRecord,
  type Verdict,
} from '../features/kyc/index.ts'

/** Nobody's account: what the demo decides is decided by itself. */
const demoReviewer: Reviewer = { id: 'demo', name: 'Demo', memberUid: null }

const common = {
  country_code: '63',
  middle_name: '',
  nearest_branch: 'Newport Boulevard, Newport City, Pasay, Metro Manila',
  place_of_birth: 'Pasay',
  nationality: 'Philippines',
  current_address: '12 Sampaguita St., Pasay, Metro Manila',
  permanent_address: '12 Sampaguita St., Pasay, Metro Manila',
  source_of_income: 'Salary/Employment',
  occupation: 'Employed',
} as const

export const demoRecords = {
  approved: {
    ...common,
    first_name: 'Tala',
    middle_name: 'Dalisay',
    last_name: 'Mabini',
    id_type: 'UMID',
    id_number: '0033-4152637-4',
    birthday: '1990-05-17',
    gender: 'female',
  },
  waiting: {
    ...common,
    first_name: 'Dalisay',
    last_name: 'Halimbawa',
    id_type: 'DRIVING_LICENSE',
    id_number: 'N01-23-456789',
    birthday: '1992-06-12',
    gender: 'female',
    extra_details: { expiry_date: '2031-06-12' },
  },
  rejected: {
    ...common,
    first_name: 'Bayani',
    last_name: 'Huwaran',
    id_type: 'UMID',
    id_number: '0028-1215160-9',
    birthday: '1988-11-30',
    gender: 'male',
  },
} as const satisfies Record<string, Omit<Submission, 'attachments'>>

/** The rejected one reads a message, and may mend the fields. */
const verdicts = {
  approved: { decision: 'full' },
  rejected: {
    decision: 'rejected',
    message: 'The photo of your ID is blurred. Please take it again in good light.',
    fields: ['idPhoto', 'id_number'],
  },
  waiting: undefined,
} as const satisfies Record<keyof typeof demoRecords, Verdict | undefined>

/** Makes sure that a demo member has submitted, by the very way that members do. */
export async function seedDemoRecord(kyc: KycDeps, uid: bigint, which: keyof typeof demoRecords): Promise<void> {
  const { isSent, isVerified } = await kyc.db.member(uid, async tx => ({
    isSent: await hasVersions(tx, uid),
    isVerified: (await findStanding(tx, uid))?.standing.base === 5,
  }))
  // Somebody verified by hand has nothing to submit.
  if (isVerified && !isSent) return
  if (!isSent) {
    const record = demoRecords[which]
    const attachments = await keepDemoPhotos(kyc, uid, record)
    const body = { ...record, attachments }
    const submitted = await submitRecord(kyc, { uid, body, language: 'en', isFirst: true })
    if (!submitted.ok) throw new Error(`A demo record was refused with ${submitted.code}.`)
  }
  await passOn(kyc, uid)
  const verdict = verdicts[which]
  if (!verdict) return
  const claim = { uid, version: 1, reviewer: demoReviewer }
  const claimed = await claimCase(kyc, claim)
  if (claimed.ok) await decideCase(kyc, claim, verdict)
}

async function keepDemoPhotos(kyc: KycDeps, uid: bigint, { first_name, last_name, id_number }: SubmittedNames) {
  const { card, selfie } = await drawDemoPhotos(`${first_name} ${last_name}`, id_number)
  const kept = await Promise.all([card, selfie].map(bytes => keepPhoto(kyc, { uid, bytes, origin: 'upload' })))
  const [idPhoto, selfieWithIDPhotoPath] = kept.map(photo => {
    if (!photo.ok) throw new Error('A drawn photo was refused.')
    return photo.objectKey
  })
  return { idPhoto, selfieWithIDPhotoPath }
}

type SubmittedNames = Pick<Submission, 'first_name' | 'last_name' | 'id_number'>

/** Each start gives those who still wait their whole time again. */
export async function restartDemoClock(kyc: KycDeps, uid: bigint): Promise<void> {
  const { db, clock, jurisdiction } = kyc
  const isBegun = await db.member(uid, tx => beginClockAgain(tx, { uid, nowMs: clock.now(), jurisdiction }))
  if (isBegun) await passOn(kyc, uid)
}
