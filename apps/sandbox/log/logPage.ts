import type { FastifyInstance } from 'fastify'
import type { Books } from '../books.store.ts'
import { escapeHtml, manilaTime, page } from '../page.ts'
import { listLines } from './log.store.ts'

const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

interface ShownLine {
  readonly level?: number
  readonly msg?: string
  readonly signed?: string
  readonly time?: number
}

/** What the collector has, for people at `/logs` and for programs at `/log/lines`; with `?only=signed` the signed heads alone. */
export function logPage(app: FastifyInstance, books: Books): void {
  app.get<{ Querystring: { only?: string } }>('/log/lines', async req =>
    (await listLines(books, req.query.only === 'signed')).map(({ text }) => JSON.parse(text) as unknown),
  )

  app.get<{ Querystring: { only?: string } }>('/logs', async (req, reply) => {
    const isSignedOnly = req.query.only === 'signed'
    const items = (await listLines(books, isSignedOnly)).map(({ text, taken_at: takenAt }) => {
      const { level, msg = '', signed, time: _time, ...rest } = JSON.parse(text) as ShownLine
      const title = signed ? `signed head of ${signed}` : msg
      const facts = escapeHtml(JSON.stringify(rest).slice(0, 600))
      return `<li><p><b>${escapeHtml(`${title}`)}</b> <time>${manilaTime.format(takenAt)}</time></p><p class="quiet">${escapeHtml(levels[level ?? 0] ?? '')} · ${facts}</p></li>`
    })
    const way = isSignedOnly ? '<a href="/logs">All lines</a>' : '<a href="/logs?only=signed">Signed heads alone</a>'
    const empty = '<li>Nothing was sent yet. Start with LOG_URL=http://127.0.0.1:8091/log.</li>'
    return reply.type('text/html; charset=utf-8').send(page('Logs', `<p>${way}</p><ul>${items.join('') || empty}</ul>`))
  })
}
