import { kycStatus } from '@saya/contract/kycStatus.ts'
import { chanceOf } from '../chance.rules.ts'
import type { TownEvent } from '../events.ts'
import { ringOf } from '../resident.rules.ts'
import { enter, type ResidentSession } from '../residentSession.ts'
import type { Town } from '../town.ts'
import { timeOf, type TownDay } from '../townDay.rules.ts'
import { addAccount } from './addAccount.ts'
import { payIn } from './deposit.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'
import { begin } from './play.ts'

const hourMs = 3_600_000
const walletName = 'GCash'
const paysInHour = 16
/** A chance of its own, beside that of the other deposits of a day. */
const ringTurn = 3

/** Those who invited the accounts of a ring, by town and by the how many-th ring it is. */
const parents = new WeakMap<object, Map<number, ResidentSession>>()

function parentsOf({ clock }: Pick<Town, 'clock'>): Map<number, ResidentSession> {
  const known = parents.get(clock) ?? new Map<number, ResidentSession>()
  parents.set(clock, known)
  return known
}

/** The code of the link that the accounts of a ring follow; nothing for whoever is in none. */
export async function ringCodeOf(town: Town, { resident }: ResidentSession): Promise<string | undefined> {
  const ring = ringOf(resident)
  const parent = ring?.role === 'friend' ? parentsOf(town).get(ring.turn) : undefined
  const caller = parent && (await enter(town, parent))
  if (!caller) return undefined
  return (await town.calls.ask('GET /promo/invite/detail', {}, caller)).data.code
}

/**
 * Accounts of one person, on one tablet and with one account to be paid to, all brought by the same member. Each pays in the least and plays
 * it, so that the invite would pay. Of the first ring staff free one and refuse one; whoever looks at the demo decides about the others.
 */
export const ringPart: TownPart = {
  plan(town, day, session) {
    const ring = ringOf(session.resident)
    if (ring?.role === 'parent') parentsOf(town).set(ring.turn, session)
    if (ring?.role !== 'friend' || day.isLast || day.index <= session.resident.joinDay) return nothingMore
    const atMs = timeOf(day, paysInHour, session.resident.index % 50)
    return [{ atMs, actor: actorOf(session), perform: () => earn(town, day, session) }]
  },
  planDesk(town, day): readonly TownEvent[] {
    if (day.isLast) return nothingMore
    return [{ atMs: timeOf(day, 11, 30), actor: 'desk compliance', perform: () => decide(town) }]
  },
}

/** Who was sent back by the reviewers comes again the next day. */
async function earn(town: Town, day: TownDay, session: ResidentSession): Promise<readonly TownEvent[]> {
  const caller = await enter(town, session)
  if (!caller) return nothingMore
  // Money may come before the reviewers have decided, and cannot be played until then.
  const record = await town.calls.ask('GET /member/kyc/detail', {}, caller)
  if (record.data.status !== kycStatus.fully_kyc) return nothingMore
  const { data } = await town.calls.ask(
    'GET /finance/deposit/list',
    { query: { status: 'completed', time_flag: '30' } },
    caller,
  )
  if (data.d.length > 0) return nothingMore
  // All of them are paid to one number.
  const number = ringOf(session.resident)?.number ?? session.resident.phone
  await addAccount(town, { uid: session.uid, channelName: walletName, number })
  const chance = chanceOf(day.seed, 'ring', session.resident.index, day.index)
  const paying = await payIn(town, day, { session, chance, turn: ringTurn })
  const perform = () => begin(town, { day, session, turn: ringTurn })
  return [...paying, { atMs: town.clock.now() + hourMs, actor: actorOf(session), perform }]
}

async function decide({ calls, desk }: Town): Promise<readonly TownEvent[]> {
  const { data } = await calls.askOffice('GET /office/api/ring/list', {}, desk.compliance)
  const [oldest] = data.d
  if (!oldest || oldest.held < 3) return nothingMore
  const params = { uid: oldest.uid }
  const ring = await calls.askOffice('GET /office/api/ring/:uid', { params }, desk.compliance)
  const friends = ring.data.ring_friends
  if (friends.some(({ status }) => status !== 'held')) return nothingMore
  for (const [at, { uid }] of friends.slice(0, decisions.length).entries()) {
    const decision = decisions[at]
    if (decision) await calls.askOffice('POST /office/api/ring/decide', { body: { uid, ...decision } }, desk.compliance)
  }
  return nothingMore
}

const decisions = [
  { is_free: true, reason: 'A sister of the member, met on video with her ID' },
  { is_free: false, reason: 'The same face as the member on both selfies' },
] as const
