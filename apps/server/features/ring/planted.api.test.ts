import {
  growCluster,
  numberCluster,
  openWorld,
  planFamilies,
  planPureRings,
  type PlannedCluster,
  planRings,
  seededRandom,
  type World,
} from '@saya/testing'
import { dayMs } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findHold } from './findHold.ts'
import { readFacts } from './readFacts.ts'
import { findSigns, heldFrom, sumPoints } from './signs.rules.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

interface Verdict {
  readonly name: string
  readonly friends: number
  /** Of whom an invite pays for so many, unless they are held. */
  readonly counting: number
  /** Whom their reward is withheld from as it is due, by what was known then. */
  readonly heldInTime: number
  /** Whom it is known of once all of them are there. */
  readonly held: number
}

/** What the form of an invitation begins with. */
const waitMs = 3 * dayMs
/** The worker looks at a new friend so often. */
const lookMs = 5 * 60_000

type Account = PlannedCluster['accounts'][number]

/** When a friend counts whose first deposit is played; nothing where it never is. */
function countedAt({ playedAtMs, deposited, turnover }: Account): number | undefined {
  return playedAtMs === null || deposited === 0 || turnover < deposited ? undefined : playedAtMs + lookMs
}

/** How each friend of a cluster is judged as they count and as their reward is due, and once all of them are there. */
async function judge(cluster: PlannedCluster): Promise<Verdict> {
  const { db, clock } = world
  const growing = await numberCluster(db, cluster)
  const friends = growing.accounts.filter(({ by }) => by !== null)
  const looks = friends.flatMap(friend => {
    const counted = countedAt(friend)
    if (counted === undefined) return []
    return [
      { friend, atMs: counted, isDue: false },
      { friend, atMs: counted + waitMs, isDue: true },
    ]
  })
  let fromMs = Number.NEGATIVE_INFINITY
  let heldInTime = 0
  for (const { friend, atMs, isDue } of looks.toSorted((one, other) => one.atMs - other.atMs)) {
    await growCluster(db, growing, { fromMs, untilMs: atMs })
    fromMs = atMs
    const parent = growing.accounts[friend.by ?? 0]?.uid ?? 0n
    const hold = await findHold({ db, clock }, { parent, child: friend.uid })
    if (isDue && hold) heldInTime++
  }
  await growCluster(db, growing, { fromMs, untilMs: Number.POSITIVE_INFINITY })
  let held = 0
  for (const { uid } of friends) {
    const facts = await readFacts(db, uid)
    if (!facts) throw new Error(`${cluster.name}: nobody invited ${uid}.`)
    if (sumPoints(findSigns(facts)) >= heldFrom) held++
  }
  return { name: cluster.name, friends: friends.length, counting: looks.length / 2, heldInTime, held }
}

const sumOf = (verdicts: readonly Verdict[], figure: 'friends' | 'heldInTime') =>
  verdicts.reduce((sum, verdict) => sum + verdict[figure], 0)

/** Of the 80 friends of the planted rings so many are held in time under every seed that `docs/rings.md` tells of. */
const leastInTime = 74

/** Another seed gives other people. */
const seed = Number(process.env.RING_SEED ?? 7)

test('of each of 20 planted rings somebody is held as their reward is due, and at most 2 % of 200 honest families, parties and cafés among them [PROMO-151, PROMO-152, PROMO-296, PROMO-297, PROMO-321]', async () => {
  const plan = { random: seededRandom(seed), fromMs: world.clock.now() - 30 * dayMs, label: `seed ${seed}` }
  const rings: Verdict[] = []
  for (const cluster of planRings(plan)) rings.push(await judge(cluster))
  const families: Verdict[] = []
  for (const cluster of planFamilies(plan, 200)) families.push(await judge(cluster))
  const companies = families.filter(({ name }) => / (party|café) /.test(name))
  const troubled = families.filter(({ held, heldInTime }) => held > 0 || heldInTime > 0)
  const company = companies.filter(one => troubled.includes(one))
  if (process.env.RING_FIGURES) {
    const found = rings.filter(({ heldInTime }) => heldInTime > 0).length
    process.stdout.write(
      `seed ${seed}: ${found} rings, ${sumOf(rings, 'heldInTime')} friends in time, ${troubled.length} of 200 families held, ${company.length} of them of ${companies.length} parties and cafés\n`,
    )
  }
  expect(rings).toHaveLength(20)
  expect(new Set(rings.map(({ name }) => name.split(' ').at(-2))).size).toBe(10)
  expect(rings.filter(({ heldInTime }) => heldInTime === 0)).toEqual([])
  const [inTime, friends] = [sumOf(rings, 'heldInTime'), sumOf(rings, 'friends')]
  expect(friends).toBe(80)
  expect(inTime, `seed ${seed}: ${JSON.stringify(rings)}`).toBeGreaterThanOrEqual(leastInTime)
  expect(rings.filter(({ held }) => held === 0)).toEqual([])
  // The first two invites of a chain are no chain yet; of all other rings every friend is found in the end.
  expect(rings.filter(({ name, held, friends }) => !name.includes('chain') && held < friends)).toEqual([])
  expect(troubled.length, `seed ${seed}: ${JSON.stringify(troubled)}`).toBeLessThanOrEqual(4)
  expect([families.length, companies.length]).toEqual([200, 4])
  expect(company.length, `seed ${seed}: ${JSON.stringify(company)}`).toBeLessThanOrEqual(companies.length / 2)
})

test('of rings that show their chain, their network or their minutes alone, or that are few on the phone of whoever invites, somebody is held as their reward is due [PROMO-259, PROMO-296]', async () => {
  const plan = { random: seededRandom(seed), fromMs: world.clock.now() - 30 * dayMs, label: `pure ${seed}` }
  const rings: Verdict[] = []
  for (const cluster of planPureRings(plan)) rings.push(await judge(cluster))
  expect(rings).toHaveLength(8)
  const held = (kind: string) => rings.filter(({ name }) => name.includes(kind)).map(one => [one.heldInTime, one.held])
  // Of a chain the fifth invite alone; all of a farm, of those of the same minutes and of those on the phone of whoever invites.
  expect([held('chain'), held('farm'), held('minutes'), held('ownPhone')]).toEqual([
    [
      [1, 1],
      [1, 1],
    ],
    [
      [6, 6],
      [6, 6],
    ],
    [
      [4, 4],
      [4, 4],
    ],
    [
      [3, 3],
      [3, 3],
    ],
  ])
})
