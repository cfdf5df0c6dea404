import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

export interface Forwarding {
  /** Whether a proxy of ours has this address, so that it is believed who asked it. */
  trusts(address: string): boolean
  /** The nearest address that is no proxy of ours. What a proxy passes on unread may be anything. */
  callerOf(raw: IncomingMessage): string
}

/** Believes those proxies, named by their addresses and networks, and nobody else. */
export function openForwarding(trustedProxies: readonly string[]): Forwarding {
  const proxies = new BlockList()
  for (const proxy of trustedProxies) {
    const [address = '', width] = proxy.split('/')
    if (width === undefined) proxies.addAddress(address, familyOf(address))
    else proxies.addSubnet(address, Number(width), familyOf(address))
  }

  function trusts(address: string): boolean {
    return isIP(address) !== 0 && proxies.check(address, familyOf(address))
  }

  return {
    trusts,
    callerOf({ socket, headers }) {
      let caller = socket.remoteAddress ?? ''
      const told = String(headers['x-forwarded-for'] ?? '').split(',')
      while (told.length > 0 && trusts(caller)) {
        const before = told.pop()?.trim() ?? ''
        if (before !== '') caller = before
      }
      return caller
    },
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
