import type { FastifyInstance } from 'fastify'
import type { Books } from '../books.store.ts'
import { codeIn } from '../codeIn.ts'
import { escapeHtml, manilaTime, page } from '../page.ts'
import { listSms } from './sms.store.ts'

/** What a phone would show, for people at `/inbox` and for programs at `/sms?to=`. */
export function smsInbox(app: FastifyInstance, books: Books): void {
  app.get<{ Querystring: { to?: string } }>('/sms', async req =>
    (await listSms(books, String(req.query.to ?? ''))).map(row => ({
      to: row.recipient.slice(-10),
      text: row.text,
      code: codeIn(row.text),
      at: Math.floor(row.taken_at.getTime() / 1000),
    })),
  )

  app.get<{ Querystring: { to?: string } }>('/inbox', async (req, reply) => {
    const rows = await listSms(books, String(req.query.to ?? ''))
    const items = rows.map(
      row =>
        `<li><p><b>+63 ${escapeHtml(row.recipient.slice(-10))}</b> <time>${manilaTime.format(row.taken_at)}</time></p><p>${escapeHtml(row.text)}</p><output>${codeIn(row.text)}</output></li>`,
    )
    const form =
      '<form><label>Phone <input name="to" inputmode="numeric" placeholder="917 123 4567"></label><button>Show</button></form>'
    const body = `${form}<ul>${items.join('') || '<li>No message has arrived yet. Ask for a code in the app, then load this page again.</li>'}</ul>`
    return reply.type('text/html; charset=utf-8').send(page('SMS inbox', body))
  })
}
