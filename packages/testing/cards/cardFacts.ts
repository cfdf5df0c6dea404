import type { IdTypeCode } from '@saya/contract/kyc/idTypes.ts'
import { seededRandom, type SeededRandom } from '../simulation/seededRandom.ts'

/** What stands on a card of nobody. Dates are YYYY-MM-DD. */
export interface CardFacts {
  readonly type: IdTypeCode
  readonly seed: number
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly birthday: string
  readonly gender: 'female' | 'male'
  readonly address: string
  /** As it is printed, with its hyphens. */
  readonly idNumber: string
  readonly expiryDate: string
  readonly issueDate: string
}

export interface CardWish {
  readonly type: IdTypeCode
  readonly seed: number
  /** The day the card is shown on: it is good for a year more at least. */
  readonly today: string
  readonly isExpired?: boolean
}

const given = {
  female: ['MARIA', 'ANGELICA', 'LUZ', 'ROSARIO', 'TERESITA', 'JASMINE', 'CORAZON', 'IMELDA', 'PRECIOUS', 'KRISTINE'],
  male: ['JUAN', 'JOSE', 'MIGUEL', 'RAMON', 'ANTONIO', 'CARLITO', 'DANILO', 'EDUARDO', 'FERDINAND', 'JEROME'],
}
const second = ['', '', 'CLARA', 'GRACE', 'PAUL', 'MAE', 'ISABEL', 'RAFAEL', 'LOURDES', 'GABRIEL']
const families = (
  'SANTOS REYES CRUZ BAUTISTA OCAMPO GARCIA MENDOZA TORRES VILLANUEVA RAMOS AQUINO CASTILLO NAVARRO SALAZAR MERCADO ' +
  'PANGILINAN MAGBANUA DIMAGIBA LUMIBAO BALTAZAR SORIANO TOLENTINO'
).split(' ')
const compound = ['DELA CRUZ', 'DE GUZMAN', 'DEL ROSARIO', 'SAN JOSE', 'DE LEON', 'DELOS SANTOS']
const streets = ['MABINI', 'RIZAL', 'BONIFACIO', 'SAMPAGUITA', 'NARRA', 'ACACIA', 'KALAYAAN', 'MAGSAYSAY']
const towns = ['QUEZON CITY', 'MAKATI CITY', 'CEBU CITY', 'DAVAO CITY', 'PASIG CITY', 'BAGUIO CITY', 'ILOILO CITY']

/** Makes up what stands on a card: the same seed, the same card, on every machine. */
export function cardFacts({ type, seed, today, isExpired = false }: CardWish): CardFacts {
  const random = seededRandom(seed * 7919 + type.length)
  const gender = random.pick(['female', 'male'] as const)
  const year = Number(today.slice(0, 4))
  const [expiry, issue] = isExpired ? [year - random.between(1, 3), year - 8] : [year + random.between(1, 8), year - 2]
  return {
    type,
    seed,
    gender,
    firstName: [random.pick(given[gender]), random.pick(second)].filter(Boolean).join(' '),
    middleName: random.pick(families),
    lastName: random.isOnceIn(4) ? random.pick(compound) : random.pick(families),
    birthday: dayIn(random, random.between(year - 68, year - 23)),
    address: `${random.between(1, 998)} ${random.pick(streets)} STREET, ${random.pick(towns)}`,
    idNumber: numbers[type](random),
    expiryDate: dayIn(random, expiry),
    issueDate: dayIn(random, issue),
  }
}

function dayIn(random: SeededRandom, year: number): string {
  return [year, random.between(1, 12), random.between(1, 28)].map(part => String(part).padStart(2, '0')).join('-')
}

function digits(random: SeededRandom, count: number): string {
  return Array.from({ length: count }, () => random.between(0, 9)).join('')
}

function letter(random: SeededRandom): string {
  return random.pick(Array.from('ABCDEFGHJKLMNPRSTUVWXY'))
}

const numbers: Readonly<Record<IdTypeCode, (random: SeededRandom) => string>> = {
  UMID: random => `0${digits(random, 3)}-${digits(random, 7)}-${digits(random, 1)}`,
  DRIVING_LICENSE: random => `${letter(random)}${digits(random, 2)}-${digits(random, 2)}-${digits(random, 6)}`,
  PASSPORT: random => `P${digits(random, 7)}${random.pick(['A', 'B', 'C'])}`,
  PHIL_HEALTH: random => `${digits(random, 2)}-${digits(random, 9)}-${digits(random, 1)}`,
  SSS: random => `${digits(random, 2)}-${digits(random, 7)}-${digits(random, 1)}`,
  POSTAL: random => `1${digits(random, 11)} ${letter(random)}`,
  PRC: random => `0${digits(random, 6)}`,
  TIN: random => `${digits(random, 3)}-${digits(random, 3)}-${digits(random, 3)}-000`,
  NATIONAL_ID: random => Array.from({ length: 4 }, () => digits(random, 4)).join('-'),
}
