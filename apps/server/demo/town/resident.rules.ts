import { dayMs, manilaDay } from '@saya/money'
import { type Chance, chanceOf } from './chance.rules.ts'

/** How somebody plays. */
interface Habit {
  /** So many in a hundred residents are of this kind. */
  readonly share: number
  readonly plays: 'slots' | 'live'
  /** How often in a hundred they play on a working day, and on Friday to Sunday. */
  readonly weekdayPercent: number
  readonly weekendPercent: number
  /** In whole pesos. */
  readonly deposit: readonly [least: number, most: number]
  /** What they bet in a round, the least first. */
  readonly stakes: readonly number[]
  readonly rounds: readonly [least: number, most: number]
}

export const habits = {
  weekly: {
    share: 34,
    plays: 'slots',
    weekdayPercent: 4,
    weekendPercent: 42,
    deposit: [100, 250],
    stakes: [5, 5, 10],
    rounds: [5, 12],
  },
  evening: {
    share: 22,
    plays: 'live',
    weekdayPercent: 55,
    weekendPercent: 75,
    deposit: [200, 800],
    stakes: [20, 50, 100],
    rounds: [5, 9],
  },
  casual: {
    share: 30,
    plays: 'slots',
    weekdayPercent: 20,
    weekendPercent: 35,
    deposit: [100, 400],
    stakes: [10, 10, 20],
    rounds: [5, 12],
  },
  stopping: {
    share: 8,
    plays: 'slots',
    weekdayPercent: 70,
    weekendPercent: 80,
    deposit: [500, 1500],
    stakes: [10, 20, 50],
    rounds: [8, 18],
  },
  large: {
    share: 6,
    plays: 'live',
    weekdayPercent: 45,
    weekendPercent: 60,
    deposit: [5000, 20_000],
    stakes: [500, 1000, 2000],
    rounds: [5, 11],
  },
  /** Loses, pays in once more and goes on, night after night. Who they are is not drawn: there are always some. */
  troubled: {
    share: 0,
    plays: 'slots',
    weekdayPercent: 85,
    weekendPercent: 90,
    deposit: [200, 500],
    stakes: [10, 20, 50, 100],
    rounds: [14, 22],
  },
  /** Plays a first deposit once and no more. Who they are is not drawn either. */
  invited: {
    share: 0,
    plays: 'slots',
    weekdayPercent: 0,
    weekendPercent: 0,
    deposit: [100, 100],
    stakes: [20],
    rounds: [6, 6],
  },
} as const satisfies Readonly<Record<string, Habit>>

type HabitName = keyof typeof habits

const habitNames = Object.keys(habits) as readonly HabitName[]

/** When somebody sends in who they are: some never do, and are frozen by the clock. */
type Verification = 'at once' | 'days later' | 'never'

/** Somebody who lives in the town. Nobody real: their names are words. */
export interface Resident {
  readonly index: number
  readonly phone: string
  readonly address: string
  readonly language: 'en' | 'tl'
  readonly firstName: string
  readonly lastName: string
  readonly gender: 'female' | 'male'
  readonly birthday: string
  readonly idNumber: string
  readonly habit: HabitName
  readonly verification: Verification
  /** On which day of the town they sign up. */
  readonly joinDay: number
  /** From which day on they play no more. */
  readonly stopDay: number
  /** At which hour of the evening they mostly play. */
  readonly hour: number
}

const givenNames = {
  female: ['Ligaya', 'Mayumi', 'Tala', 'Hiraya', 'Amihan', 'Bituin', 'Luningning', 'Mutya', 'Sinag', 'Ulan'],
  male: ['Dakila', 'Kidlat', 'Alon', 'Habagat', 'Bagwis', 'Lakas', 'Ulap', 'Sikat', 'Hangin', 'Apoy'],
} as const
/** Each says of itself that it is made up: example, pretence, picture, tale. */
const familyNames = [
  'Halimbawa',
  'Kunwari',
  'Larawan',
  'Alamat',
  'Likha',
  'Guhit',
  'Palabas',
  'Kathambuhay',
  'Huwaran',
  'Salaysay',
  'Pabula',
  'Imbento',
  'Bugtong',
  'Kuwento',
  'Dulaan',
] as const

