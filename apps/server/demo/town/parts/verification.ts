import { kycStatus } from '@saya/contract/kycStatus.ts'
import type { Submission } from '@saya/contract/kyc/submission.ts'
import { drawDemoPhotos } from '../../drawDemoPhotos.ts'
import { keepPhoto } from '../../../features/kyc/index.ts'
import { type Chance, chanceOf } from '../chance.rules.ts'
import type { TownEvent } from '../events.ts'
import { isAgent, type Resident, ringOf } from '../resident.rules.ts'
import { enter, type ResidentSession } from '../residentSession.ts'
import type { Town } from '../town.ts'
import { joinAt, timeOf, type TownDay } from '../townDay.rules.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'

const minuteMs = 60_000
/** The photos of a resident are small: nobody reads them. */
const photoScale = 0.3

/** Residents send in who they are, look whether it was sent back, and mend it. */
export const verificationPart: TownPart = {
  plan(town, day, session) {
    const { resident } = session
    const chance = chanceOf(day.seed, 'verification', resident.index)
    const delayDays = { 'at once': 0, 'days later': chance.between(1, 2), never: undefined }[resident.verification]
    if (delayDays === undefined) return nothingMore
    const submitDay = resident.joinDay + delayDays
    const actor = actorOf(session)
    if (day.index === submitDay) {
      const atMs = delayDays === 0 ? joinAt(day, resident) + 8 * minuteMs : timeOf(day, chance.between(9, 20), 5)
      return [{ atMs, actor, perform: () => submit(town, session, chance) }]
    }
    // Whoever is there for what an invite pays, or is to be an agent, does not let it rest.
    const isKeen = ringOf(resident) !== undefined || isAgent(resident)
    const isLooking = day.index > submitDay && day.index <= submitDay + 3 && (chance.isPercent(70) || isKeen)
    return isLooking ? [lookAgain(town, day, { session, chance })] : nothingMore
  },
}

async function submit(town: Town, session: ResidentSession, chance: Chance): Promise<readonly TownEvent[]> {
  const caller = await enter(town, session)
  if (!caller) return nothingMore
  const body = await recordOf(town, session, { chance, attempt: 1 })
  await town.calls.ask('POST /member/kyc/insert', { body }, caller)
  return nothingMore
}

interface Looking {
  readonly session: ResidentSession
  readonly chance: Chance
}

function lookAgain(town: Town, day: TownDay, { session, chance }: Looking): TownEvent {
  async function perform() {
    const caller = await enter(town, session)
    if (!caller) return nothingMore
    const { data } = await town.calls.ask('GET /member/kyc/detail', {}, caller)
    if (data.status !== kycStatus.rejected) return nothingMore
    const body = await recordOf(town, session, { chance, attempt: data.version + 1 })
    await town.calls.ask('POST /member/kyc/update', { body }, caller)
    return nothingMore
  }
  return { atMs: timeOf(day, chance.between(7, 22), chance.between(0, 59)), actor: actorOf(session), perform }
}

interface Attempt {
  readonly chance: Chance
  readonly attempt: number
}

async function recordOf(town: Town, session: ResidentSession, { chance, attempt }: Attempt): Promise<Submission> {
  const { resident, uid } = session
  const { firstName, lastName, gender, birthday, idNumber } = resident
  const photos = await drawDemoPhotos(`${firstName} ${lastName}`, `${idNumber} ${attempt}`, photoScale)
  return {
    country_code: '63',
    first_name: firstName,
    middle_name: '',
    last_name: lastName,
    id_type: 'DRIVING_LICENSE',
    id_number: idNumber,
    birthday,
    gender,
    nearest_branch: 'Newport Boulevard, Newport City, Pasay, Metro Manila',
    nationality: 'Philippines',
    ...homeOf(resident),
    source_of_income: chance.pick(['Salary/Employment', 'Business Income', 'Family Allowance'] as const),
    occupation: chance.pick(['Employed', 'Self-Employed', 'Freelancer', 'Government Employee'] as const),
    attachments: {
      idPhoto: await keep(town, uid, photos.card),
      selfieWithIDPhotoPath: await keep(town, uid, photos.selfie),
    },
    extra_details: { expiry_date: '2031-06-30' },
  }
}

const streets = ['Sampaguita', 'Ilang-Ilang', 'Rosal', 'Kalachuchi', 'Dama de Noche', 'Gumamela']
const cities = ['Pasay', 'Quezon City', 'Cebu City', 'Davao City', 'Iloilo City', 'Baguio']

function homeOf({ index }: Resident) {
  const city = cities[index % cities.length] ?? ''
  const address = `${1 + (index % 90)} ${streets[index % streets.length]} St., ${city}`
  return { place_of_birth: city, current_address: address, permanent_address: address }
}

/** A camera sends its picture in pieces or whole; in the town it is there at once. */
async function keep({ deps }: Town, uid: bigint, bytes: Buffer): Promise<string> {
  const kept = await keepPhoto(deps, { uid, bytes, origin: 'upload' })
  if (!kept.ok) throw new Error(`A photo of the town was refused: ${kept.code}.`)
  return kept.objectKey
}
