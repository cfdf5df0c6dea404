import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { RefTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { addProposal } from '../../platform/proposal/proposal.store.ts'
import { isNameTaken, listGatewayRows, lockChannel, wayOf } from '../channel/index.ts'
import { actFirst } from '../staff/index.ts'
import { viewWay } from './cashier.view.ts'
import type { CashierDeps } from './deps.ts'
import { judgeWay } from './way.rules.ts'

type Operation = typeof officeContract.cashier.proposeWay

/** The first of two people. */
export function proposeWay(deps: CashierDeps): Handler<Operation> {
  const { db } = deps
  return async call => {
    const { id, name, gateway, instrument, reason } = call.body
    const early = await db.ref(tx => judge(deps, tx, call))
    if (!early.ok) return early
    const { kept } = early.data
    const before = { name: kept.name, gateway: kept.gateway ?? '', instrument: kept.instrument }
    const after = { proposed: 'way', name, gateway, instrument }
    const act = { action: 'channel.change', object: { kind: 'channel', id }, before, after, reason } as const
    return actFirst(deps, { actor: call, act }, () => db.ref(tx => propose(deps, tx, call)))
  }
}

/** Judged while nobody else changes the channel. */
async function judge({ payouts }: CashierDeps, tx: RefTx, { body }: Call<Operation>) {
  const { id, version, name, gateway, instrument } = body
  const kept = await lockChannel(tx, id)
  if (!kept || kept.mode === 1) return refuse('not_found')
  if (kept.version !== version) return refuse('changed_meanwhile')
  const gateways = new Set((await listGatewayRows(tx)).map(row => row.name))
  const reaches = payouts.get(gateway)?.reaches(instrument) ?? false
  const way = { name, gateway, instrument }
  const isTaken = await isNameTaken(tx, { id, mode: kept.mode, name })
  const judged = judgeWay(way, { kept, gateways, reaches, isNameTaken: isTaken })
  return judged.ok ? done({ kept, way }) : judged
}

async function propose(deps: CashierDeps, tx: RefTx, call: Call<Operation>) {
  const judged = await judge(deps, tx, call)
  if (!judged.ok) return judged
  const { id: channel, reason } = call.body
  const proposal = { about: { channel, ...judged.data.way, reason }, by: call.caller, nowMs: deps.clock.now() }
  const row = await addProposal(tx, 'channel_way', proposal)
  return row ? done(viewWay(wayOf(row), call.caller.operatorId)) : refuse('way_waiting')
}
