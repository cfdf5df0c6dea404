import { rppHeaders, signAnswer, type WalletCallName, walletCalls } from '@saya/rpp'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DialectDeps } from '../deps.ts'
import { rawBodies, readJson } from '../rawBodies.ts'
import { turnAwayStrangers } from '../strangers.ts'
import { hear, type Heard, mayBeHeard, nonceMs } from './hear.ts'
import { nonces } from './nonces.ts'
import { perform, type Performed } from './perform.ts'
import { writeAnswer } from './writeAnswer.ts'

const largestBody = 16 * 1024

/** RPP/1, as docs/rpp.md specifies it. */
export async function rppRoutes(scope: FastifyInstance, deps: DialectDeps): Promise<void> {
  const { clock, providers } = deps
  const ears = { providers, clock, nonces: nonces({ clock, keptMs: nonceMs }) }
  const strangers = turnAwayStrangers(scope, {
    clock,
    mayBeProven: req => mayBeHeard(ears, req),
    answer: reply => unheardAnswer(reply, 'BUSY'),
  })
  rawBodies(scope)
  scope.setErrorHandler((error: { statusCode?: number }, req, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) req.log.error({ err: error }, 'an RPP call failed unexpectedly')
    return unheardAnswer(reply.code(status), status >= 500 ? 'TEMPORARY' : 'BAD_REQUEST')
  })
  scope.setNotFoundHandler((_req, reply) => unheardAnswer(reply.code(404), 'BAD_REQUEST'))
  for (const name of Object.keys(walletCalls) as WalletCallName[]) {
    const config = { isForPartners: true }
    scope.post(`/${name}`, { bodyLimit: largestBody, config }, async (req, reply) => {
      const heard = hear(ears, req)
      if (!heard.ok) {
        return strangers.refuse(req, reply, () => unheardAnswer(reply.code(401), heard.why))
      }
      const performed = await perform(deps, heard.provider, { name, body: readJson(heard.body) })
      return sendSigned({ req, reply, heard, performed, nowMs: clock.now() })
    })
  }
}

/** Where nobody was heard there is no key to sign with. */
function unheardAnswer(reply: FastifyReply, status: string): FastifyReply {
  return reply.type('application/json').send(`{"request_id":null,"status":"${status}"}`)
}

interface Sending {
  readonly req: FastifyRequest
  readonly reply: FastifyReply
  readonly heard: Heard
  readonly performed: Performed
  readonly nowMs: number
}

function sendSigned({ req, reply, heard, performed, nowMs }: Sending): FastifyReply {
  const body = writeAnswer(performed.requestId, performed.uid, performed.verdict)
  const timestamp = String(Math.floor(nowMs / 1000))
  const signed = { method: req.method, path: req.url, timestamp, nonce: heard.nonce, body, status: 200 }
  return reply
    .header('content-type', 'application/json')
    .header(rppHeaders.timestamp, timestamp)
    .header(rppHeaders.signature, signAnswer(heard.key, signed))
    .send(body)
}
