import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { RefTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { addWay, isNameTaken, listGatewayRows, lockChannel } from '../channel/index.ts'
import { actAs } from '../staff/index.ts'
import { viewWay } from './cashier.view.ts'
import type { CashierDeps } from './deps.ts'
import { judgeWay } from './way.rules.ts'

type Operation = typeof officeContract.cashier.proposeWay

/** The first of two people. It is on record before it stands, since the two lie in different schemas. */
export function proposeWay(deps: CashierDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { id, name, gateway, instrument, reason } = call.body
    const early = await db.ref(tx => judge(deps, tx, call))
    if (!early.ok) return early
    const { kept } = early.data
    const act = { action: 'channel.change', object: { kind: 'channel', id }, reason } as const
    const before = { name: kept.name, gateway: kept.gateway ?? '', instrument: kept.instrument }
    const after = { proposed: 'way', name, gateway, instrument }
    await db.app(tx => actAs(tx, call, { ...act, before, after, nowMs: clock.now() }))
    const proposed = await db.ref(tx => propose(deps, tx, call))
    if (proposed.ok) return proposed
    await db.app(tx => actAs(tx, call, { ...act, after: { refused: proposed.code }, nowMs: clock.now() }))
    return proposed
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
  const { operatorId, email } = call.caller
  const own = { proposedBy: operatorId, proposedName: email, proposedAtMs: deps.clock.now() }
  const { id: channel, reason } = call.body
  const way = await addWay(tx, { channel, ...judged.data.way, reason, ...own })
  return way ? done(viewWay(way, operatorId)) : refuse('way_waiting')
}
