import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Books } from '../books.store.ts'
import { escapeHtml, manilaTime, page } from '../page.ts'
import { type ChatVisitor, insertChatMessage, listChatMessages } from './chat.store.ts'

const part = v.optional(v.pipe(v.string(), v.maxLength(200)), '')
const visitor = v.object({ name: part, email: part })
const message = v.object({ ...visitor.entries, text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)) })

/** The chat that a page shows in a frame, told by its address who writes. Here nobody sits at the other end. */
export function liveChat(app: FastifyInstance, books: Books): void {
  app.get('/chat', async (req, reply) => {
    const asked = v.safeParse(visitor, req.query)
    const who = asked.success ? asked.output : { name: '', email: '' }
    const said = who.name || who.email ? await listChatMessages(books, who) : []
    const items = said.map(
      ({ text, taken_at }) =>
        `<li><p>${escapeHtml(text)}</p><time>${manilaTime.format(taken_at)}</time></li><li class="quiet">Nobody sits here: this is the chat’s stand-in. It has kept your message.</li>`,
    )
    const greeting = who.name ? `Hello ${escapeHtml(who.name)}` : 'Hello'
    const hidden = Object.entries(who).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
    )
    const form = `<form method="post" action="/chat" style="flex-wrap:wrap">${hidden.join('')}<label>Message <input name="text" required maxlength="2000"></label><button>Send</button></form>`
    const known = who.email ? `<p class="quiet">We answer to ${escapeHtml(who.email)}.</p>` : ''
    return reply
      .type('text/html; charset=utf-8')
      .send(page('Live chat', `<p>${greeting}, how can we help?</p>${known}<ul>${items.join('')}</ul>${form}`))
  })

  app.post('/chat', async (req, reply) => {
    const written = v.safeParse(message, req.body)
    if (!written.success) return reply.code(400).send({ error: 'Write something, of 2,000 characters at most.' })
    const { text, ...who } = written.output
    await insertChatMessage(books, who, text)
    return reply.redirect(`/chat?${query(who)}`, 303)
  })
}

function query({ name, email }: ChatVisitor): string {
  return new URLSearchParams({ name, email }).toString()
}
