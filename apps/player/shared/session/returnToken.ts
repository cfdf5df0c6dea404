import { fromBase64, toBase64 } from '@saya/client/base64'

const code = /^[0-9A-Za-z]{43}$/

/** A code as it stands in an address. */
export function encodeReturn(handoff: string): string {
  return toBase64(`saya_${handoff}`).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * The code in what an address says: decoded as a whole, and then what follows the last underscore; where that is none, the
 * other way round, since the encoding has underscores of its own. Nothing where neither is a code.
 */
export function decodeReturn(said: string): string | undefined {
  return [() => lastPart(fromBase64(said)), () => fromBase64(lastPart(said))]
    .map(attempt)
    .find(each => each !== undefined)
}

function lastPart(text: string): string {
  return text.slice(text.lastIndexOf('_') + 1)
}

function attempt(read: () => string): string | undefined {
  try {
    const found = read()
    return code.test(found) ? found : undefined
  } catch {
    return undefined
  }
}
