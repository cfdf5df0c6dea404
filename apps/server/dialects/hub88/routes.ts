import { verify } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DialectDeps } from '../deps.ts'
import type { Provider } from '../providers.ts'
import { bytesOf, rawBodies } from '../rawBodies.ts'
import { turnAwayStrangers } from '../strangers.ts'
import { writeHub88Amount } from './commands.ts'
import { type Hub88Answer, perform } from './perform.ts'
import { hub88Calls, type Hub88Path } from './hub88Calls.ts'
import { readCall } from './readCall.ts'
import type { Hub88Status } from './statuses.ts'

const largestBody = 16 * 1024

/** RSA costs more than all else that a bet asks of this thread, so others do it. */
const verifyElsewhere = promisify(verify)

/**
 * The seamless wallet as Hub88 and its kind call it, below `/hub88/{provider}`: bodies signed with RSA-SHA256, amounts
 * in 1/100,000, HTTP 200 and a status for everything.
 */
export async function hub88Routes(scope: FastifyInstance, deps: DialectDeps): Promise<void> {
  const strangers = turnAwayStrangers(scope, {
    clock: deps.clock,
    mayBeProven: req => mayBeSigned(deps, req),
    answer: reply => send(reply, refusal('RS_ERROR_UNKNOWN')),
  })
  rawBodies(scope)
  scope.setErrorHandler((error: { statusCode?: number }, req, reply) => {
    const isOurs = (error.statusCode ?? 500) >= 500
    if (isOurs) req.log.error({ err: error }, 'a Hub88 call failed unexpectedly')
    return send(reply, refusal(isOurs ? 'RS_ERROR_UNKNOWN' : 'RS_ERROR_WRONG_SYNTAX'))
  })
  scope.setNotFoundHandler((_req, reply) => send(reply.code(404), refusal('RS_ERROR_WRONG_SYNTAX')))
  for (const path of Object.keys(hub88Calls) as Hub88Path[]) {
    const config = { isForPartners: true }
    scope.post<{ Params: { provider: string } }>(
      `/:provider${path}`,
      { bodyLimit: largestBody, config },
      async (req, reply) => {
        const provider = deps.providers.find('hub88', req.params.provider)
        if (!provider || !(await isSigned(provider, req))) {
          const why = provider ? 'RS_ERROR_INVALID_SIGNATURE' : 'RS_ERROR_INVALID_PARTNER'
          return strangers.refuse(req, reply, () => send(reply, refusal(why)))
        }
        return send(reply, await perform(deps, provider, { path, body: readCall(bytesOf(req.body)) }))
      },
    )
  }
}

function mayBeSigned({ providers }: DialectDeps, req: FastifyRequest): boolean {
  const { provider = '' } = req.params as { provider?: string }
  return providers.find('hub88', provider) !== undefined && signatureOf(req) !== undefined
}

function signatureOf(req: FastifyRequest): Buffer | undefined {
  const header = req.headers['x-hub88-signature']
  return typeof header === 'string' && header.length <= 1024 ? Buffer.from(header, 'base64') : undefined
}

/** By either of the provider's keys, over the very bytes: the dialect has no name for a key. */
async function isSigned({ keys }: Provider, req: FastifyRequest): Promise<boolean> {
  const signature = signatureOf(req)
  if (!signature) return false
  for (const { key } of keys) {
    if (await verifyElsewhere('sha256', bytesOf(req.body), key, signature)) return true
  }
  return false
}

function refusal(status: Hub88Status): Hub88Answer {
  return { user: null, requestUuid: null, status, balance: null }
}

function send(reply: FastifyReply, { user, requestUuid, status, balance, country }: Hub88Answer): FastifyReply {
  const fields = [
    user === null ? '' : `"user":${JSON.stringify(user)},`,
    requestUuid === null ? '' : `"request_uuid":${JSON.stringify(requestUuid)},`,
    balance === null ? '' : `"currency":"PHP","balance":${writeHub88Amount(balance)},`,
    country === undefined ? '' : `"country":"${country}",`,
  ]
  return reply.header('content-type', 'application/json').send(`{${fields.join('')}"status":"${status}"}`)
}