/** No carrier has numbers that begin so. */
const phonePrefix = '900'
const phoneDigits = 7
/** Coprime to the count of numbers, so that neighbours lie far apart and none comes twice. */
const phoneStep = 7919

function phoneOf(index: number): string {
  return phonePrefix + String((index * phoneStep) % 10 ** phoneDigits).padStart(phoneDigits, '0')
}

export function isResidentPhone(phone: string): boolean {
  return phone.startsWith(phonePrefix)
}

interface Population {
  readonly seed: number
  /** How many residents there were before. */
  readonly first: number
  readonly members: number
  readonly days: number
  readonly startMs: number
}

export function drawResidents({ seed, first, members, days, startMs }: Population): readonly Resident[] {
  return Array.from({ length: members }, (_, at) => {
    const draw = (index: number) => drawResident(chanceOf(seed, 'resident', index), index, days)
    const resident = draw(first + at)
    switch (resident.index % everyPart) {
      case partsAt.troubled:
        return troubledOne(resident, days)
      case partsAt.excluding:
      case partsAt.excluded:
        return leavingOne(resident, days)
      case partsAt.returning:
        return returningOne(resident, leavingOne(draw(resident.index + partsAt.excluding - partsAt.returning), days))
      case partsAt.inviting:
        return invitingOne(resident)
      case partsAt.agent:
        return agentOne(resident, days)
      case partsAt.celebrating:
        return celebratingOne(resident, days, startMs)
      default:
        return ringOf(resident) ? invitedOne(resident, days) : resident
    }
  })
}

/** One in so many has a part that is not drawn, wherever the town begins. */
const everyPart = 50
const partsAt = {
  inviting: 1,
  celebrating: 2,
  agent: 3,
  troubled: 7,
  excluding: 11,
  excluded: 12,
  returning: 13,
} as const
const invitedAt: readonly number[] = [5, 9, 17, 21, 25]

/** Who excludes themselves on their last day, and whom others exclude. */
export type LeavingWay = 'by themselves' | 'by others'

/** One in ten redeems a cashback ticket and a voucher from the mall and uses them. One who celebrates is among them. */
const everySaver = 10

export function isSaver({ index }: Pick<Resident, 'index'>): boolean {
  return index % everySaver === partsAt.celebrating
}

/** How somebody leaves for good, and the how many-th of those they are; nothing of all others. */
export function leavingOf({ index }: Pick<Resident, 'index'>): { way: LeavingWay; turn: number } | undefined {
  const turn = Math.floor(index / everyPart)
  if (index % everyPart === partsAt.excluding) return { way: 'by themselves', turn }
  return index % everyPart === partsAt.excluded ? { way: 'by others', turn } : undefined
}

/** They are there from the beginning, and play no more in the last third of the town's days. */
function leavingOne(resident: Resident, days: number): Resident {
  const stopDay = Math.max(2, Math.floor((days * 2) / 3))
  return { ...resident, habit: 'stopping', verification: 'at once', joinDay: 0, stopDay }
}

/** Signs up anew after they excluded themselves: with another phone and ID, and as the same person from the same house. */
function returningOne(resident: Resident, left: Resident): Resident {
  const { firstName, lastName, gender, birthday, address, stopDay } = left
  return { ...resident, firstName, lastName, gender, birthday, address, verification: 'at once', joinDay: stopDay }
}

interface RingPart {
  readonly role: 'parent' | 'friend'
  /** The how many-th ring it is. */
  readonly turn: number
  /** What the browser of all of them was given to keep. */
  readonly device: string
  /** Where all of the friends are paid to. */
  readonly number: string
}

