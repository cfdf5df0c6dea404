import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { escapeHtml, page } from '../page.ts'
import { findTransfer, listTransfers, setFate, type Transfer } from './transfer.store.ts'
import { type CallDeps, kindOf } from './transferCalls.ts'
import { statusOf } from './transferResource.ts'

const act = v.object({ fate: v.picklist(['succeeded', 'failed', 'returned']) })

/** The book of money that is sent on, where people decide what a bank makes of it. */
export function transferPage(app: FastifyInstance, deps: CallDeps): void {
  app.get('/transfers', async (_req, reply) => {
    const now = Math.floor(deps.now() / 1000)
    const items = (await listTransfers(deps.books)).map(transfer => itemOf(transfer, now))
    const body = `<ul>${items.join('') || '<li>Nothing has been sent on yet.</li>'}</ul>`
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page('Transfers', body))
  })
  app.post<{ Params: { id: string } }>('/transfers/:id', async (req, reply) => {
    const wanted = v.safeParse(act, req.body)
    const transfer = await findTransfer(deps.books, req.params.id)
    if (!transfer || !wanted.success) return reply.code(400).send({ error: 'That cannot be done here.' })
    const now = Math.floor(deps.now() / 1000)
    const { fate } = wanted.output
    await setFate(deps.books, transfer.id, { fate, now })
    await deps.sender.note({ kind: kindOf(fate), transfer: transfer.id, at: now })
    void deps.sender.send().catch(() => {})
    return reply.redirect('/transfers', 303)
  })
}

function itemOf(transfer: Transfer, now: number): string {
  const digits = String(transfer.amount).padStart(3, '0')
  const to = `${escapeHtml(transfer.account_name)} · ${escapeHtml(transfer.account_number)} · ${escapeHtml(transfer.bic)}`
  const buttons = [
    ['succeeded', 'Arrives'],
    ['failed', 'Fails'],
    ['returned', 'Comes back'],
  ].map(([fate, word]) => `<button name="fate" value="${fate}">${word}</button>`)
  return `<li><b>₱${digits.slice(0, -2)}.${digits.slice(-2)}</b> ${transfer.provider} <span class="quiet">${statusOf(transfer, now)} · ${escapeHtml(transfer.reference)}</span><p>${to}</p><form method="post" action="/transfers/${transfer.id}">${buttons.join('')}</form></li>`
}
