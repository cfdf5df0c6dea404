import { drawDemoPhotos } from '../../drawDemoPhotos.ts'
import { keepProof } from '../../../features/exclusion/index.ts'
import type { TownEvent } from '../events.ts'
import { leavingOf } from '../resident.rules.ts'
import { enter, type ResidentSession } from '../residentSession.ts'
import type { Town } from '../town.ts'
import { timeOf, type TownDay } from '../townDay.rules.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'

const hourMs = 3_600_000
const leavingHour = 14
const proofScale = 0.3
const periods = ['1y', '6m', '5y'] as const

/**
 * A few residents exclude themselves, for a few a spouse or the operator does it. One proposal waits for whoever looks at the demo. Who
 * signs up anew afterwards is found by the product's own jobs.
 */
export const exclusionPart: TownPart = {
  plan(town, day, session) {
    const leaving = leavingOf(session.resident)
    if (!leaving || day.isLast || day.index !== session.resident.stopDay - 1) return nothingMore
    const { way, turn } = leaving
    const atMs = timeOf(day, leavingHour, 0)
    if (way === 'by themselves')
      return [{ atMs, actor: actorOf(session), perform: () => leave(town, day, { session, turn }) }]
    return [{ atMs, actor: 'desk compliance', perform: () => propose(town, { session, turn }) }]
  },
}

interface Leaving {
  readonly session: ResidentSession
  readonly turn: number
}

/** What they have just paid in is credited behind the exclusion, and somebody has to return it. */
async function leave(town: Town, day: TownDay, { session, turn }: Leaving): Promise<readonly TownEvent[]> {
  const caller = await enter(town, session, { isConfirmed: true })
  if (!caller) return nothingMore
  const key = `town-leaving-${session.resident.index}-${day.index}`
  const deposit = { body: { amount: '300', pid: 'gcash' } }
  const opened = await town.calls.ask('POST /finance/payment/deposit', deposit, { ...caller, key: `${key}-deposit` })
  if (opened.isDone) town.pay(opened.data.pay_url)
  const period = periods[turn % periods.length] ?? '1y'
  await town.calls.ask('POST /member/exclusion/set', { body: { period } }, { ...caller, key })
  return nothingMore
}

async function propose(town: Town, { session, turn }: Leaving): Promise<readonly TownEvent[]> {
  const { calls, desk, deps, clock } = town
  const uid = String(session.uid)
  const form = turn % 3 === 2 ? ofOperator : await ofFamily(deps, session)
  const body = { uid, reason: 'As the form says that came to the branch', ...form }
  const proposed = await calls.askOffice('POST /office/api/exclusion/propose', { body }, desk.compliance)
  if (!proposed.isDone || turn % 3 === 1) return nothingMore
  const { id } = proposed.data
  const decision = { uid, id, is_approved: true, reason: 'Compared with the document and spoke with the family' }
  async function decide() {
    await calls.askOffice('POST /office/api/exclusion/decide', { body: decision }, desk.risk)
    return nothingMore
  }
  return [{ atMs: clock.now() + hourMs, actor: 'desk risk', perform: decide }]
}

const ofOperator = { source: 'operator', period: '1y' } as const

async function ofFamily(deps: Town['deps'], { resident: { firstName, lastName, idNumber } }: ResidentSession) {
  const { card } = await drawDemoPhotos(`${firstName} ${lastName}`, idNumber, proofScale)
  const proof = await keepProof(deps, card)
  if (proof === undefined) throw new Error('A proof of the town is no picture.')
  return { source: 'family', relation: 'spouse', proof } as const
}
