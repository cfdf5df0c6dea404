import { isSameSignature } from '@saya/rpp'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DialectDeps } from '../deps.ts'
import type { Provider } from '../providers.ts'
import { bytesOf, rawBodies } from '../rawBodies.ts'
import { turnAwayStrangers } from '../strangers.ts'
import { failure, type PamAnswer } from './answers.ts'
import { postTransaction } from './postTransaction.ts'
import { getBalance, getGameRound, getTransactions } from './readings.ts'
import { getSession, refreshSession } from './sessions.ts'

interface Request {
  Params: { playerId?: string; roundId?: string }
  Querystring: { provider?: string; providerTransactionId?: string; providerBetRef?: string }
}

interface Asking {
  readonly req: FastifyRequest<Request>
  readonly provider: Provider
  /** Nobody, where the path names none. */
  readonly uid: bigint
  readonly token: string
}

const largestBody = 16 * 1024

const tooMany = failure('PAM_ERR_TIMEOUT', 'Too many calls that prove nothing.', { http: 429 })

/** The player account as Valkyrie asks for it, below `/pam`: a shared bearer token, decimals up to six places. */
export async function valkyrieRoutes(scope: FastifyInstance, deps: DialectDeps): Promise<void> {
  const strangers = turnAwayStrangers(scope, {
    clock: deps.clock,
    mayBeProven: req => !('http' in admit(deps, req as FastifyRequest<Request>)),
    answer: reply => send(reply, tooMany),
  })
  rawBodies(scope)
  scope.setErrorHandler((error: { statusCode?: number }, req, reply) => {
    const isOurs = (error.statusCode ?? 500) >= 500
    if (isOurs) req.log.error({ err: error }, 'a PAM call failed unexpectedly')
    const code = isOurs ? 'PAM_ERR_TIMEOUT' : 'PAM_ERR_UNDEFINED'
    return send(reply, failure(code, 'The call failed.', { http: error.statusCode ?? 500 }))
  })
  scope.setNotFoundHandler((_req, reply) =>
    send(reply, failure('PAM_ERR_UNDEFINED', 'There is no such call.', { http: 404 })),
  )

  function serve(method: 'GET' | 'PUT' | 'POST', url: string, work: (asking: Asking) => Promise<PamAnswer>): void {
    const config = { isForPartners: true }
    scope.route<Request>({
      method,
      url,
      bodyLimit: largestBody,
      config,
      handler: async (req, reply) => {
        const admitted = admit(deps, req)
        if (!('http' in admitted)) return send(reply, await work(admitted))
        return strangers.refuse(req, reply, () => send(reply, admitted))
      },
    })
  }

  serve('GET', '/players/session', ({ provider, token }) => getSession(deps, provider, token))
  serve('PUT', '/players/session', ({ provider, token }) => refreshSession(deps, provider, token))
  serve('GET', '/players/:playerId/balance', ({ provider, uid }) => getBalance(deps, provider, uid))
  serve('GET', '/players/:playerId/transactions', ({ req, provider, uid }) => {
    const { providerBetRef, providerTransactionId } = req.query
    return getTransactions(deps, provider, { uid, txId: providerBetRef ?? providerTransactionId })
  })
  serve('POST', '/players/:playerId/transactions', ({ req, provider, uid, token }) =>
    postTransaction(deps, provider, { uid, token, body: bytesOf(req.body) }),
  )
  serve('GET', '/players/:playerId/gamerounds/:roundId', ({ req, provider, uid }) =>
    getGameRound(deps, provider, { uid, roundId: req.params.roundId ?? '' }),
  )
}

function admit({ providers }: DialectDeps, req: FastifyRequest<Request>): Asking | PamAnswer {
  const provider = providers.find('valkyrie', String(req.query.provider ?? '').toLowerCase())
  if (!provider) return failure('PAM_ERR_MISSING_PROVIDER', 'There is no such provider.', { http: 400 })
  const given = /^Bearer (\S{1,256})$/.exec(req.headers.authorization ?? '')?.[1] ?? ''
  const isKnown = provider.keys.some(({ key }) => isSameSignature(given, key.export().toString('base64')))
  if (!isKnown) return failure('PAM_ERR_API_TOKEN', 'The API token is not known.', { http: 401 })
  const token = req.headers['x-player-token']
  const { playerId = '' } = req.params
  const uid = /^[1-9]\d{0,17}$/.test(playerId) ? BigInt(playerId) : 0n
  return { req, provider, uid, token: typeof token === 'string' ? token : '' }
}

function send(reply: FastifyReply, { http, text }: PamAnswer): FastifyReply {
  return reply.code(http).header('content-type', 'application/json').send(text)
}
