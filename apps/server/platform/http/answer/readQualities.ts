const most = 200
const known = new Map<string, ReadonlyMap<string, number>>()

/**
 * Reads a header such as Accept: what is named in it, in small letters and without other parameters, and how much it
 * is wanted, from 0 to 1. What makes no sense counts as not said. The same header is read once.
 */
export function readQualities(header: string): ReadonlyMap<string, number> {
  const read = known.get(header)
  if (read) return read
  const qualities = new Map<string, number>()
  for (const part of header.slice(0, 2000).split(',')) {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim().toLowerCase())
    const given = parameters.find(parameter => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '')
    if (name !== '' && (given === undefined || /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(given))) {
      qualities.set(name, given === undefined ? 1 : Number(given))
    }
  }
  if (known.size >= most) known.clear()
  known.set(header, qualities)
  return qualities
}
