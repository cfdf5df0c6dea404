import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { StudioDeps } from '../deps.ts'
import { chooseInOwnRound, placeOf, playRound } from '../round/playRound.ts'
import { listRecentRounds } from '../round/round.store.ts'
import { viewRound } from '../round/round.view.ts'
import { hashSecret } from '../session/secret.ts'
import { findPlaySession, type PlaySession } from '../session/session.store.ts'
import { readPromise } from './readPromise.ts'
import { readState } from './readState.ts'
import { type RefusalCode, Refused, refusals } from './refusals.ts'
import { askedChoice, askedPlay, askedState } from './shapes.ts'

/** The last game and nine before it can always be looked at. */
const recalled = 10

/** What a game's page asks the studio for: four calls in JSON, each with the key that its page was given. */
export function playerRoutes(app: FastifyInstance, deps: StudioDeps): void {
  app.register(
    async scope => {
      scope.setErrorHandler((error, req, reply) => {
        if (error instanceof Refused) return refuse(reply, error.code)
        if ((error as { statusCode?: number }).statusCode === 429) return refuse(reply, 'too_many_requests')
        if (((error as { statusCode?: number }).statusCode ?? 500) < 500) return refuse(reply, 'malformed')
        deps.log.error({ err: error, url: req.url }, 'a game’s call failed')
        return refuse(reply, 'unavailable')
      })
      scope.addHook('onSend', async (_req, reply) => void reply.header('cache-control', 'no-store'))
      scope.post('/state', async req => {
        const { session } = read(askedState, req.body)
        return readState(deps, await admit(deps, session))
      })
      scope.post('/play', async req => {
        const { session, ...wish } = read(askedPlay, req.body)
        const admitted = await admit(deps, session)
        return { round: viewRound(await playRound(deps, admitted, wish)), next: await readPromise(deps, admitted) }
      })
      scope.post('/choose', async req => {
        const { session, ...choice } = read(askedChoice, req.body)
        const admitted = await admit(deps, session)
        const round = await chooseInOwnRound(deps, admitted, choice)
        return { round: viewRound(round), next: await readPromise(deps, admitted) }
      })
      scope.post('/rounds', async req => {
        const { session } = read(askedState, req.body)
        const admitted = await admit(deps, session)
        const rounds = await deps.db.transaction(tx => listRecentRounds(tx, placeOf(admitted), recalled))
        return { rounds: rounds.map(viewRound) }
      })
    },
    { prefix: '/api' },
  )
}

function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body, { abortEarly: true })
  if (!result.success) throw new Refused('malformed')
  return result.output
}

async function admit({ db }: StudioDeps, key: string): Promise<PlaySession> {
  const session = await db.transaction(tx => findPlaySession(tx, hashSecret(key)))
  if (!session) throw new Refused('session_over')
  return session
}

function refuse(reply: FastifyReply, code: RefusalCode): FastifyReply {
  const { status, say } = refusals[code]
  return reply.code(status).send({ error: code, say })
}
