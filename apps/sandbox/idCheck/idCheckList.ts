import type { FastifyInstance } from 'fastify'
import type { Books } from '../books.store.ts'
import { escapeHtml, manilaTime, page } from '../page.ts'
import { documents, isDocumentCode } from './documents.ts'
import { listChecks } from './idCheck.store.ts'

/** The party's own view of its newest checks, for whoever tests against it. */
export function idCheckList(app: FastifyInstance, books: Books): void {
  app.get('/idchecks', async (_req, reply) => {
    const items = (await listChecks(books)).map(check => {
      const label = isDocumentCode(check.doc_type) ? documents[check.doc_type].label : check.doc_type
      const said = [check.state, check.doc_error, `tries ${check.tries}`].filter(Boolean).join(', ')
      const read = Object.entries(check.outcome?.fields ?? {}).map(([name, value]) => `${name}: ${value}`)
      return `<li><p><b>${escapeHtml(label)}</b> <time>${manilaTime.format(check.opened_at)}</time></p><p>${escapeHtml(said)}</p><p class="quiet">${escapeHtml(read.join(' · '))}</p></li>`
    })
    const body = `<ul>${items.join('') || '<li>No ID has been checked yet.</li>'}</ul>`
    return reply.type('text/html; charset=utf-8').send(page('ID checks', body))
  })
}
