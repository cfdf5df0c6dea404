import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { escapeHtml, page } from '../page.ts'
import { writePesos } from '../till/pesos.ts'
import { secondsOf } from '../till/secondsOf.ts'
import type { TransferDeps, Transfers } from './openTransfers.ts'
import { statusOf } from './statusOf.ts'
import { findTransfer, listTransfers, setFate, type Transfer } from './transfer.store.ts'

const act = v.object({ fate: v.picklist(['succeeded', 'failed', 'returned']) })

type PageDeps = Pick<TransferDeps, 'books' | 'now'>

/** The book of money that is sent on by any of these, where people decide what a bank makes of it. */
export function transferPage(app: FastifyInstance, deps: PageDeps, all: readonly Transfers[]): void {
  app.get('/transfers', async (_req, reply) => {
    const now = secondsOf(deps)
    const items = (await listTransfers(deps.books)).map(transfer => itemOf(transfer, now))
    const body = `<ul>${items.join('') || '<li>Nothing has been sent on yet.</li>'}</ul>`
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page('Transfers', body))
  })
  app.post<{ Params: { id: string } }>('/transfers/:id', async (req, reply) => {
    const wanted = v.safeParse(act, req.body)
    const transfer = await findTransfer(deps.books, req.params.id)
    const gateway = all.find(({ dialect }) => dialect.name === transfer?.gateway)
    if (!transfer || !gateway || !wanted.success) return reply.code(400).send({ error: 'That cannot be done here.' })
    const now = secondsOf(deps)
    const { fate } = wanted.output
    await setFate(deps.books, transfer.id, { fate, now })
    await gateway.sender.note({ kinds: [gateway.dialect.kindOf(fate)], about: transfer.id, at: now })
    void gateway.sender.send().catch(() => {})
    return reply.redirect('/transfers', 303)
  })
}

function itemOf(transfer: Transfer, now: number): string {
  const to = `${escapeHtml(transfer.account_name)} · ${escapeHtml(transfer.account_number)} · ${escapeHtml(transfer.bank)}`
  const buttons = [
    ['succeeded', 'Arrives'],
    ['failed', 'Fails'],
    ['returned', 'Comes back'],
  ].map(([fate, word]) => `<button name="fate" value="${fate}">${word}</button>`)
  return `<li><b>${writePesos(transfer.amount)}</b> ${transfer.gateway} ${transfer.rail} <span class="quiet">${statusOf(transfer, now)} · ${escapeHtml(transfer.reference)}</span><p>${to}</p><form method="post" action="/transfers/${transfer.id}">${buttons.join('')}</form></li>`
}
