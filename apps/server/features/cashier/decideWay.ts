import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { RefTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import {
  findWay,
  flipWay,
  isNameFault,
  isNameTaken,
  lockChannel,
  lockWay,
  type ProposedWay,
  setWay,
} from '../channel/index.ts'
import { actAs } from '../staff/index.ts'
import type { CashierDeps } from './deps.ts'
import { judgeDecision } from './way.rules.ts'

type Operation = typeof officeContract.cashier.decideWay

/**
 * The second of two people. What they say is on record before it counts, since the two stand in different schemas, and so
 * is what kept it from counting. The decision and the channel's new way are one commit; withdrawals that were begun stay
 * on theirs.
 */
export function decideWay(deps: CashierDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { id, reason } = call.body
    const seen = await db.ref(tx => findWay(tx, id))
    if (!seen) return refuse('not_found')
    const early = judgeFor(call, seen)
    if (!early.ok) return early
    const object = { kind: 'channel', id: seen.channel } as const
    const act = { action: 'channel.agree', object, reason } as const
    const { name, gateway, instrument } = seen
    const after = { way: early.data, name, gateway, instrument }
    await db.app(tx => actAs(tx, call, { ...act, after, nowMs: clock.now() }))
    const decided = await db
      .ref(tx => decide(deps, tx, call))
      .catch((fault: unknown) => {
        if (isNameFault(fault)) return refuse('channel_name')
        throw fault
      })
    if (decided.ok) return decided
    await db.app(tx => actAs(tx, call, { ...act, after: { refused: decided.code }, nowMs: clock.now() }))
    return decided
  }
}

function judgeFor({ body, caller }: Call<Operation>, way: ProposedWay) {
  const act = body.is_agreed ? 'approve' : 'refuse'
  return judgeDecision({ status: way.status, act, isOwn: way.proposedBy === caller.operatorId })
}

async function decide({ clock, payouts }: CashierDeps, tx: RefTx, call: Call<Operation>) {
  const way = await lockWay(tx, call.body.id)
  if (!way) return refuse('not_found')
  const judged = judgeFor(call, way)
  if (!judged.ok) return judged
  if (judged.data === 'approved') {
    const channel = await lockChannel(tx, way.channel)
    if (!channel) return refuse('not_found')
    if (!payouts.get(way.gateway)?.reaches(way.instrument)) return refuse('channel_unreached')
    if (await isNameTaken(tx, { id: way.channel, mode: channel.mode, name: way.name })) return refuse('channel_name')
    await setWay(tx, way.channel, way)
  }
  const { operatorId: by, email: name } = call.caller
  await flipWay(tx, way, { to: judged.data, by, name, decision: call.body.reason, nowMs: clock.now() })
  return done({})
}
