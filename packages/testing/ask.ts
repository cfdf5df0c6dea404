import type { CallKey, Calls } from '@saya/contract'

export interface Reply<K extends CallKey> {
  readonly status: number
  readonly code: string | undefined
  /** The answer of a call that succeeded; reading it of one that was refused is a mistake of the test. */
  readonly data: Calls[K]['answer']
  readonly sentence: string
  readonly headers: Headers
}

interface AskOptions {
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What may be left out is left out as in the client: a call that takes nothing is asked by its key alone. */
type Rest<K extends CallKey> =
  Record<never, never> extends Calls[K]['input']
    ? [input?: Calls[K]['input'], options?: AskOptions]
    : [input: Calls[K]['input'], options?: AskOptions]

/** Makes one call of the contract over HTTP, in JSON, as a stranger's program would. */
export async function ask<K extends CallKey>(
  world: { readonly url: string },
  key: K,
  ...[input = {}, { token, headers = {} } = {}]: Rest<K>
): Promise<Reply<K>> {
  const [method = 'GET', pattern = ''] = key.split(' ')
  const {
    params = {},
    query = {},
    body,
  } = input as { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  const response = await fetch(`${world.url}${path}${search ? `?${search}` : ''}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { t: token } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const envelope = (await response.json()) as { status: boolean; data: unknown; code?: string }
  return {
    status: response.status,
    code: envelope.code,
    data: envelope.data as Calls[K]['answer'],
    sentence: envelope.status ? '' : String(envelope.data),
    headers: response.headers,
  }
}
