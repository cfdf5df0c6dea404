import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { escapeHtml, page } from '../page.ts'
import { issueCode, keepPerson } from './partner.store.ts'
import { type HostName, hosts } from './hosts.ts'
import type { PartnerDeps } from './partnerDeps.ts'

const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), '')
const known = v.object({ userId: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,64}$/)) })
const person = v.object({ ...known.entries, phone: text, firstName: text, lastName: text, birthDate: text })
/** What the app is opened with beside the code, such as the game. */
const further = v.object({ game: text, pathname: text })

/**
 * The partners as hosts: `/partners` for people, who open the app as somebody, and `POST /partners/:name/codes` for
 * programs, which are given the code alone. `/partners/:name/app` is the partner's own app, where one comes back to, and
 * `/partners/lazadamini/redirect?url=` the shopping app's wrapper around addresses of the platform.
 */
export function partnerPage(app: FastifyInstance, deps: PartnerDeps): void {
  app.get('/partners', async (_req, reply) => show(reply, 'Partner apps', Object.keys(hosts).map(form).join('')))

  app.post<{ Params: { name: string } }>('/partners/:name/codes', async (req, reply) => {
    const code = await issue(deps, req.params.name, req.body)
    return code ? { code } : reply.code(400).send({ error: 'Name a partner, and a userId of letters and digits.' })
  })

  app.post<{ Params: { name: string } }>('/partners/:name/open', async (req, reply) => {
    const code = await issue(deps, req.params.name, req.body)
    if (!code) return reply.code(400).type('text/html; charset=utf-8').send(page('Nobody of that name', ''))
    const { path, name } = hosts[req.params.name as HostName]
    const more = v.safeParse(further, req.body)
    const asked = more.success ? Object.entries(more.output).filter(([, value]) => value) : []
    const query = new URLSearchParams([[name, code], ...asked])
    return reply.redirect(`${deps.platformUrl()}${path}?${query.toString()}`, 303)
  })

  app.get<{ Params: { name: string } }>('/partners/:name/app', async (req, reply) => {
    const host = isHost(req.params.name) ? form(req.params.name) : ''
    return show(reply, 'The partner’s own app', host || '<p>There is no such partner.</p>')
  })

  app.get<{ Querystring: { url?: string } }>('/partners/lazadamini/redirect', async (req, reply) => {
    const url = String(req.query.url ?? '')
    // A wrapper that leads anywhere would be everybody's.
    const isOurs = URL.canParse(url) && new URL(url).origin === new URL(deps.platformUrl()).origin
    return isOurs ? reply.redirect(url, 303) : reply.code(400).send({ error: 'Only to the platform.' })
  })
}

function isHost(name: string): name is HostName {
  return Object.hasOwn(hosts, name)
}

async function issue({ books, now }: PartnerDeps, partner: string, body: unknown): Promise<string | undefined> {
  const asked = v.safeParse(person, body)
  if (!asked.success || !isHost(partner)) return undefined
  const { userId, phone, firstName, lastName, birthDate } = asked.output
  await keepPerson(books, {
    partner,
    userId,
    phone: phone || null,
    firstName: firstName || null,
    lastName: lastName || null,
    birthDate: birthDate || null,
  })
  const value = randomBytes(24).toString('base64url')
  await issueCode(books, { value, partner, userId, nowMs: now() })
  return value
}

const fields = [
  ['userId', 'Person', 'juan'],
  ['phone', 'Phone', '639170000042'],
  ['firstName', 'First name', 'Juan'],
  ['lastName', 'Last name', 'dela Cruz'],
  ['birthDate', 'Birthday', '1990-05-01'],
  ['game', 'Game', ''],
  ['pathname', 'Page', ''],
] as const

function form(name: string): string {
  const host = hosts[name as HostName]
  const inputs = fields.map(
    ([field, label, value]) => `<label>${label} <input name="${field}" value="${escapeHtml(value)}"></label>`,
  )
  return `<ul><li><b>${host.title} (${name})</b><form method="post" action="/partners/${name}/open" style="flex-wrap:wrap">${inputs.join('')}<button>Open the app</button></form></li></ul>`
}

function show(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page(title, body))
}
