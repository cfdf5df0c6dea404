import type { GatedAct } from '@saya/contract/gate/gate.ts'
import type { Gate, Jurisdiction } from '@saya/contract/gates.ts'
import { refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { findClosing, findGates, type PlayGate, refuseGate } from '../../gate/index.ts'
import { opens, standingAt } from './standing.rules.ts'
import { findStanding } from './standing.store.ts'

export interface Act {
  readonly uid: bigint
  readonly gate: Gate
  readonly nowMs: number
  readonly jurisdiction: Jurisdiction
}

/** What causes beside the standing close, where they close it. To withdraw, to see records and to be verified stays open. */
const closedAs: Partial<Record<Gate, GatedAct>> = {
  deposit: 'deposit',
  depositByWallet: 'deposit',
  play: 'play',
  welfare: 'bonus',
}

/** Whether a member may do something at this moment, whatever their app believes. */
export async function mayDo(tx: MemberTx, act: Act): Promise<boolean> {
  return (await findObstacle(tx, act)) === null
}

/**
 * Refuses what a member may not do at this moment, with the cause's own sentence, or with that of their standing. Answers
 * nothing where they may.
 */
export async function refuseAct<Code extends string>(tx: MemberTx, act: Act, ofStanding: Code) {
  const obstacle = await findObstacle(tx, act)
  if (obstacle === null) return undefined
  return obstacle === 'standing' ? refuse(ofStanding) : refuseGate(obstacle)
}

/** The cause comes before the standing: nobody is sent to be verified for what stays closed all the same. */
async function findObstacle(tx: MemberTx, act: Act): Promise<PlayGate | 'standing' | null> {
  return (await findCause(tx, act)) ?? ((await isOpenTo(tx, act)) ? null : 'standing')
}

async function findCause(tx: MemberTx, { uid, gate, nowMs }: Act): Promise<PlayGate | undefined> {
  const closed = closedAs[gate]
  if (!closed) return undefined
  const holding = await findGates(tx, uid, nowMs)
  // The standing is asked itself, by the law of this moment.
  const others = holding.filter(({ cause }) => cause !== 'kyc')
  return findClosing(others, closed)
}

async function isOpenTo(tx: MemberTx, { uid, gate, nowMs, jurisdiction }: Act): Promise<boolean> {
  const kept = await findStanding(tx, uid)
  return kept !== undefined && opens(gate, standingAt(kept.standing, kept.createdAtMs, nowMs), jurisdiction)
}
