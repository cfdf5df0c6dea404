import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { RefTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { decideProposal } from '../../platform/proposal/proposal.store.ts'
import { findWay, isNameFault, isNameTaken, lockChannel, lockWay, type ProposedWay, setWay } from '../channel/index.ts'
import { actFirst } from '../staff/index.ts'
import type { CashierDeps } from './deps.ts'
import { judgeDecision } from './way.rules.ts'

type Operation = typeof officeContract.cashier.decideWay

/**
 * The second of two people. The decision and the channel's new way are one commit; withdrawals that were begun stay on
 * theirs.
 */
export function decideWay(deps: CashierDeps): Handler<Operation> {
  const { db } = deps
  return async call => {
    const { id, reason } = call.body
    const seen = await db.ref(tx => findWay(tx, id))
    if (!seen) return refuse('not_found')
    const early = judgeFor(call, seen)
    if (!early.ok) return early
    const { channel, name, gateway, instrument } = seen
    const object = { kind: 'channel', id: channel } as const
    const after = { way: early.data, name, gateway, instrument }
    return actFirst(deps, { actor: call, act: { action: 'channel.agree', object, after, reason } }, () =>
      db
        .ref(tx => decide(deps, tx, call))
        .catch((fault: unknown) => {
          if (isNameFault(fault)) return refuse('channel_name')
          throw fault
        }),
    )
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
  const { body, caller: by } = call
  await decideProposal(tx, 'channel_way', {
    id: way.id,
    to: judged.data,
    by,
    decision: body.reason,
    nowMs: clock.now(),
  })
  return done({})
}
