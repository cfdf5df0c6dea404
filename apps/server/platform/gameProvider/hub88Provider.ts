import { type KeyObject, sign } from 'node:crypto'
import * as v from 'valibot'
import { askProvider, readAnswer } from './askProvider.ts'
import type { GameFacts, LaunchWish, ListedGame, ProviderRecord, Span, TellingProvider } from './gameProvider.ts'
import { answers, type Hub88Call, hub88Paths, listsEveryMs, signatureHeader, writeMoment } from './hub88Protocol.ts'
import { ownPage } from './ownPage.ts'
import { ProviderFault } from './providerFault.ts'
import { recordsOfHub88 } from './recordsOfHub88.ts'

export interface Hub88ProviderOptions {
  readonly code: string
  /** Where it is asked, before `/operator`, and where its pages come from. */
  readonly url: string
  readonly pages: string
  /** Our number there, and the private key whose public half it knows. */
  readonly operatorId: number
  readonly key: KeyObject
}

/** An aggregator that speaks Hub88's Operator API. It has no call that closes what is open, nor one that hears of rounds put right. */
export function hub88Provider(
  options: Hub88ProviderOptions,
): TellingProvider & Required<Pick<TellingProvider, 'listGames'>> {
  const { code, pages } = options
  return {
    code,
    dialect: 'hub88',
    pages: new URL(pages).origin,
    listsEveryMs,
    async listGames() {
      return (believe(await ask(options, 'games', {})) ?? []).filter(isForUs).map(listed)
    },
    async launch(wish) {
      const inTheirs = await ask(options, 'launch', launchOf(wish, wish.language))
      // A language that it does not know keeps nobody from playing.
      const isStrange = inTheirs.status === 400 && wish.language !== 'en'
      const told = isStrange ? await ask(options, 'launch', launchOf(wish, 'en')) : inTheirs
      return ownPage(believe(told)?.url, pages)
    },
    listRecords: span => listRecords(options, span),
    async findRoundPage({ uid, roundId }) {
      return ownPage(believe(await ask(options, 'round', { user: String(uid), round: roundId }))?.url, pages)
    },
  }
}

function launchOf(wish: LaunchWish, lang: string) {
  return {
    user: String(wish.uid),
    token: wish.token,
    game_code: wish.gameCode,
    platform: wish.device === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    currency: 'PHP',
    country: 'PH',
    lang,
    lobby_url: wish.returnUrl,
    deposit_url: wish.returnUrl,
  }
}

async function listRecords(
  options: Hub88ProviderOptions,
  { fromMs, untilMs }: Span,
): Promise<readonly ProviderRecord[]> {
  const start = Math.floor(fromMs / 1000)
  const asked = {
    start_time: writeMoment(start),
    // Assumed: the last second is in it or not. So one more is asked for, and what lies beyond the time is left out.
    end_time: writeMoment(Math.ceil(untilMs / 1000) + 1),
    currency: 'PHP',
  }
  const told = believe(await ask(options, 'transactions', asked))
  if (!told) throw new ProviderFault('HTTP 404')
  return recordsOfHub88(told).filter(({ atMs }) => atMs >= start * 1000 && atMs < Math.ceil(untilMs / 1000) * 1000)
}

function isForUs({ enabled, blocked_countries: blocked = [] }: v.InferOutput<typeof answers.games>[number]): boolean {
  return enabled && !blocked.includes('PH')
}

function listed({ game_code: code, rtp = null }: v.InferOutput<typeof answers.games>[number]): ListedGame {
  return { code, rtpPpm: rtp, isTwoSided: false, facts: nothing }
}

/** What else its list says of a game it says on scales of its own, which its pages do not explain. */
const nothing: GameFacts = {
  version: null,
  leastRtpPpm: null,
  mostRtpPpm: null,
  hitPpm: null,
  volatility: null,
  leastBet: null,
  mostBet: null,
  mostWin: null,
  mostWinTimes: null,
  rules: { en: [], tl: [] },
  fairnessUrl: null,
}

interface Hub88Reply<Name extends Hub88Call> {
  readonly status: number
  readonly answer: v.InferOutput<(typeof answers)[Name]> | undefined
}

async function ask<Name extends Hub88Call>(
  { url, operatorId, key }: Hub88ProviderOptions,
  name: Name,
  fields: object,
): Promise<Hub88Reply<Name>> {
  const body = JSON.stringify({ operator_id: operatorId, ...fields })
  const signature = sign('sha256', Buffer.from(body), key).toString('base64')
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature }
  const address = `${url.replace(/\/$/, '')}${hub88Paths[name]}`
  const { status, text } = await askProvider({ method: 'POST', url: address, headers, body })
  if (status !== 200) return { status, answer: undefined }
  const read = v.safeParse(answers[name], readAnswer(text))
  if (!read.success) throw new ProviderFault('an answer of another form')
  return { status, answer: read.output }
}

/** What it does not have is no fault; all else that is not done is. */
function believe<Name extends Hub88Call>({ status, answer }: Hub88Reply<Name>) {
  if (status !== 200 && status !== 404) throw new ProviderFault(`HTTP ${status}`)
  return answer
}
