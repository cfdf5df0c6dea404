import { dayMs } from '@saya/money'
import type { SeededRandom } from '../simulation/seededRandom.ts'
import type { PlannedAccount, PlannedCluster } from './cluster.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

interface Own {
  /** Names what is one account's alone. */
  readonly name: string
  readonly random: SeededRandom
  readonly joinedAtMs: number
  readonly by?: number | null
}

/** An account that nothing ties to another, which plays as the rings do: the least deposit, soon. */
function stranger({ name, random, joinedAtMs, by = 0 }: Own): PlannedAccount {
  const depositedAtMs = joinedAtMs + random.between(20, 600) * minuteMs
  return {
    by,
    joinedAtMs,
    devices: [`${name} phone`],
    address: `100.${random.between(64, 120)}.${random.between(0, 255)}.${random.between(1, 254)}`,
    id: `${name} id`,
    payee: `${name} wallet`,
    depositedAtMs,
    playedAtMs: depositedAtMs + random.between(2, 90) * minuteMs,
    deposited: 100,
    turnover: random.between(150, 900),
    withdrawn: 0,
  }
}

export interface RingWorld {
  readonly random: SeededRandom
  readonly fromMs: number
  /** Begins every name, so that two worlds have none in common. */
  readonly label: string
}

interface RingPlan {
  readonly name: string
  readonly random: SeededRandom
  readonly fromMs: number
}

type Kind = (plan: RingPlan) => readonly PlannedAccount[]

/** A parent of long ago and so many friends, each as a stranger but for what the ring gives away. */
function around({ name, random, fromMs }: RingPlan, friends: number, give: (at: number) => Partial<PlannedAccount>) {
  const parent = stranger({ name: `${name} 0`, random, joinedAtMs: fromMs, by: null })
  const others = Array.from({ length: friends }, (_, at) => {
    const joinedAtMs = fromMs + dayMs + at * random.between(3, 40) * hourMs
    return { ...stranger({ name: `${name} ${at + 1}`, random, joinedAtMs }), ...give(at) }
  })
  return [{ ...parent, ...give(-1) }, ...others]
}

const inMinutes = (atMs: number) => ({
  joinedAtMs: atMs,
  depositedAtMs: atMs + 11 * minuteMs,
  playedAtMs: atMs + 14 * minuteMs,
})

/**
 * Every kind of ring, each hiding all but what makes it that kind; but chains, farms and those of the same minutes show a second thing, as
 * they do where they are found. What they are without it is in `pureKinds`.
 */
const kinds: Readonly<Record<string, Kind>> = {
  self: plan => around(plan, 3, () => ({ id: `${plan.name} id` })),
  selfDevice: plan => around(plan, 3, () => ({ devices: [`${plan.name} phone`], payee: `${plan.name} wallet` })),
  couple: ({ name, random, fromMs }) => {
    const of = (who: number, by: number | null, days: number): PlannedAccount => ({
      ...stranger({ name: `${name} ${who} ${by}`, random, joinedAtMs: fromMs + days * dayMs, by }),
      devices: [`${name} ${who} phone`],
    })
    return [of(1, null, 0), of(2, null, 0), of(2, 0, 2), of(1, 1, 4)]
  },
  chain: ({ name, random, fromMs }) =>
    Array.from({ length: 6 }, (_, at) => ({
      ...stranger({
        name: `${name} ${at}`,
        random,
        joinedAtMs: fromMs + at * 5 * hourMs,
        by: at === 0 ? null : at - 1,
      }),
      address: `112.198.${name.length}.${at + 10}`,
      turnover: 105,
      withdrawn: 100,
    })),
  sharedDevice: plan => around(plan, 5, () => ({ devices: [`${plan.name} tablet`] })),
  farm: plan =>
    around(plan, 6, at =>
      at < 0
        ? {}
        : { ...inMinutes(plan.fromMs + dayMs + at * 3 * minuteMs), address: `120.28.${plan.name.length}.${at + 20}` },
    ),
  sameId: plan => around(plan, 3, at => (at < 0 ? {} : { id: `${plan.name} id` })),
  payout: plan => around(plan, 4, at => (at < 0 ? {} : { payee: `${plan.name} wallet` })),
  minutes: plan =>
    around(plan, 4, at =>
      at < 0
        ? {}
        : {
            ...inMinutes(plan.fromMs + dayMs + at * 2 * minuteMs),
            devices: [`${plan.name} phone ${Math.floor(at / 2)}`],
          },
    ),
  circling: plan => around(plan, 5, () => ({ turnover: 110, withdrawn: 98 })),
}

/** Those that show a second thing among all kinds, without it: on phones and lines of their own, and played on. And what shows one alone. */
const pureKinds: Readonly<Record<string, Kind>> = {
  chain: ({ name, random, fromMs }) =>
    Array.from({ length: 6 }, (_, at) => {
      const own = { random, joinedAtMs: fromMs + at * 5 * hourMs, by: at === 0 ? null : at - 1 }
      return { ...stranger({ name: `${name} ${at}`, ...own }), address: `100.${64 + at}.1.1` }
    }),
  farm: plan =>
    around(plan, 6, at =>
      at < 0
        ? {}
        : { joinedAtMs: plan.fromMs + dayMs + at * 3 * hourMs, address: `120.28.${plan.name.length}.${at + 20}` },
    ),
  minutes: plan =>
    around(plan, 4, at =>
      at < 0
        ? {}
        : { ...inMinutes(plan.fromMs + dayMs + at * 2 * minuteMs), address: `100.${64 + at}.2.1`, turnover: 400 },
    ),
  // Fewer than a crowd, each with an ID and a payout account of their own, on the phone of whoever invites them.
  ownPhone: plan => around(plan, 3, at => ({ devices: [`${plan.name} phone`], address: `100.${66 + at}.3.1` })),
}

/** Two rings of each kind. */
export function planRings(world: RingWorld): readonly PlannedCluster[] {
  return planKinds(world, kinds)
}

/** Two of each kind that shows one thing alone, where the others of the kind show a second one. */
export function planPureRings(world: RingWorld): readonly PlannedCluster[] {
  return planKinds(world, pureKinds)
}

function planKinds(
  { random, fromMs, label }: RingWorld,
  planned: Readonly<Record<string, Kind>>,
): readonly PlannedCluster[] {
  return [1, 2].flatMap(turn =>
    Object.entries(planned).map(([kind, plan]) => {
      const name = `${label} ${kind} ${turn}`
      return { name, accounts: plan({ name, random, fromMs: fromMs + random.between(0, 72) * hourMs }) }
    }),
  )
}
