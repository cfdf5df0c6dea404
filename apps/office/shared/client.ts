import type { OfficeCallKey, OfficeCalls } from './contract.ts'
import { officeTokenHeader } from './officeTokenHeader.ts'
import { readToken, setToken } from './token.ts'

/** Why a call did not give its answer: the public sentence, and the code that tells refusals apart. */
export class OfficeError extends Error {
  override readonly name = 'OfficeError'
  readonly code: string
  /** The path of the field that the server did not take, where it is about one. */
  readonly field: string

  constructor(code: string, sentence: string, field = '') {
    super(sentence)
    this.code = code
    this.field = field
  }
}

interface Envelope {
  readonly status?: boolean
  readonly data?: unknown
  readonly code?: string
  readonly field?: string
}

export type InputOf<K extends OfficeCallKey> = OfficeCalls[K]['input']
export type AnswerOf<K extends OfficeCallKey> = OfficeCalls[K]['answer']

interface Input {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
}

const noAnswer = 'The server is not responding. Please try again.'
const patienceMs = 20_000

/** Makes one call of the office. Nothing is repeated by itself. */
export async function callOffice<K extends OfficeCallKey>(key: K, input: InputOf<K>): Promise<AnswerOf<K>> {
  const token = readToken()
  const response = await send(key, input as Input, token)
  const envelope = (await response.json().catch(() => ({}))) as Envelope
  if (envelope.status === true) return envelope.data as AnswerOf<K>
  // Only the token that was refused is forgotten: another tab may have signed in anew meanwhile.
  if (response.status === 401 && token !== '' && token === readToken()) setToken('')
  const { code = 'unexpected', data, field } = envelope
  throw new OfficeError(code, typeof data === 'string' ? data : noAnswer, field)
}

/** Sends a file by a call that takes one, as a browser's form does. */
export async function sendFile<K extends OfficeCallKey>(key: K, file: File): Promise<AnswerOf<K>> {
  const body = new FormData()
  body.set('file', file)
  const input: unknown = { body }
  return callOffice(key, input as InputOf<K>)
}

async function send(key: string, input: Input, token: string): Promise<Response> {
  const [method = 'GET'] = key.split(' ')
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set(officeTokenHeader, token)
  // A form says by itself what it is, and where its parts end.
  const form = input.body instanceof FormData ? input.body : undefined
  if (input.body !== undefined && !form) headers.set('content-type', 'application/json')
  const body = form ?? (input.body === undefined ? null : JSON.stringify(input.body))
  const signal = AbortSignal.timeout(patienceMs)
  try {
    return await fetch(addressOf(key, input), { method, headers, body, signal, redirect: 'error' })
  } catch {
    throw new OfficeError('network', noAnswer)
  }
}

function addressOf(key: string, { params = {}, query = {} }: Input): string {
  const path = (key.split(' ')[1] ?? '').replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** What went wrong, for a person. */
export function sentenceOf(error: unknown): string {
  return error instanceof OfficeError ? error.message : noAnswer
}
