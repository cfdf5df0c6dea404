import { eachByGateway } from '../../../platform/gateway/eachByGateway.ts'
import { GatewayFault } from '../../../platform/gateway/gatewayFault.ts'
import type { DepositDeps } from '../deps.ts'
import { nextLookMs } from '../deposit.rules.ts'
import { type Deposit, setNextCheck, takeDue } from '../deposit.store.ts'
import { runOut, settle, warnOf } from './settle.ts'

const page = 100
/** Whoever takes one has so long; then, or when the gateway does not answer, it is due again. */
const againMs = 2 * 60_000

/** Asks about every deposit for which it is time, member by member, and tells how many there were. */
export async function askDue(deps: DepositDeps): Promise<number> {
  const { db, clock } = deps
  const due: Deposit[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const nowMs = clock.now()
    due.push(...(await db.memberSchema(schema, tx => takeDue(tx, { nowMs, untilMs: nowMs + againMs, most: page }))))
  }
  await eachByGateway(due, deposit => askAbout(deps, deposit))
  return due.length
}

async function askAbout(deps: DepositDeps, due: Deposit): Promise<void> {
  const { db, clock } = deps
  const claim = { gateway: due.gateway, reference: due.id, uid: due.uid }
  try {
    const deposit = await settle(deps, claim)
    const hasList = deps.gateways.get(due.gateway)?.listPaid !== undefined
    const atMs = deposit ? nextLookMs(deposit, clock.now(), { hasList }) : null
    await db.member(due.uid, tx => setNextCheck(tx, due, atMs))
  } catch (fault) {
    // One that cannot be settled keeps nobody else waiting; it is due again soon.
    if (!(fault instanceof GatewayFault)) return deps.log.error({ err: fault }, 'a deposit could not be settled')
    warnOf(deps, due.gateway, fault)
    await runOut(deps, claim)
  }
}
