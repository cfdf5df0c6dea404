import { isIP } from 'node:net'

/** What a list of networks says of an address. */
export interface NetworkFacts {
  readonly country: string
  /** The network hides where its users are, as those of hosting companies and VPNs do. */
  readonly isHiding: boolean
}

interface Range extends NetworkFacts {
  readonly first: bigint
  readonly last: bigint
}

export interface Ranges {
  find(address: string): NetworkFacts | undefined
}

const bits = { 4: 32, 6: 128 } as const

/**
 * Reads a list of networks, a line each: `203.0.113.0/24,PH`, or `198.51.100.0/24,SG,vpn`. Throws where a line says nothing that can be
 * read, or where two networks overlap, since nobody could say which of them counts.
 */
export function readRanges(text: string): Ranges {
  const known: Record<4 | 6, Range[]> = { 4: [], 6: [] }
  text.split('\n').forEach((line, at) => {
    const plain = line.trim()
    if (plain === '' || plain.startsWith('#')) return
    const read = readLine(plain)
    if (!read) throw new Error(`Line ${at + 1} of the list of networks cannot be read.`)
    known[read.version].push(read.range)
  })
  for (const ranges of Object.values(known)) sortApart(ranges)
  return {
    find(address) {
      const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
      const version = isIP(plain)
      return version === 4 || version === 6 ? findIn(known[version], numberOf(plain, version)) : undefined
    },
  }
}

const written = /^([0-9a-fA-F.:]+)\/(\d{1,3}),([A-Z]{2})(,vpn)?$/

function readLine(line: string): { readonly version: 4 | 6; readonly range: Range } | undefined {
  const [, address = '', width = '', country = '', hiding] = written.exec(line) ?? []
  const version = isIP(address)
  if ((version !== 4 && version !== 6) || Number(width) > bits[version]) return undefined
  const size = 1n << BigInt(bits[version] - Number(width))
  const first = (numberOf(address, version) / size) * size
  return { version, range: { first, last: first + size - 1n, country, isHiding: hiding !== undefined } }
}

function sortApart(ranges: Range[]): void {
  ranges.sort((one, other) => (one.first < other.first ? -1 : 1))
  ranges.forEach((range, at) => {
    if (at > 0 && range.first <= (ranges[at - 1]?.last ?? -1n)) throw new Error('Two networks of the list overlap.')
  })
}

function findIn(ranges: readonly Range[], number: bigint): NetworkFacts | undefined {
  let [low, high] = [0, ranges.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const range = ranges[middle]
    if (!range) return undefined
    if (number < range.first) high = middle - 1
    else if (number > range.last) low = middle + 1
    else return range
  }
  return undefined
}

function numberOf(address: string, version: 4 | 6): bigint {
  if (version === 4) return address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n)
  const [head = '', tail] = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, asGroups).split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const [before, after] = [groups(head), groups(tail ?? '')]
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n)
}

/** The end of an address of version 6 that is written as one of version 4. */
function asGroups(_whole: string, ...parts: string[]): string {
  const [one = 0, two = 0, three = 0, four = 0] = parts.map(Number)
  return `${(one * 256 + two).toString(16)}:${(three * 256 + four).toString(16)}`
}
