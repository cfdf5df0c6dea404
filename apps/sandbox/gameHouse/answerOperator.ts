import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Faults } from '../faults.ts'
import { hangUp } from '../hangUp.ts'
import type { HouseName } from './titles.ts'

export interface OperatorAnswer {
  readonly status: number
  /** A text is JSON already. */
  readonly body?: unknown
  readonly location?: string
}

interface OperatorCall {
  readonly party: HouseName
  readonly faults: Faults
  readonly reply: FastifyReply
  errorOf(sentence: string): unknown
  perform(): Promise<OperatorAnswer>
}

/** Longer than any list of a stand-in. */
const hugeBytes = 33 * 1024 * 1024
const elsewhere = 'http://elsewhere.example/game'

/** Answers an operator the way the house behaves at the moment. `misrouted` leads to another host than its own. */
export async function answerOperator({ party, faults, reply, errorOf, perform }: OperatorCall): Promise<FastifyReply> {
  const kind = faults.next(party)
  if (kind === 'silent') return hangUp(reply)
  if (kind === 'slow') await wait(3000)
  if (kind === 'garbled') return reply.code(200).type('text/html').send('<h1>Bad gateway</h1>')
  if (kind === 'refusing') return reply.code(500).send(errorOf('Internal server error.'))
  if (kind === 'huge')
    return reply
      .code(200)
      .type('application/json')
      .send(`["${'x'.repeat(hugeBytes)}"]`)
  const { status, body, location } = await perform()
  if (kind === 'cut') return hangUp(reply)
  const isLed = kind === 'misrouted'
  if (location !== undefined)
    return reply
      .code(status)
      .header('location', isLed ? elsewhere : location)
      .send()
  return reply
    .code(status)
    .type('application/json')
    .send(isLed ? ledElsewhere(body) : body)
}

function ledElsewhere(body: unknown): unknown {
  const names = ['url', 'gameUrl'].filter(name => typeof body === 'object' && body !== null && name in body)
  return names.length > 0 ? Object.fromEntries(names.map(name => [name, elsewhere])) : body
}
