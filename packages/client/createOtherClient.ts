import { address, type Places } from './address.ts'
import type { CallOptions, ClientOptions } from './createClient.ts'
import { exchange } from './exchange.ts'
import { failure } from './failure.ts'
import { headers } from './headers.ts'
import { secureBase } from './secureBase.ts'
import { tokenGuard } from './tokenGuard.ts'

interface Input extends Places {
  readonly body?: unknown
}

export interface OtherClient {
  call<Answer>(key: `${'GET' | 'POST'} /${string}`, input?: Input, options?: CallOptions): Promise<Answer>
}

export interface OtherClientOptions extends ClientOptions {
  /** Where everything lives that is not one of our own groups of calls: the base URL unless given. */
  readonly otherBaseUrl?: string
}

const ownGroups = /^\/(game|finance|member|ocr|api\/v2|promo)(\/|$)/

/** Calls outside our own groups: JSON both ways, `{success, data, message}`, at a base URL of their own. */
export function createOtherClient(options: OtherClientOptions): OtherClient {
  const base = secureBase(options.otherBaseUrl ?? options.baseUrl ?? location.origin, options.secure)

  async function call(key: string, input: Input = {}, callOptions: CallOptions = {}): Promise<unknown> {
    const [method = '', path = ''] = key.split(' ')
    if (ownGroups.test(path)) throw new Error(`${path} belongs to the contract's own client`)
    const sent = headers(options)
    sent.set('accept', 'application/json')
    if (input.body !== undefined) sent.set('content-type', 'application/json')
    const body = input.body === undefined ? null : JSON.stringify(input.body)
    const { response, bytes } = await exchange(
      base + address(path, input),
      { method, headers: sent, body },
      { ...options, ...callOptions },
    )
    const answer: { success?: unknown; data?: unknown; message?: unknown } = parse(bytes)
    if (response.ok && answer.success === true) return answer.data
    throw failure(response.status, { data: answer.message }, options.clock)
  }

  return {
    call: ((...given: Parameters<typeof call>) => tokenGuard(options, () => call(...given))) as OtherClient['call'],
  }
}

/** What is no JSON says nothing, and the HTTP status speaks for it. */
function parse(bytes: Uint8Array): object {
  try {
    return Object(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return {}
  }
}
