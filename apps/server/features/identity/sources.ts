import { isLoopback } from '../../platform/http/request/network.ts'
import type { IdentityDeps } from './deps.ts'
import { maskAddress } from './code/maskAddress.ts'
import type { sendLimits } from './code/sendLimits.ts'

/** Where a call comes from, as the door tells it. */
export interface From {
  readonly address: string
  readonly network: string
}

/** One of the groups that a request for a code belongs to, each with its own share. */
export interface Source {
  readonly kind: keyof typeof sendLimits
  readonly subject: string
  /** As somebody is told of it who looks after the service. */
  readonly name: string
}

const unnumbered = 4

/** Whether a network is counted at all. */
export function isCounted({ countsLoopback }: Pick<IdentityDeps, 'countsLoopback'>, { address }: From): boolean {
  return countsLoopback || !isLoopback(address)
}

/** Always in the same order, since their rows are locked one after another. */
export function sourcesOf(
  deps: Pick<IdentityDeps, 'countsLoopback'>,
  { phone, deviceId, ...from }: From & { readonly phone: string | undefined; readonly deviceId: string },
): Source[] {
  const { network } = from
  const prefix = phone?.slice(0, -unnumbered)
  return [
    ...(isCounted(deps, from) ? [{ kind: 'network', subject: network, name: nameOf(network) } as const] : []),
    ...(prefix ? [{ kind: 'prefix', subject: prefix, name: `+63 ${prefix}` } as const] : []),
    ...(deviceId ? [{ kind: 'device', subject: deviceId, name: 'device' } as const] : []),
  ]
}

function nameOf(network: string): string {
  return network.includes('.') ? maskAddress(network) : `${network}::/64`
}
