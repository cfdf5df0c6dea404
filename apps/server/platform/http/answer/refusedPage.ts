import type { Refusal } from '@saya/contract/refusal.ts'
import { textIn } from '@saya/contract/text.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashSource } from './contentSecurity.ts'
import { languageOf } from './language.ts'

/** Nothing is asked for beside it, since whoever sees it was refused more. */
const style = `
:root{color-scheme:light dark;font:450 15px/22px system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;text-align:center;
padding:16px;box-sizing:border-box;background:#F7F3F1;color:#241418}
h1{margin:0 0 8px;font-size:20px;line-height:26px;max-width:22em}
p{margin:0 0 24px;color:#5B4B4E}
a{display:grid;place-content:center;min-height:44px;padding:0 24px;border-radius:999px;font-weight:650;
text-decoration:none;background:#FFB71B;color:#2C1402}
a:focus-visible{outline:3px solid #1D5A9E;outline-offset:3px}
@media (prefers-color-scheme:dark){body{background:#150D10;color:#FCF5F2}p{color:#D2C4C4}a:focus-visible{outline-color:#9CC9FF}}
`

const policy = `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const calls = /^\/(member|finance|promo|game|ocr|api|img|assets|office\/(api|assets))\//

/** Whether a browser is going somewhere, so that a person sees what it is answered. */
export function isGoingSomewhere({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && /text\/html/.test(headers.accept ?? '') && !calls.test(url)
}

/** A refusal to a person, before any page of ours was made for them: the sentence in their language, and the way on. */
export function refusedPage(reply: FastifyReply, code: string, { text }: Refusal): FastifyReply {
  const language = languageOf(reply.request)
  const sentence = textIn(text, language)
  const again = textIn(['Try again', 'Subukan muli'], language)
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('vary', 'accept, cookie')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Saya</title><style>${style}</style><main><h1>${sentence}</h1><p>${code}</p></main><a href="">${again}</a></html>`,
    )
}
