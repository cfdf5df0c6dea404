import type { FastifyInstance } from 'fastify'
import type { Books } from '../books.store.ts'
import { codeIn } from '../codeIn.ts'
import { escapeHtml, manilaTime, page } from '../page.ts'
import { listMail } from './mail.store.ts'

/** What a mailbox would show, for people at `/mailbox` and for programs at `/mail?to=`. */
export function mailInbox(app: FastifyInstance, books: Books): void {
  app.get<{ Querystring: { to?: string } }>('/mail', async req =>
    (await listMail(books, String(req.query.to ?? ''))).map(({ recipient, subject, text, taken_at }) => ({
      to: recipient,
      subject,
      text,
      code: codeIn(text),
      at: Math.floor(taken_at.getTime() / 1000),
    })),
  )

  app.get<{ Querystring: { to?: string } }>('/mailbox', async (req, reply) => {
    const rows = await listMail(books, String(req.query.to ?? ''))
    const items = rows.map(
      ({ recipient, subject, text, taken_at }) =>
        `<li><p><b>${escapeHtml(recipient)}</b> <time>${manilaTime.format(taken_at)}</time></p><p>${escapeHtml(subject)}</p><p>${escapeHtml(text)}</p><output>${codeIn(text)}</output></li>`,
    )
    const form =
      '<form><label>Address <input name="to" type="email" placeholder="ana@example.com"></label><button>Show</button></form>'
    const body = `${form}<ul>${items.join('') || '<li>No e-mail has arrived yet. Ask for a code in the app, then load this page again.</li>'}</ul>`
    return reply.type('text/html; charset=utf-8').send(page('Mailbox', body))
  })
}
