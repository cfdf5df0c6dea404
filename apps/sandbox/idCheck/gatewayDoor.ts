import type { KeyObject } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Fault, Faults } from '../faults.ts'
import { hangUp } from '../hangUp.ts'
import { isSigned, signAnswer, timeOf, timeText } from './signature.ts'

export interface Answer {
  readonly result: {
    readonly resultStatus: 'S' | 'F' | 'U'
    readonly resultCode: string
    readonly resultMessage: string
  }
  readonly [more: string]: unknown
}

export interface GatewayOptions {
  /** The party's own, to sign answers with. */
  readonly key: KeyObject
  /** Of the one account it has. */
  readonly clientKey: KeyObject
  readonly now: () => number
  readonly faults: Faults
  /** Who is told to misbehave: the ID check, unless another party speaks the same protocol. */
  readonly party?: Fault['party']
}

interface GatewayCall {
  readonly path: string
  /** What stands before the path where the party is one of several here. It is not signed. */
  readonly below?: string
  readonly perform: (request: unknown, caller: { readonly clientId: string }) => Promise<Answer>
}

const freshMs = 10 * 60_000

/** Opens one call of the gateway: it hears only who signs, and signs whatever it answers. */
export function openGatewayCall(app: FastifyInstance, options: GatewayOptions, call: GatewayCall): void {
  app.post(`${call.below ?? ''}${call.path}`, async (req, reply) => {
    const fault = options.faults.take(options.party ?? 'idcheck')
    if (fault?.kind === 'silent') return hangUp(reply)
    if (fault?.kind === 'slow') await wait(3000)
    if (fault?.kind === 'garbled') return reply.code(200).type('text/html').send('<h1>Bad gateway</h1>')
    const body = JSON.stringify(await bend(fault, () => answerTo(req, options, call)))
    return send(reply, body, {
      ...options,
      path: call.path,
      clientId: String(req.headers['client-id'] ?? ''),
      // Somebody on the way who changes an answer cannot sign it anew.
      signed: fault?.kind === 'forged' ? `${body} ` : body,
    })
  })
}

/** What is answered instead, where the party was told to misbehave. */
async function bend(fault: Fault | undefined, ask: () => Promise<Answer>): Promise<Answer> {
  if (fault?.kind === 'refusing') return failed(fault.code ?? 'SYSTEM_ERROR', 'The request failed.')
  const answer = await ask()
  const isForever = fault?.kind === 'pending' && 'ekycResult' in answer
  return isForever ? { result: answer.result, ekycResult: 'InProcess' } : answer
}

interface AnswerSignature extends GatewayOptions {
  readonly path: string
  readonly clientId: string
  readonly signed: string
}

function send(reply: FastifyReply, body: string, { path, clientId, signed, key, now }: AnswerSignature): FastifyReply {
  const time = timeText(now())
  const signature = signAnswer({ path, clientId, time, body: signed }, key)
  return reply
    .code(200)
    .headers({ 'client-id': clientId, 'response-time': time, signature })
    .type('application/json; charset=UTF-8')
    .send(body)
}

async function answerTo(req: FastifyRequest, options: GatewayOptions, { path, perform }: GatewayCall): Promise<Answer> {
  const clientId = String(req.headers['client-id'] ?? '')
  const time = String(req.headers['request-time'] ?? '')
  const body = typeof req.body === 'string' ? req.body : ''
  if (clientId.length !== 16) return failed('INVALID_CLIENT', 'The client is not known.')
  if (!isSigned({ path, clientId, time, body }, String(req.headers.signature ?? ''), options.clientKey)) {
    return failed('INVALID_SIGNATURE', 'The signature does not fit the message.')
  }
  const isFresh = Math.abs(options.now() - timeOf(time)) <= freshMs
  if (!isFresh) return failed('INVALID_REQUEST_TIME', 'The request was made at another time.')
  try {
    return await perform(JSON.parse(body), { clientId })
  } catch (error) {
    if (error instanceof SyntaxError) return failed('INVALID_ARGUMENT', 'The body is no JSON.')
    return failed('SYSTEM_ERROR', 'The request failed.')
  }
}

export function failed(resultCode: string, resultMessage: string): Answer {
  return { result: { resultStatus: 'F', resultCode, resultMessage } }
}

export const succeeded: Answer['result'] = { resultStatus: 'S', resultCode: 'SUCCESS', resultMessage: 'success' }
