import { contract, type Operation } from '@saya/contract'
import { feeds } from '@saya/contract/realtime/index.ts'
import type { FastifyInstance } from 'fastify'
import { asyncapi } from './asyncapi.ts'
import { hashSource } from '../answer/contentSecurity.ts'
import { openapi } from './openapi.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#241418;background:#f7f3f1}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #e7deda;vertical-align:top}
code{font:600 14px ui-monospace,monospace}`

/** The calls for people at `/docs`; for programs at `/docs/openapi.json`, and the topics at `/docs/asyncapi.json`. */
export function docs(app: FastifyInstance): void {
  const page = onDemand(write)
  const documents = { openapi: () => openapi(contract), asyncapi: () => asyncapi(feeds) }
  for (const [path, document] of Object.entries(documents)) {
    const text = onDemand(() => JSON.stringify(document()))
    app.get(`/docs/${path}.json`, async (_req, reply) =>
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text()),
    )
  }
  app.get('/docs', async (_req, reply) =>
    reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src ${hashSource(style)}; frame-ancestors 'none'; base-uri 'none'`,
      )
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page()),
  )
}

/** Written for whoever asks first, rather than at every start. */
function onDemand(make: () => string): () => string {
  let text: string | undefined
  return () => {
    text ??= make()
    return text
  }
}

function write(): string {
  const sections = (Object.entries(contract) as [string, Record<string, Operation>][]).map(([noun, operations]) => {
    const rows = Object.values(operations).map(
      ({ method, path, twin, access, summary, refusals }) =>
        `<tr><td><code>${method}${twin ? `, ${twin}` : ''}</code></td><td><code>${path}</code></td><td>${access}</td><td>${escape(summary)}</td><td>${Object.keys(refusals).join('<br>')}</td></tr>`,
    )
    return `<h2>${noun}</h2><table><tr><th>Method</th><th>Path</th><th>Caller</th><th>What it does</th><th>Refusals</th></tr>${rows.join('')}</table>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Saya: the calls</title><style>${style}</style><h1>Saya: the calls</h1><p>Generated from the contract. For programs: <a href="/docs/openapi.json">openapi.json</a>, and for what the server tells by itself <a href="/docs/asyncapi.json">asyncapi.json</a></p>${sections.join('')}</html>`
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
