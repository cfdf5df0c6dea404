import type { FastifyInstance } from 'fastify'
import type { Books } from '../books.store.ts'
import { escapeHtml, page } from '../page.ts'
import { listNewestPages } from './page.store.ts'
import { writePesos } from './pesos.ts'

/** Every page to pay on, of every gateway. */
export function paymentList(app: FastifyInstance, books: Books): void {
  app.get('/payments', async (_req, reply) => {
    const rows = await listNewestPages(books)
    const items = rows.map(
      row =>
        `<li><a href="/${row.gateway}/pay/${row.id}"><b>${writePesos(row.amount)}</b> ${escapeHtml(row.instrument)}</a> <span class="quiet">${row.state} · ${escapeHtml(row.reference)}</span></li>`,
    )
    const list = `<ul>${items.join('') || '<li>Nobody has begun to pay yet.</li>'}</ul>`
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page('Payments', list))
  })
}
