import { isIP } from 'node:net'
import { isLoopback, networkOfAddress } from '../../platform/http/request/network.ts'

/**
 * The network that an address lies in: its /24, or its /48 where it is IPv6. Nothing where it says nothing, such as this machine's
 * own. A network as a registration keeps it, the first four groups of an IPv6 address, is understood too.
 */
export function blockOf(address: string): string | undefined {
  if (address === '' || isLoopback(address)) return undefined
  if (isIP(address) === 4) return address.split('.').slice(0, 3).join('.')
  const groups = networkOfAddress(address).split(':')
  if (groups.length !== 4 || !groups.every(group => /^[0-9a-f]{1,4}$/i.test(group))) return undefined
  const block = groups.slice(0, 3)
  return block.every(group => /^0+$/.test(group)) ? undefined : block.join(':')
}
