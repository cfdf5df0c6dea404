import { isUtf8 } from 'node:buffer'
import { type ProviderCallName, providerCalls, rppHeaders, signAnswer } from '@saya/rpp'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { answerCall } from './answerCall.ts'
import { type Ears, hear, type Hearing } from './hear.ts'
import type { OperatorDeps } from './operatorDeps.ts'

const largestBody = 16 * 1024

/** The provider's half of RPP/1: what an operator may ask of the studio. docs/rpp.md says what each call means. */
export function operatorRoutes(app: FastifyInstance, deps: OperatorDeps, ears: Ears): void {
  app.register(
    async scope => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_req, bytes, done) => done(null, bytes))
      scope.setErrorHandler((error: { statusCode?: number }, req, reply) => {
        const status = error.statusCode ?? 500
        if (status >= 500) deps.log.error({ err: error, url: req.url }, 'a call of the operator failed')
        return reply.code(status).send({ request_id: null, status: status >= 500 ? 'TEMPORARY' : 'BAD_REQUEST' })
      })
      for (const name of Object.keys(providerCalls) as ProviderCallName[]) {
        scope.post(`/${name}`, { bodyLimit: largestBody }, async (req, reply) => {
          const heard = hear(ears, req)
          if (!heard.ok) return reply.code(401).send({ request_id: null, status: heard.why })
          const body = await perform(deps, name, heard.body)
          return sendSigned({ req, reply, heard, body: JSON.stringify(body), nowMs: ears.clock.now() })
        })
      }
    },
    { prefix: '/v1' },
  )
}

async function perform(deps: OperatorDeps, name: ProviderCallName, bytes: Buffer): Promise<object> {
  const shape: v.GenericSchema<unknown, { request_id: string }> = providerCalls[name].asks
  const asked = v.safeParse(shape, parse(bytes), { abortEarly: true })
  if (!asked.success) return { request_id: 'unread', status: 'BAD_REQUEST' }
  return { request_id: asked.output.request_id, ...(await answerCall(deps, name, asked.output)) }
}

interface Sending {
  readonly req: FastifyRequest
  readonly reply: FastifyReply
  readonly heard: Extract<Hearing, { ok: true }>
  readonly body: string
  readonly nowMs: number
}

function sendSigned({ req, reply, heard, body, nowMs }: Sending): FastifyReply {
  const timestamp = String(Math.floor(nowMs / 1000))
  const signed = { method: req.method, path: req.url, timestamp, nonce: heard.nonce, body, status: 200 }
  return reply
    .header('content-type', 'application/json')
    .header(rppHeaders.timestamp, timestamp)
    .header(rppHeaders.signature, signAnswer(heard.key.key, signed))
    .send(body)
}

function parse(bytes: Buffer): unknown {
  try {
    return isUtf8(bytes) ? JSON.parse(bytes.toString()) : undefined
  } catch {
    return undefined
  }
}
