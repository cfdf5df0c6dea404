import type { FastifyInstance } from 'fastify'
import { sayIn } from '../../../games/slots/view/sayIn.ts'
import { sayInLeague } from '../../../games/sports/view/sayInLeague.ts'
import { sayAtTable } from '../../../games/tables/view/sayAtTable.ts'

const policy = "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'"

const words = {
  en: {
    title: 'How rounds are decided, and how to check one',
    alone: 'Games of one player',
    tables: 'Tables',
    leagues: 'Virtual sports',
    check: 'Checking a round',
    checkWhy:
      'Open the round among your bet records and choose to verify it. Its page draws the round again on your own device, from the secret, your word and the number of the round, and sets each draw beside the tables it is read by.',
  },
  tl: {
    title: 'Paano pinagpapasyahan ang mga round, at paano ito suriin',
    alone: 'Mga larong pang-isahan',
    tables: 'Mga mesa',
    leagues: 'Birtuwal na palakasan',
    check: 'Pagsuri sa isang round',
    checkWhy:
      'Buksan ang round sa mga taya mo at piliing suriin ito. Bubunutin muli ng pahina ang round sa sarili mong device, mula sa lihim, sa salita mo at sa bilang ng round, at itatabi ang bawat bunot sa talaang pinagbabasahan nito.',
  },
} as const

/** What the studio promises of every round, for whoever wants to know before they play. It needs no script. */
export function fairnessPage(app: FastifyInstance): void {
  app.get<{ Querystring: { lang?: string } }>('/fairness', async (req, reply) => {
    const language = req.query.lang === 'tl' ? 'tl' : 'en'
    const { title, alone, tables, leagues, check, checkWhy } = words[language]
    const parts = [
      [alone, sayIn(language)('fairnessWhy')],
      [tables, sayAtTable(language)('fairnessWhy')],
      [leagues, sayInLeague(language)('fairnessWhy')],
      [check, checkWhy],
    ]
    const body = parts.map(([head, text]) => `<h2>${head}</h2><p>${text}</p>`).join('')
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'public, max-age=300' })
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/view/round.css"></head><body><main id="round"><h1>${title}</h1>${body}</main></body></html>`,
      )
  })
}
