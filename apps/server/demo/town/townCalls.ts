import type { CallKey, Calls } from '@saya/contract'
import { type OfficeCallKey, type OfficeCalls, officeTokenHeader } from '@saya/contract/office.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'

interface Reply<Answer> {
  readonly isDone: boolean
  /** Why it was refused; empty where it was not. */
  readonly code: string
  /** What it answered. Reading it of a call that was refused is a mistake. */
  readonly data: Answer
  /** What the caller's browser was given to keep. */
  readonly cookie: string
}

/** Who calls, and from where. */
export interface TownCaller {
  readonly token?: string
  readonly address?: string
  readonly cookie?: string
  /** By which a call that moves money is the same call again. */
  readonly key?: string
  /** Whose link led them here. */
  readonly referrer?: string
}

interface Input {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: object
}

export interface TownCalls {
  ask<K extends CallKey>(key: K, input: Calls[K]['input'], caller?: TownCaller): Promise<Reply<Calls[K]['answer']>>
  askOffice<K extends OfficeCallKey>(
    key: K,
    input: OfficeCalls[K]['input'],
    token: string,
  ): Promise<Reply<OfficeCalls[K]['answer']>>
}

/** Makes calls of the contract in this process, through the whole door. What is a fault and no refusal throws. */
export function townCalls(app: FastifyInstance): TownCalls {
  async function send(
    key: string,
    { params = {}, query = {}, body }: Input,
    { headers, address }: Sender,
  ): Promise<unknown> {
    const [method = 'GET', pattern = ''] = key.split(' ')
    const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const search = new URLSearchParams(query as Record<string, string>).toString()
    const request: InjectOptions = {
      method: method === 'GET' ? 'GET' : 'POST',
      url: search === '' ? path : `${path}?${search}`,
      remoteAddress: address,
      headers: { host: 'localhost', accept: 'application/json', ...headers },
      ...(body === undefined ? {} : { payload: body }),
    }
    const response = await app.inject(request)
    const envelope: { readonly status: boolean; readonly data: unknown; readonly code?: string } = response.json()
    if (response.statusCode >= 500 || envelope.code === 'invalid_request')
      throw new Error(`${key} failed in the town: ${String(envelope.data)}`)
    const cookie = String(response.headers['set-cookie'] ?? '').split(';')[0] ?? ''
    return { isDone: envelope.status, code: envelope.code ?? '', data: envelope.data, cookie }
  }

  return {
    ask: async (key, input, { token, address = '127.0.0.1', cookie, key: once, referrer } = {}) => {
      const headers = {
        ...(token ? { t: token } : {}),
        ...(cookie ? { cookie } : {}),
        ...(referrer ? { 're-id': referrer, 'ch-id': '0' } : {}),
        ...(once ? { 'idempotency-key': once } : {}),
      }
      return (await send(key, input as Input, { headers, address })) as never
    },
    askOffice: async (key, input, token) =>
      (await send(key, input as Input, { headers: { [officeTokenHeader]: token }, address: '127.0.0.1' })) as never,
  }
}

interface Sender {
  readonly headers: Readonly<Record<string, string>>
  readonly address: string
}
