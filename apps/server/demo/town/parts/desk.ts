import { type Chance, chanceOf } from '../chance.rules.ts'
import type { TownEvent } from '../events.ts'
import { payOut } from '../payOut.ts'
import type { Town } from '../town.ts'
import { timeOf, type TownDay } from '../townDay.rules.ts'
import { nothingMore, type TownPart } from './part.ts'

const secondMs = 1000
/** At these hours staff see to what waits. What comes on the last day waits for whoever looks at the demo. */
const hours = [9, 11, 14, 17, 20] as const
const lastEvening = 20

/** Operators review who members are, withdrawals and feedback, through the calls of their office. */
export const deskPart: TownPart = {
  planDesk(town, day) {
    if (day.isLast) return nothingMore
    const works = [
      { actor: 'desk kyc', perform: () => review(town, day) },
      { actor: 'desk finance', perform: () => decideWithdrawals(town, day) },
      { actor: 'desk support', perform: (hour: number) => answerFeedback(town, day, hour) },
    ]
    return hours.flatMap(hour =>
      works.map(
        ({ actor, perform }): TownEvent => ({ atMs: timeOf(day, hour, 10), actor, perform: () => perform(hour) }),
      ),
    )
  },
}

const sentBack = {
  decision: 'rejected',
  message: 'The photo of your ID is blurred. Please take it again in good light.',
  fields: ['idPhoto'],
} as const

/** What people who try the demo have sent meanwhile lies ahead of the town's clock, and is theirs to decide. */
function isOfTown({ clock }: Town, atSeconds: number): boolean {
  return atSeconds * secondMs <= clock.now()
}

/**
 * The chance of what is decided hangs on when it was sent, which is the same in every run of a town. Numbers of members and
 * their order in a list are not: whoever signs up at the same moment may come first.
 */
function chanceOfSent(day: TownDay, noun: string, atSeconds: number): Chance {
  return chanceOf(day.seed, noun, atSeconds - day.fromMs / secondMs)
}

async function review(town: Town, day: TownDay): Promise<readonly TownEvent[]> {
  const { calls, desk } = town
  const { data } = await calls.askOffice('GET /office/api/review/list', {}, desk.kyc)
  for (const { uid, version, submitted_at: sentAt } of data.d) {
    if (!isOfTown(town, sentAt)) continue
    const named = { uid, version }
    const claimed = await calls.askOffice('POST /office/api/review/claim', { body: named }, desk.kyc)
    if (!claimed.isDone) continue
    const isSentBack = version === 1 && chanceOfSent(day, 'review', sentAt).isPercent(18)
    const verdict = isSentBack ? { ...sentBack, fields: [...sentBack.fields] } : { decision: 'full' as const }
    const decision = { body: { ...named, ...verdict } }
    const decided = await calls.askOffice('POST /office/api/review/decide', decision, desk.kyc)
    if (decided.code !== 'restricted_unchecked') continue
    const check = { ...named, result: 'none', evidence: 'List of the regulator, as of today' } as const
    await calls.askOffice('POST /office/api/review/list-check', { body: check }, desk.kyc)
    await calls.askOffice('POST /office/api/review/decide', decision, desk.kyc)
  }
  return nothingMore
}

const declined = 'The member could not say where the money of this account comes from.'
const declinedPercent = 7

async function decideWithdrawals(town: Town, day: TownDay): Promise<readonly TownEvent[]> {
  const { calls, desk } = town
  const { data } = await calls.askOffice('GET /office/api/withdrawal/list', {}, desk.finance)
  const paid: TownEvent[] = []
  for (const { uid, id, approvals_needed: needed, created_at: askedAt } of data.d) {
    if (!isOfTown(town, askedAt)) continue
    const body = { uid, id }
    if (chanceOfSent(day, 'withdrawal', askedAt).isPercent(declinedPercent)) {
      const decline = { body: { ...body, reason: declined } }
      await calls.askOffice('POST /office/api/withdrawal/cancel', decline, desk.finance)
      continue
    }
    const approvers = [desk.finance, desk.finance2].slice(0, Math.max(1, needed))
    for (const token of approvers) {
      const approved = await calls.askOffice('POST /office/api/withdrawal/approve', { body }, token)
      if (approved.isDone && approved.data.status === 'paying') paid.push(payOut(town, { uid: BigInt(uid), id }))
    }
  }
  return paid
}

async function answerFeedback(town: Town, day: TownDay, hour: number): Promise<readonly TownEvent[]> {
  const { calls, desk } = town
  const { data } = await calls.askOffice('GET /office/api/feedback/list', {}, desk.support)
  const isLate = hour === lastEvening
  // In the evening they leave what has come since noon for the next day.
  for (const { uid, id, sent_at: sentAt } of isLate ? [] : data.d) {
    if (!isOfTown(town, sentAt)) continue
    const to = sentAt % 5 === 0 ? 'closed' : 'answered'
    const body = { uid, id, from: 'open', to, reason: `Answered by message on ${day.day}.` } as const
    await calls.askOffice('POST /office/api/feedback/mark', { body }, desk.support)
  }
  return nothingMore
}
