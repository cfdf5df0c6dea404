import type { FastifyRequest } from 'fastify'
import type { Language } from '@saya/contract/text.ts'
import { addressOf } from './address.ts'
import { languageOf } from '../answer/language.ts'

/** What a request tells of whoever makes it, to be written down with a registration or a sign-in. */
export interface Visitor {
  readonly address: string
  readonly userAgent: string
  /** The advertisement that led here, and by which id its network knows the visitor. */
  readonly adId: string
  readonly adClientId: string
  /** The member who sent the visitor, and over which channel. */
  readonly referrerId: string
  readonly channelId: string
  /** Which language they read, as the page keeps it in the browser. */
  readonly language: Language
}

const longestUserAgent = 200

export const noVisitor: Visitor = {
  address: '',
  userAgent: '',
  adId: '',
  adClientId: '',
  referrerId: '',
  channelId: '',
  language: 'en',
}

export function visitorOf(req: FastifyRequest): Visitor {
  const { 'ad-id': adId, 'adc-id': adClientId, 're-id': referrerId, 'ch-id': channelId } = req.headers
  return {
    address: addressOf(req),
    userAgent: plainText(req.headers['user-agent']),
    adId: idIn(adId),
    adClientId: idIn(adClientId),
    referrerId: idIn(referrerId),
    channelId: idIn(channelId),
    language: languageOf(req),
  }
}

/** Anyone can write anything into a header: what is no id is none. */
function idIn(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[!-~]{1,128}$/.test(header) ? header : ''
}

function plainText(header = ''): string {
  return header.replace(/[^ -~]/g, '').slice(0, longestUserAgent)
}