/** The part of somebody in a ring of accounts that are all one person's; nothing for all others. */
export function ringOf({ index }: Pick<Resident, 'index'>): RingPart | undefined {
  const [turn, at] = [Math.floor(index / everyPart), index % everyPart]
  const role = at === partsAt.inviting ? 'parent' : invitedAt.includes(at) ? 'friend' : undefined
  if (!role) return undefined
  const device = `tabletOfRing${turn}`.padEnd(deviceLength, '0')
  return { role, turn, device, number: phoneOf(turn * everyPart + (invitedAt[0] ?? 0)) }
}

const deviceLength = 43

/** By which somebody is given a district: those of a ring live in one, since a link is followed there alone. */
export function placeOf(resident: Pick<Resident, 'index'>): number {
  return ringOf(resident)?.turn ?? resident.index
}

/** Whether somebody applies to be an agent in the first days: they are there and verified by then. */
export function isAgent({ index }: Pick<Resident, 'index'>): boolean {
  return index % everyPart === partsAt.agent
}

function agentOne(resident: Resident, days: number): Resident {
  return { ...resident, verification: 'at once', joinDay: 0, stopDay: days }
}

function invitingOne(resident: Resident): Resident {
  return { ...resident, verification: 'at once', joinDay: 0 }
}

/** Plays for much from the beginning, and has their birthday in the last third of the town's days, with a level by then. */
function celebratingOne(resident: Resident, days: number, startMs: number): Resident {
  const birthday = `1988-${manilaDay(startMs + Math.floor((days * 2) / 3) * dayMs).slice(5)}`
  return { ...resident, birthday, habit: 'large', verification: 'at once', joinDay: 0, stopDay: days }
}

/** Comes in the middle of the town's days from the house of the ring's first, and plays only what the invite asks for. */
function invitedOne(resident: Resident, days: number): Resident {
  const joinDay = Math.min(days - 1, Math.max(2, Math.floor(days / 2) - 1))
  const address = lineOf(resident.index - (resident.index % everyPart) + (invitedAt[0] ?? 0))
  return { ...resident, address, habit: 'invited', verification: 'at once', joinDay, stopDay: joinDay }
}

/** They come late, and stay into the small hours. */
const lateHour = 23

function troubledOne(resident: Resident, days: number): Resident {
  return { ...resident, habit: 'troubled', verification: 'at once', joinDay: 0, stopDay: days, hour: lateHour }
}

/** Each has a line of their own: people on one are taken for one home. */
const lineOf = (index: number) => `10.${(index >> 8) & 255}.${index & 255}.7`

function drawResident(chance: Chance, index: number, days: number): Resident {
  const gender = chance.pick(['female', 'male'] as const)
  const habit = drawHabit(chance)
  const joinDay = drawJoinDay(chance, days)
  return {
    index,
    phone: phoneOf(index),
    address: lineOf(index),
    language: chance.pick(['en', 'tl'] as const),
    firstName: chance.pick(givenNames[gender]),
    lastName: chance.pick(familyNames),
    gender,
    birthday: `${chance.between(1962, 2003)}-0${chance.between(1, 9)}-${chance.between(10, 28)}`,
    idNumber: `N${String(20_000_000_00 + index * 37).padStart(10, '0')}`,
    habit,
    verification: drawVerification(chance),
    joinDay,
    stopDay: habit === 'stopping' ? joinDay + chance.between(8, 16) : days,
    hour: chance.pick([12, 18, 19, 19, 20, 20, 21, 21, 22]),
  }
}

function drawHabit(chance: Chance): HabitName {
  let left = chance.between(0, 99)
  for (const name of habitNames) {
    left -= habits[name].share
    if (left < 0) return name
  }
  return 'casual'
}

/** Half of the town is there within its first days; the others come one after the other, some of them today. */
function drawJoinDay(chance: Chance, days: number): number {
  return chance.isPercent(50) ? chance.between(0, Math.min(2, days - 1)) : chance.between(0, days - 1)
}

function drawVerification(chance: Chance): Verification {
  const at = chance.between(0, 99)
  if (at < 72) return 'at once'
  return at < 88 ? 'days later' : 'never'
}
