import type { FastifyInstance } from 'fastify'
import type { Books } from '../books.store.ts'
import type { Faults } from '../faults.ts'
import { hangUp } from '../hangUp.ts'
import { insertLines } from './log.store.ts'

interface LogPartyDeps {
  readonly books: Books
  readonly faults: Faults
  /** What senders have to show; without one everybody may send. */
  readonly token?: string | undefined
}

const mostBytes = 1_000_000

/** A collector of logs, as Vector and Fluent Bit are: it takes lines of JSON by POST, and answers once they are kept. */
export function logParty(app: FastifyInstance, { books, faults, token }: LogPartyDeps): void {
  app.addContentTypeParser('application/x-ndjson', { parseAs: 'string', bodyLimit: mostBytes }, (_req, body, done) =>
    done(null, body),
  )

  app.post('/log', { bodyLimit: mostBytes }, async (req, reply) => {
    const fault = faults.next('log')
    if (fault === 'silent') return hangUp(reply)
    if (fault === 'slow') await new Promise(resolve => setTimeout(resolve, 3000))
    if (fault === 'failing') return reply.code(503).send()
    if (fault === 'refusing') return reply.code(400).send({ error: 'These lines are never taken.' })
    if (token && req.headers.authorization !== `Bearer ${token}`)
      return reply.code(401).send({ error: 'Who is there?' })
    const lines = typeof req.body === 'string' ? linesOf(req.body) : undefined
    if (!lines) return reply.code(400).send({ error: 'Each line is an object of JSON.' })
    await insertLines(books, lines)
    // As one that died behind its work: the sender hears nothing and sends them again.
    if (fault === 'cut') return hangUp(reply)
    return reply.code(204).send()
  })
}

/** The lines of a body; nothing where one of them is no object. */
function linesOf(body: string): string[] | undefined {
  const lines = body.split('\n').filter(line => line.trim() !== '')
  return lines.length > 0 && lines.every(isObject) ? lines : undefined
}

function isObject(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
