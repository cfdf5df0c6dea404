import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { Books } from '../books.store.ts'
import { escapeHtml, page } from '../page.ts'
import type { EventSender } from './eventSender.ts'
import { findSession, listPayments, listSessions, type Payment, type Session } from './payMongo.store.ts'
import { takePayment } from './takePayment.ts'

export interface PageDeps {
  readonly books: Books
  readonly now: () => number
  readonly sender: EventSender
}

const act = v.object({
  act: v.picklist(['pay', 'twice', 'fail', 'leave']),
  /** Pesos with up to two places; what the page asks for, where nothing is said. */
  amount: v.optional(v.pipe(v.string(), v.regex(/^(\d{1,7}(\.\d{1,2})?)?$/)), ''),
  currency: v.optional(v.picklist(['PHP', 'USD']), 'PHP'),
  /** In how many minutes the money comes. */
  minutes: v.optional(v.pipe(v.string(), v.regex(/^\d{0,5}$/)), ''),
})

type Act = v.InferOutput<typeof act>

/** The page on which a person pays, or does not, or does what nobody should. */
export function payPage(app: FastifyInstance, deps: PageDeps): void {
  app.get<{ Params: { id: string } }>('/paymongo/pay/:id', async (req, reply) => {
    const session = await findSession(deps.books, req.params.id)
    if (!session) return reply.code(404).send({ error: 'There is no such page.' })
    const payments = await listPayments(deps.books, session.id, seconds(deps))
    return send(reply, 'Pay', bodyOf(session, payments))
  })
  app.post<{ Params: { id: string } }>('/paymongo/pay/:id', async (req, reply) => {
    const session = await findSession(deps.books, req.params.id)
    const wanted = v.safeParse(act, req.body)
    if (!session || !wanted.success) return reply.code(400).send({ error: 'That cannot be done here.' })
    await perform(deps, session, wanted.output)
    return reply.redirect(whereTo(session, wanted.output), 303)
  })
  app.get('/payments', async (_req, reply) => {
    const rows = await listSessions(deps.books)
    const items = rows.map(
      row =>
        `<li><a href="/paymongo/pay/${row.id}"><b>${pesos(row.amount)}</b> ${escapeHtml(row.instrument)}</a> <span class="quiet">${row.state} · ${escapeHtml(row.reference)}</span></li>`,
    )
    return send(reply, 'Payments', `<ul>${items.join('') || '<li>Nobody has begun to pay yet.</li>'}</ul>`)
  })
}

async function perform(
  deps: PageDeps,
  session: Session,
  { act: wanted, amount, currency, minutes }: Act,
): Promise<void> {
  if (wanted === 'leave') return
  const at = seconds(deps) + Number(minutes) * 60
  const paid = { amount: amount === '' ? session.amount : centavosOf(amount), currency, at }
  const status = wanted === 'fail' ? 'failed' : 'paid'
  await takePayment(deps, session, { ...paid, status })
  if (wanted === 'twice') await takePayment(deps, session, { ...paid, status })
  // Whoever pays is sent back at once, however long it takes to tell the other side.
  void deps.sender.send().catch(() => {})
}

function whereTo({ id, success_url, cancel_url }: Session, { act: wanted, minutes }: Act): string {
  if (wanted === 'fail') return `/paymongo/pay/${id}`
  return wanted === 'leave' || Number(minutes) > 0 ? cancel_url : success_url
}

function centavosOf(text: string): number {
  const [whole = '0', fraction = ''] = text.split('.')
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

function pesos(centavos: number): string {
  return `₱${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`
}

function bodyOf(session: Session, payments: readonly Payment[]): string {
  const done = payments.map(({ status, amount, currency }) => `<li>${status}: ${pesos(amount)} ${currency}</li>`)
  const state =
    session.state === 'expired' ? '<p>This page is closed. Money that is paid all the same is nobody’s.</p>' : ''
  return `<p class="quiet">${escapeHtml(session.title)} by ${escapeHtml(session.instrument)}</p><output>${pesos(session.amount)}</output>${state}<ul>${done.join('')}</ul><form method="post"><button name="act" value="pay">Pay</button><button name="act" value="fail">Fail</button><button name="act" value="leave">Leave</button><button name="act" value="twice">Pay twice</button></form><form method="post"><label>Another amount <input name="amount" inputmode="decimal" size="9"></label><label>Currency <select name="currency"><option>PHP<option>USD</select></label><label>In minutes <input name="minutes" inputmode="numeric" size="4"></label><button name="act" value="pay">Pay so</button></form>`
}

function seconds({ now }: PageDeps): number {
  return Math.floor(now() / 1000)
}

function send(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(title, body))
}
