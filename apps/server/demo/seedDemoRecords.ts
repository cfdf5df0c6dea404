import type { Submission } from '@saya/contract/kyc/submission.ts'
import { drawDemoPhotos } from './drawDemoPhotos.ts'
import {
  beginClockAgain,
  claimCase,
  decideCase,
  hasVersions,
  keepPhoto,
  type KycDeps,
  passOn,
  type Reviewer,
  submitRecord,
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

/** What the rejected one reads, and what they may mend. */
const verdict = {
  decision: 'rejected',
  message: 'The photo of your ID is blurred. Please take it again in good light.',
  fields: ['idPhoto', 'id_number'],
} as const

/** Makes sure that a demo member has submitted, by the very way that members do. */
export async function seedDemoRecord(kyc: KycDeps, uid: bigint, which: keyof typeof demoRecords): Promise<void> {
  if (!(await kyc.db.member(uid, tx => hasVersions(tx, uid)))) {
    const record = demoRecords[which]
    const attachments = await keepDemoPhotos(kyc, uid, record)
    const body = { ...record, attachments }
    const submitted = await submitRecord(kyc, { uid, body, language: 'en', isFirst: true })
    if (!submitted.ok) throw new Error(`A demo record was refused with ${submitted.code}.`)
  }
  await passOn(kyc, uid)
  if (which !== 'rejected') return
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
