import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { escapeHtml, page as pageOf } from '../page.ts'
import { findPage, type Page } from './page.store.ts'
import { listPayments, type Payment } from './payment.store.ts'
import { centavosOf, writePesos } from './pesos.ts'
import { takePayment } from './takePayment.ts'
import { secondsOf } from './secondsOf.ts'
import type { Till } from './till.ts'

const act = v.object({
  act: v.picklist(['pay', 'twice', 'fail', 'leave']),
  /** Pesos with up to two places; what the page asks for, where nothing is said. */
  amount: v.optional(v.pipe(v.string(), v.regex(/^(\d{1,7}(\.\d{1,2})?)?$/)), ''),
  currency: v.optional(v.picklist(['PHP', 'USD']), 'PHP'),
  /** In how many minutes the money comes. */
  minutes: v.optional(v.pipe(v.string(), v.regex(/^\d{0,5}$/)), ''),
})

type Act = v.InferOutput<typeof act>

const titles = { paymongo: 'PayMongo', xendit: 'Xendit', maya: 'Maya Checkout' } as const

/** The page on which a person pays, or does not, or does what nobody should. */
export function payPage(app: FastifyInstance, till: Till): void {
  const { name } = till.dialect
  app.get<{ Params: { id: string } }>(`/${name}/pay/:id`, async (req, reply) => {
    const found = await findPage(till.books, name, req.params)
    if (!found) return reply.code(404).send({ error: 'There is no such page.' })
    const payments = await listPayments(till.books, found.id, secondsOf(till))
    return send(reply, `Pay by ${titles[name]}`, bodyOf(found, payments))
  })
  app.post<{ Params: { id: string } }>(`/${name}/pay/:id`, async (req, reply) => {
    const found = await findPage(till.books, name, req.params)
    const wanted = v.safeParse(act, req.body)
    if (!found || !wanted.success) return reply.code(400).send({ error: 'That cannot be done here.' })
    await perform(till, found, wanted.output)
    return reply.redirect(whereTo(found, wanted.output), 303)
  })
}

async function perform(till: Till, found: Page, { act: wanted, amount, currency, minutes }: Act): Promise<void> {
  if (wanted === 'leave') return
  const at = secondsOf(till) + Number(minutes) * 60
  const paid = { amount: amount === '' ? found.amount : centavosOf(amount), currency, at }
  const status = wanted === 'fail' ? 'failed' : 'paid'
  await takePayment(till, found, { ...paid, status })
  if (wanted === 'twice') await takePayment(till, found, { ...paid, status })
  // Whoever pays is sent back at once, however long it takes to tell the other side.
  void till.sender.send().catch(() => {})
}

/** Whoever's money takes its time has paid as far as they know: they are sent on like anybody who has. */
function whereTo(found: Page, { act: wanted }: Act): string {
  const { id, gateway, success_url: success, failure_url: failure, cancel_url: cancel } = found
  if (wanted === 'fail') return failure || `/${gateway}/pay/${id}`
  return wanted === 'leave' ? cancel : success
}

function bodyOf(found: Page, payments: readonly Payment[]): string {
  const done = payments.map(({ status, amount, currency }) => `<li>${status}: ${writePesos(amount)} ${currency}</li>`)
  const state =
    found.state === 'expired' ? '<p>This page is closed. Money that is paid all the same is nobody’s.</p>' : ''
  return `<p class="quiet">${escapeHtml(found.title)} by ${escapeHtml(found.instrument)}</p><output>${writePesos(found.amount)}</output>${state}<ul>${done.join('')}</ul><form method="post"><button name="act" value="pay">Pay</button><button name="act" value="fail">Fail</button><button name="act" value="leave">Leave</button><button name="act" value="twice">Pay twice</button></form><form method="post"><label>Another amount <input name="amount" inputmode="decimal" size="9"></label><label>Currency <select name="currency"><option>PHP<option>USD</select></label><label>In minutes <input name="minutes" inputmode="numeric" size="4"></label><button name="act" value="pay">Pay so</button></form>`
}

function send(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(pageOf(title, body))
}
