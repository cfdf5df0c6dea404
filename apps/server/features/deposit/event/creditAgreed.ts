import { listCrediting } from '../break/break.store.ts'
import { creditBreak } from '../break/creditBreak.ts'
import type { DepositDeps } from '../deps.ts'

const atOnce = 100

/**
 * Takes up again what two people agreed to credit and nobody posted, however long ago: its job ends after so many attempts,
 * and the gateway may be connected again long after that. Tells how many there were.
 */
export async function creditAgreed(deps: DepositDeps): Promise<number> {
  const connected = [...deps.gateways.keys()]
  const waiting = await deps.db.app(tx => listCrediting(tx, connected, atOnce))
  for (const name of waiting) {
    await creditBreak(deps, name).catch((fault: unknown) =>
      deps.log.error({ err: fault, ...name }, 'a break that two people agreed to could not be credited'),
    )
  }
  return waiting.length
}
