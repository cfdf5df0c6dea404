import { CallError } from './callError.ts'
import { exchange, type ExchangeOptions } from './exchange.ts'
import { secureBase } from './visitor/secureBase.ts'

interface ElsewhereOptions extends ExchangeOptions {
  /** Where all paths live that are not ours. */
  readonly baseUrl: string
}

/**
 * Asks another party than our own server, in JSON: below its own base URL, and without anything that tells who asks. Its
 * answer says by a flag of its own whether it is one.
 */
export async function callElsewhere(
  path: string,
  query: Readonly<Record<string, string>>,
  options: ElsewhereOptions,
): Promise<unknown> {
  const { baseUrl, clock } = options
  const url = `${secureBase(baseUrl)}${path}?${new URLSearchParams(query)}`
  const init: RequestInit = {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { accept: 'application/json' },
  }
  const { response, bytes } = await exchange(url, init, options)
  const { success, data } = read(bytes)
  if (response.ok && success === true) return data
  throw new CallError('server', clock, { message: 'Unknown error', cause: response })
}

/** What is no JSON, such as a proxy's own page, is no success either. */
function read(bytes: Uint8Array): { readonly success?: unknown; readonly data?: unknown } {
  try {
    return Object(JSON.parse(new TextDecoder().decode(bytes))) as object
  } catch {
    return {}
  }
}
