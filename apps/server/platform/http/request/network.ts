import { isIP } from 'node:net'

const loopback = /^(127\.|::1$|::ffff:127\.)/

/** This machine itself, which on one's own machine is everybody. */
export function isLoopback(address: string): boolean {
  return loopback.test(address)
}

/** An address without the port that some proxies write behind it, and an IPv4 address as one, however it is written. */
export function bareAddress(address: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? []
  const [, ahead] = /^(\d+(?:\.\d+){3}):\d+$/.exec(address) ?? []
  return (bracketed ?? ahead ?? address).replace(/^::ffff:(?=\d+\.)/i, '')
}

/** An IPv6 caller owns a whole network and could come from another address of it each time. */
export function networkOfAddress(address: string): string {
  if (isIP(address) !== 6 || address.startsWith('::ffff:')) return address
  const [head = '', tail = ''] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const filled = [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'), ...last]
  return filled
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
