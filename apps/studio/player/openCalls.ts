import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { StudioDeps } from '../deps.ts'
import { hashSecret } from '../session/secret.ts'
import { findPlaySession, type PlaySession } from '../session/session.store.ts'
import { type RefusalCode, Refused, refusals } from './refusals.ts'

/** A scope of calls that a game's page asks: what is refused is answered with its sentence, and nothing is kept by caches. */
export function openCalls(scope: FastifyInstance, deps: StudioDeps): void {
  scope.setErrorHandler((error, req, reply) => {
    if (error instanceof Refused) return refuse(reply, error.code)
    if ((error as { statusCode?: number }).statusCode === 429) return refuse(reply, 'too_many_requests')
    if (((error as { statusCode?: number }).statusCode ?? 500) < 500) return refuse(reply, 'malformed')
    deps.log.error({ err: error, url: req.url }, 'a game’s call failed')
    return refuse(reply, 'unavailable')
  })
  scope.addHook('onSend', async (_req, reply) => void reply.header('cache-control', 'no-store'))
}

export function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body, { abortEarly: true })
  if (!result.success) throw new Refused('malformed')
  return result.output
}

/** Whose key it is. One that opens nothing, or no more, is told so. */
export async function admit({ db }: StudioDeps, key: string): Promise<PlaySession> {
  const session = await db.look(tx => findPlaySession(tx, hashSecret(key)))
  if (!session) throw new Refused('session_over')
  return session
}

function refuse(reply: FastifyReply, code: RefusalCode): FastifyReply {
  const { status, say } = refusals[code]
  return reply.code(status).send({ error: code, say })
}
