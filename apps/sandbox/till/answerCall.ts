import { timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Fault, Faults } from '../faults.ts'
import { hangUp } from '../hangUp.ts'

export interface Answer {
  readonly status: number
  readonly body: object
}

export interface GatewayCall {
  /** Whose faults it meets. */
  readonly party: Fault['party']
  readonly faults: Faults
  readonly req: FastifyRequest
  readonly reply: FastifyReply
  /** By which keys it may be made. */
  readonly keys: readonly string[]
  errorOf(code: string, detail: string): object
  perform(req: FastifyRequest): Promise<Answer>
}

/** Answers a call the way the gateway behaves at the moment: `cut` does what was asked and breaks off before it says so. */
export async function answerCall(call: GatewayCall): Promise<FastifyReply> {
  const { party, faults, req, reply, keys, errorOf } = call
  const kind = faults.next(party)
  if (kind === 'silent') return hangUp(reply)
  if (kind === 'slow') await wait(3000)
  if (kind === 'garbled') return reply.code(200).type('text/html').send('<h1>Bad gateway</h1>')
  if (kind === 'refusing') return reply.code(500).send(errorOf('server_error', 'Something went wrong.'))
  if (!keys.some(key => isSignedIn(req.headers.authorization, key))) {
    return reply.code(401).send(errorOf('authentication_failed', 'API key is invalid.'))
  }
  const { status, body } = await call.perform(req)
  return kind === 'cut' ? hangUp(reply) : reply.code(status).send(body)
}

/** Every gateway takes its account's key as the name of Basic authentication, with an empty password. */
function isSignedIn(authorization: string | undefined, key: string): boolean {
  const [given, right] = [Buffer.from(authorization ?? ''), Buffer.from(`Basic ${btoa(`${key}:`)}`)]
  return given.length === right.length && timingSafeEqual(given, right)
}

export function idOf(req: FastifyRequest): string {
  return String((req.params as { readonly id?: string }).id ?? '')
}
