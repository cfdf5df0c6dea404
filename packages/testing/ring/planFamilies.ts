import { dayMs } from '@saya/money'
import type { SeededRandom } from '../simulation/seededRandom.ts'
import type { PlannedAccount, PlannedCluster } from './cluster.ts'
import type { RingWorld } from './planRings.ts'

const minuteMs = 60_000

/** Behind each of these networks are thousands of phones. */
const mobileNetworks = Array.from({ length: 12 }, (_, at) => `10${at}.200.${at}`)

interface Family {
  readonly name: string
  readonly random: SeededRandom
  readonly fromMs: number
  /** The line of the home, and what everybody there takes in hand. */
  readonly home: string | null
  readonly tablet: string | null
  /** Those that stand where they meet: somebody without their phone signs up on one. */
  readonly computers: number
  /** When those who were invited in one evening sat together; null where each came when they liked. */
  readonly evening: { readonly atMs: number; readonly minutes: number } | null
}

/** One member of so many brings a whole party in one evening, or whoever sits in a café of theirs in an afternoon. */
const gathersEvery = 50
/** How long people come, and how many computers stand there. */
const gatherings = [
  { name: 'party', minutes: [40, 180], computers: 0 },
  { name: 'café', minutes: [120, 360], computers: 8 },
] as const
type Gathering = (typeof gatherings)[number]

/** Honest people who know each other: homes with one line and one tablet, evenings together, parties, cafés, and friends of somebody popular. */
export function planFamilies({ random, fromMs, label }: RingWorld, count: number): readonly PlannedCluster[] {
  return Array.from({ length: count }, (_, at) => {
    const gathering = (at + 1) % gathersEvery === 0 ? random.pick(gatherings) : undefined
    const name = `${label} ${gathering?.name ?? 'family'} ${at}`
    const isPopular = !gathering && random.isOnceIn(20)
    const hasHome = gathering !== undefined || (!isPopular && random.share() < 0.7)
    const family: Family = {
      name,
      random,
      fromMs,
      home: hasHome ? `49.${random.between(144, 151)}.${random.between(0, 255)}.${random.between(1, 254)}` : null,
      tablet: !gathering && hasHome && random.share() < 0.3 ? `${name} tablet` : null,
      computers: gathering?.computers ?? 0,
      evening: planEvening({ random, fromMs }, { gathering, isPopular }),
    }
    const friends = countFriends(random, { gathering, isPopular })
    const isChained = !gathering && !isPopular && random.share() < 0.15
    const people = Array.from({ length: friends + 1 }, (__, place) =>
      planMember(family, { place, by: place === 0 ? null : isChained ? place - 1 : 0 }),
    )
    return { name, accounts: inOrderOfInvites(people) }
  })
}

interface Company {
  readonly gathering: Gathering | undefined
  readonly isPopular: boolean
}

function countFriends(random: SeededRandom, { gathering, isPopular }: Company): number {
  if (gathering) return random.between(5, 9)
  return isPopular ? random.between(8, 15) : random.pick([1, 1, 1, 2, 2, 3, 4])
}

function planEvening({ random, fromMs }: Pick<RingWorld, 'random' | 'fromMs'>, { gathering, isPopular }: Company) {
  if (!gathering && (isPopular || random.share() > 0.2)) return null
  const atMs = fromMs + random.between(2, 15) * dayMs
  const [least, most] = gathering?.minutes ?? [0, 0]
  return { atMs, minutes: gathering ? random.between(least, most) : random.pick([4, 25, 60]) }
}

/** Nobody signs up before whoever invited them. */
function inOrderOfInvites(people: readonly PlannedAccount[]): readonly PlannedAccount[] {
  const moved: PlannedAccount[] = []
  for (const person of people) {
    const inviter = person.by === null ? undefined : moved[person.by]
    const late = inviter ? Math.max(0, inviter.joinedAtMs + 3 * minuteMs - person.joinedAtMs) : 0
    const shift = (atMs: number | null) => (atMs === null ? null : atMs + late)
    moved.push({
      ...person,
      joinedAtMs: person.joinedAtMs + late,
      depositedAtMs: shift(person.depositedAtMs),
      playedAtMs: shift(person.playedAtMs),
    })
  }
  return moved
}

function planMember(
  family: Family,
  { place, by }: { readonly place: number; readonly by: number | null },
): PlannedAccount {
  const { name, random, fromMs, home, tablet, computers, evening } = family
  const joinedAtMs =
    place === 0
      ? fromMs - random.between(5, 200) * dayMs
      : evening
        ? evening.atMs + random.between(0, evening.minutes) * minuteMs
        : fromMs + random.between(0, 20 * 24 * 60) * minuteMs
  const usesTablet = tablet !== null && random.share() < 0.6
  // Whoever has the tablet in hand may sign up there too.
  const beginsOnTablet = usesTablet && random.share() < 0.25
  const computer =
    place > 0 && computers > 0 && random.share() < 0.5 ? `${name} pc ${random.between(1, computers)}` : null
  const isAtHome = home !== null && random.share() < 0.85
  return {
    by,
    joinedAtMs,
    devices: devicesOf(
      `${name} ${place} phone`,
      computer ?? (usesTablet ? tablet : null),
      computer !== null || beginsOnTablet,
    ),
    address: isAtHome ? home : `${random.pick(mobileNetworks)}.${random.between(1, 254)}`,
    id: `${name} ${place} id`,
    payee: random.share() < 0.7 ? `${name} ${place} wallet` : '',
    ...planMoney(random, joinedAtMs),
  }
}

/** What somebody is known by, the device of their registration first. */
function devicesOf(phone: string, tablet: string | null, beginsOnTablet: boolean): readonly string[] {
  if (tablet === null) return [phone]
  return beginsOnTablet ? [tablet, phone] : [phone, tablet]
}

/** Most play on; some try it once and take the rest out. */
function planMoney(random: SeededRandom, joinedAtMs: number) {
  if (random.share() > 0.6) return { depositedAtMs: null, playedAtMs: null, deposited: 0, turnover: 0, withdrawn: 0 }
  const depositedAtMs = joinedAtMs + random.pick([8, 15, 40, 120, 24 * 60]) * minuteMs + random.between(0, 5) * minuteMs
  const deposited = random.pick([100, 200, 500, 1000])
  const triesOnce = random.share() < 0.1
  return {
    depositedAtMs,
    playedAtMs: depositedAtMs + random.between(1, 40) * minuteMs,
    deposited,
    turnover: Math.round(deposited * (triesOnce ? 1.1 : 1.3 + random.share() * 18)),
    withdrawn: triesOnce || random.share() < 0.25 ? Math.round(deposited * (0.4 + random.share())) : 0,
  }
}
