import type { OfficeCalls } from '@saya/contract/office.ts'
import { dayMs, manilaDay } from '@saya/money'
import type { GrantDeps } from '../../../apps/server/features/promotion/index.ts'
import { approveId } from '../../../apps/server/features/kyc/review/claim.store.ts'
import { askOffice, staffOf, type Workplace } from '../world/operator.ts'
import type { Player } from '../world/player.ts'
import type { World } from '../world/world.ts'

type Draft = OfficeCalls['POST /office/api/promotion/create']['input']['body']['draft']

export interface OfferWish extends Partial<Omit<Draft, 'audience'>> {
  readonly audience?: Partial<Draft['audience']>
}

const reason = 'As planned for this week'
let made = 0

/** An offer of a gift of ₱10 to whoever has an approved ID, for a week, unless something else is said. */
export function offerFor(world: Pick<Workplace, 'clock'>, { audience = {}, ...wish }: OfferWish = {}): Draft {
  const nowMs = world.clock.now()
  return {
    terms: { amount: '10' },
    first_day: manilaDay(nowMs),
    last_day: manilaDay(nowMs + 7 * dayMs),
    place: 0,
    budget: '1000',
    title: ['A gift', 'Isang regalo'],
    summary: ['Ten pesos for you', 'Sampung piso para sa iyo'],
    details: ['One for each member.', 'Isa para sa bawat member.'],
    ...wish,
    audience: {
      brands: [],
      least_level: 0,
      least_age_days: 0,
      needs_email: false,
      needs_approved_id: false,
      needs_payout_account: false,
      once_per_device: false,
      once_per_id: true,
      users: [],
      ...audience,
    },
  }
}

/** The terms of a rebate on everything that is played, which only a test's own games leave room for. */
export const rebateTerms = { share: '0.5', least: '0', most: '100', games: [], providers: [] }

export type PromotionDesk = Awaited<ReturnType<typeof promotionDesk>>

/** Two people of the office, and what they do about promotions. */
export async function promotionDesk(world: Workplace & { readonly url: string }) {
  const [{ token: first }, { token: second }] = [
    await staffOf(world, { role: 'finance' }),
    await staffOf(world, { role: 'compliance' }),
  ]
  async function create(wish: OfferWish = {}, kind = 'gift') {
    const id = `promotion-${++made}`
    const body = { id, kind, draft: offerFor(world, wish), reason }
    return { id, ...(await askOffice(world, 'POST /office/api/promotion/create', { body }, first)) }
  }
  const detail = (id: string) => askOffice(world, 'GET /office/api/promotion/detail', { query: { id } }, first)
  async function propose(id: string) {
    const { seq } = (await detail(id)).data
    return askOffice(world, 'POST /office/api/promotion/propose', { body: { id, seq, reason } }, first)
  }
  function decide(id: string, number: number, { isApproved = true, token = second } = {}) {
    const body = { id, number, is_approved: isApproved, reason }
    return askOffice(world, 'POST /office/api/promotion/decide', { body }, token)
  }
  return {
    first,
    second,
    create,
    detail,
    propose,
    decide,
    stop: (id: string, token = second) =>
      askOffice(world, 'POST /office/api/promotion/stop', { body: { id, reason } }, token),
    /** Another version of one, which two people agree to. */
    async agreeOn(id: string, draft: Draft): Promise<void> {
      const { seq } = (await detail(id)).data
      const body = { id, seq, draft, reason }
      const changed = await askOffice(world, 'POST /office/api/promotion/change', { body }, first)
      if (changed.status !== 200) throw new Error(changed.sentence)
      const proposed = await propose(id)
      if (proposed.status !== 200) throw new Error(proposed.sentence)
      const decided = await decide(id, proposed.data.number)
      if (decided.status !== 200) throw new Error(decided.sentence)
    },
    /** One that members are offered now, by two people's agreement. */
    async live(wish: OfferWish = {}, kind = 'gift'): Promise<string> {
      const created = await create(wish, kind)
      if (created.status !== 200) throw new Error(created.sentence)
      const proposed = await propose(created.id)
      if (proposed.status !== 200) throw new Error(proposed.sentence)
      const decided = await decide(created.id, proposed.data.number)
      if (decided.status !== 200) throw new Error(decided.sentence)
      return created.id
    },
  }
}

/** Somebody with an approved ID of their own. */
export async function approvedPlayer(world: World, wish: Parameters<World['player']>[0] = {}): Promise<Player> {
  const player = await world.player({ kyc: 'fully_kyc', ...wish })
  await approve(world, player)
  return player
}

/** Approves a member with an ID, which is their own unless it is said whose. */
export async function approve({ db, clock }: Workplace, { uid }: Player, number = String(uid)): Promise<void> {
  const numberHash = Buffer.alloc(32, number)
  await db.app(tx => approveId(tx, { uid, numberHash, nowMs: clock.now() }))
}

/** What promotions give with in this world. */
export function grantDeps({ db, clock, apiOptions }: World): GrantDeps {
  const { random, log, jurisdiction } = apiOptions
  return { db, clock, random, log, jurisdiction }
}
