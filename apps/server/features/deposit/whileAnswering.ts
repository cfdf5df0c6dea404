import { GatewayFault } from '../../platform/gateway/gatewayFault.ts'
import type { DepositDeps } from './deps.ts'
import { warnOf } from './event/settle.ts'

/** Asks a gateway for somebody who waits: what it does not tell now, it tells later, and they are told what we know. */
export async function whileAnswering(deps: DepositDeps, gateway: string, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask()
  } catch (fault) {
    if (!(fault instanceof GatewayFault)) throw fault
    warnOf(deps, gateway, fault)
  }
}
