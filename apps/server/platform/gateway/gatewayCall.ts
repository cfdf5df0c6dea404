import * as v from 'valibot'
import { GatewayFault } from './gatewayFault.ts'

export interface CallOptions {
  readonly url: string
  /** The account's key, which is the name of Basic authentication; the password is empty. */
  readonly key: string
  readonly patienceMs?: number
}

export interface GatewayAnswer {
  readonly status: number
  readonly body: unknown
}

interface Sending {
  readonly body?: object
  /** By which it knows the same wish when it comes again. */
  readonly idempotencyKey?: string
}

/** One call, as JSON. What comes back with a status below 500 is an answer; anything else is a fault. */
export type GatewayCall = (method: 'GET' | 'POST', path: string, sending?: Sending) => Promise<GatewayAnswer>

/** A hundred payments with all that the gateway knows of them. */
const largestAnswer = 4 * 1024 * 1024

export function gatewayCall({ url, key, patienceMs = 10_000 }: CallOptions): GatewayCall {
  const base = url.replace(/\/$/, '')
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`
  return async (method, path, { body, idempotencyKey } = {}) => {
    const response = await send(`${base}${path}`, {
      method,
      redirect: 'error',
      headers: {
        authorization,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(patienceMs),
    })
    const text = await textOf(response)
    if (response.status >= 500 || response.status === 429) throw new GatewayFault(`it answered ${response.status}`)
    return { status: response.status, body: parse(text) }
  }
}

/** What was answered, in the shape that was agreed. A refusal is a fault: what it was asked for did not come about. */
export function readAnswer<S extends v.GenericSchema>(schema: S, { status, body }: GatewayAnswer): v.InferOutput<S> {
  if (status >= 400) throw new GatewayFault(`it refused with ${status}`)
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  throw new GatewayFault(`its answer has another shape at ${v.getDotPath(result.issues[0]) ?? 'its root'}`)
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    throw new GatewayFault('it could not be reached', { cause: error })
  }
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response.body ?? []) {
      size += part.byteLength
      if (size > largestAnswer) break
      parts.push(part)
    }
  } catch (error) {
    throw new GatewayFault('its answer broke off', { cause: error })
  }
  if (size > largestAnswer) throw new GatewayFault('its answer is longer than it may be')
  return Buffer.concat(parts).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new GatewayFault('its answer is no JSON', { cause: error })
  }
}
