import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Books } from '../books.store.ts'
import { escapeHtml, manilaTime, page } from '../page.ts'
import { listPushed } from './push.store.ts'

const shown = v.object({ notification: v.object({ title: v.string(), body: v.string(), navigate: v.string() }) })

/** What browsers would show, for people at `/notifications` and for programs at `/push/messages?endpoint=`. */
export function pushInbox(app: FastifyInstance, books: Books): void {
  app.get<{ Querystring: { endpoint?: string } }>('/push/messages', async req =>
    (await listPushed(books, String(req.query.endpoint ?? '').replace(/^.*\//, ''))).map(
      ({ ttl, urgency, topic, text }) => ({ ttl, urgency, topic, text }),
    ),
  )

  app.get('/notifications', async (_req, reply) => {
    const items = (await listPushed(books, '')).map(({ text, urgency, taken_at: takenAt }) => {
      const read = v.safeParse(shown, parse(text))
      const { title, body, navigate } = read.success
        ? read.output.notification
        : { title: text, body: '', navigate: '' }
      return `<li><p><b>${escapeHtml(title)}</b> <time>${manilaTime.format(takenAt)}</time></p><p>${escapeHtml(body)}</p><p class="quiet">${escapeHtml(navigate)} · ${escapeHtml(urgency)}</p></li>`
    })
    const empty = '<li>Nothing was pushed yet. Turn notifications on in the app, and let something happen.</li>'
    const list = `<ul>${items.join('') || empty}</ul>`
    return reply.type('text/html; charset=utf-8').send(page('Notifications', list))
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
