import { isSameSignature } from '@saya/rpp'
import type { FastifyInstance } from 'fastify'
import type { PartnerRequest } from '../../platform/http/request/partnerRequest.ts'
import type { DialectDeps } from '../deps.ts'
import { openDialect } from '../openDialect.ts'
import type { Provider } from '../providers.ts'
import { bytesOf } from '../rawBodies.ts'
import { failure, type PamAnswer } from './answers.ts'
import { postTransaction } from './postTransaction.ts'
import { getBalance, getGameRound, getTransactions } from './readings.ts'
import { getSession, refreshSession } from './sessions.ts'

interface Asking {
  readonly provider: Provider
  /** Nobody, where the path names none. */
  readonly uid: bigint
  readonly token: string
}

type Answerer = (asking: Asking, req: PartnerRequest) => Promise<PamAnswer>

/** The player account as Valkyrie asks for it, below `/pam`: a shared bearer token, decimals up to six places. */
export async function valkyrieRoutes(scope: FastifyInstance, deps: DialectDeps): Promise<void> {
  const dialect = openDialect(scope, deps, {
    name: 'PAM',
    mayBeProven: req => !('status' in admit(deps, req)),
    failed: status => failure(status >= 500 ? 'PAM_ERR_TIMEOUT' : 'PAM_ERR_UNDEFINED', 'The call failed.', { status }),
    unknownCall: failure('PAM_ERR_UNDEFINED', 'There is no such call.', { status: 404 }),
    wait: failure('PAM_ERR_TIMEOUT', 'Too many calls that prove nothing.', { status: 429 }),
  })

  function admitted(answer: Answerer) {
    return async (req: PartnerRequest): Promise<PamAnswer> => {
      const asking = admit(deps, req)
      return 'status' in asking ? dialect.refuse(req, asking) : answer(asking, req)
    }
  }

  const serve = (method: 'GET' | 'PUT', url: string, answer: Answerer) => dialect.serve(method, url, admitted(answer))
  serve('GET', '/players/session', ({ provider, token }) => getSession(deps, provider, token))
  serve('PUT', '/players/session', ({ provider, token }) => refreshSession(deps, provider, token))
  serve('GET', '/players/:playerId/balance', ({ provider, uid, token }) => getBalance(deps, provider, { uid, token }))
  serve('GET', '/players/:playerId/transactions', ({ provider, uid }, { query }) => {
    const { providerBetRef, providerTransactionId } = query as Query
    return getTransactions(deps, provider, { uid, txId: providerTransactionId, betRef: providerBetRef })
  })
  serve('GET', '/players/:playerId/gamerounds/:roundId', ({ provider, uid, token }, { params }) =>
    getGameRound(deps, provider, { uid, token, roundId: (params as Params).roundId ?? '' }),
  )
  dialect.post(
    '/players/:playerId/transactions',
    admitted(({ provider, uid, token }, req) =>
      postTransaction(deps, provider, { uid, token, body: bytesOf(req.body) }),
    ),
  )
}

interface Params {
  readonly playerId?: string
  readonly roundId?: string
}

interface Query {
  readonly provider?: string
  readonly providerTransactionId?: string
  readonly providerBetRef?: string
}

function admit({ providers }: DialectDeps, { query, params, headers }: PartnerRequest): Asking | PamAnswer {
  const provider = providers.find('valkyrie', String((query as Query).provider ?? '').toLowerCase())
  if (!provider) return failure('PAM_ERR_MISSING_PROVIDER', 'There is no such provider.', { status: 400 })
  const given = /^Bearer +(\S{1,256})$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  const isKnown = provider.keys.some(({ key }) => isSameSignature(given, key.export().toString('base64')))
  if (!isKnown) return failure('PAM_ERR_API_TOKEN', 'The API token is not known.', { status: 401 })
  const token = headers['x-player-token']
  const { playerId = '' } = params as Params
  const uid = /^[1-9]\d{0,17}$/.test(playerId) ? BigInt(playerId) : 0n
  return { provider, uid, token: typeof token === 'string' ? token : '' }
}
