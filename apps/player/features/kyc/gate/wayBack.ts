/** Why nothing was shown to the check, as far as its own page knows; the names are those of the sentences. */
export type Cause = 'interrupted' | 'lineLost' | 'cameraShut' | 'triedTooOften' | 'browserTooOld'

export interface WayBack {
  /** The person came back without having shown anything. */
  readonly wasInterrupted: boolean
  readonly cause: Cause
}

const causes: Readonly<Record<string, Cause>> = {
  Z5053: 'lineLost',
  Z5054: 'cameraShut',
  Z5056: 'triedTooOften',
  Z5057: 'browserTooOld',
}

/**
 * What the address tells of the way back from the check. Anybody can write an address, so it chooses a sentence and nothing
 * else: the result is asked of the server.
 */
export function readWayBack(search: URLSearchParams): WayBack {
  const { subCode } = readPayload(search.get('payload') ?? '')
  return {
    wasInterrupted: search.get('success') === 'false',
    cause: (typeof subCode === 'string' && Object.hasOwn(causes, subCode) && causes[subCode]) || 'interrupted',
  }
}

/** JSON as base64url. */
function readPayload(text: string): { readonly subCode?: unknown } {
  try {
    return Object(JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')))) as { readonly subCode?: unknown }
  } catch {
    return {}
  }
}
