import { isIPv4, isIPv6 } from 'node:net'

/** An address without the part that tells one line from the next, so that a list of them gives nobody away. */
export function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (isIPv4(plain)) return plain.replace(/\d+$/, '*')
  if (!isIPv6(plain)) return ''
  const groups = plain.split('::')[0]?.split(':').slice(0, 3) ?? []
  return [...groups.filter(Boolean), '*'].join(':')
}
