import type { FastifyInstance } from 'fastify'
import type { Books } from '../books.ts'
import { escapeHtml, page } from '../page.ts'

interface Row {
  readonly recipient: string
  readonly text: string
  readonly taken_at: Date
}

/** What a phone would show, for people at `/inbox` and for programs at `/sms?to=`. */
export function smsInbox(app: FastifyInstance, books: Books): void {
  const list = (to: string) =>
    books.query<Row>(
      `select recipient, text, taken_at from sms
       where $1 = '' or right(recipient, 10) = $1 order by taken_at desc, id limit 100`,
      [to.replace(/\D/g, '').slice(-10)],
    )

  app.get<{ Querystring: { to?: string } }>('/sms', async req =>
    (await list(String(req.query.to ?? ''))).map(row => ({
      to: row.recipient.slice(-10),
      text: row.text,
      code: codeIn(row.text),
      at: Math.floor(row.taken_at.getTime() / 1000),
    })),
  )

  app.get<{ Querystring: { to?: string } }>('/inbox', async (req, reply) => {
    const rows = await list(String(req.query.to ?? ''))
    const items = rows.map(
      row =>
        `<li><p><b>+63 ${escapeHtml(row.recipient.slice(-10))}</b> <time>${row.taken_at.toISOString().slice(11, 19)}</time></p><p>${escapeHtml(row.text)}</p><output>${codeIn(row.text)}</output></li>`,
    )
    const form =
      '<form><label>Phone <input name="to" inputmode="numeric" placeholder="917 123 4567"></label><button>Show</button></form>'
    const body = `${form}<ul>${items.join('') || '<li>No message has arrived yet. Ask for a code in the app, then load this page again.</li>'}</ul>`
    return reply.type('text/html; charset=utf-8').send(page('SMS inbox', body))
  })
}

function codeIn(text: string): string {
  return /\b(\d{6})\b/.exec(text)?.[1] ?? ''
}
