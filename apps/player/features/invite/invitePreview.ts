import { toBase64 } from '@saya/client'
import type { PageRequest } from '@saya/contract/page.ts'
import { type AnswerStore, answerName, need } from '../../shared/answer/answers.ts'
import { readPreferences } from '../../shared/device/preferences.ts'
import type { Place } from '../../shared/session/place.ts'
import { speak } from '../../shared/texts.ts'
import { codeOf } from './codeOf.ts'
import type { Offer } from './InviteHero.tsx'
import { inviteTexts } from './invite.texts.ts'
import { isSentInTagalog } from './isSentInTagalog.ts'
import { pictureLines } from './pictureLines.ts'

/** What a chat shows of a member's link: in the language that the link says, since a chat has no cookies. */
export function invitePreview({ origin, cookies, brand }: PageRequest, place: Place, answers: AnswerStore) {
  const { language } = readPreferences(cookies)
  const isTagalog = isSentInTagalog(place)
  const said = isTagalog ? 'tl' : language
  const t = speak(inviteTexts, said)
  const wanted = need('GET /promo/invite/open', { query: { code: codeOf(place) } })
  const known = answers.read(answerName(wanted, language)) as
    | { readonly name: string; readonly offer: Offer }
    | undefined
  const gift = pictureLines(known?.offer ?? null, said)
  return {
    title: t.guestTitle(known?.name ?? ''),
    line: `${gift ? `${gift.gift}. ${gift.time}` : t.guestLine} ${t.only}`,
    picture: `${origin}/img/invite/${brand === 'h5' ? 'slots' : brand}.png`,
    address: addressOf(origin, codeOf(place)) + (isTagalog ? `${codeOf(place) ? '&' : '?'}lang=tl` : ''),
  }
}

/** The page's own address, whatever else the one that was opened says. */
function addressOf(origin: string, code: string): string {
  if (code === '') return `${origin}/invite`
  const r = toBase64(`r=${code},0`).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return `${origin}/invite?r=${r}`
}
