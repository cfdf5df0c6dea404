import type { KeyObject } from 'node:crypto'
import { type PartnerName, partnerNames } from '@saya/contract/identity/partner.ts'
import type { Clock } from '../clock.ts'
import { gateway } from '../idCheck/gateway.ts'
import { publicKeyOf } from '../idCheck/idCheckKeys.ts'
import { miniProgram } from './miniProgram.ts'
import type { Partner, Partners } from './partner.ts'

interface PartnerSettings {
  /** Of each partner: where it is asked, whom it knows us as, and by which key it signs. */
  readonly PARTNER_URLS: string
  readonly PARTNER_CLIENTS: string
  readonly PARTNER_PARTY_KEYS: string
  readonly PARTNER_KEY?: KeyObject | undefined
}

/** `glife=something,mayamini=something`, or null where a piece is none or names no partner. */
export function readPartnerPieces(text: string): ReadonlyMap<PartnerName, string> | null {
  const found = new Map<PartnerName, string>()
  for (const piece of text.split(',').map(part => part.trim())) {
    if (!piece) continue
    const at = piece.indexOf('=')
    const name = partnerNames.find(each => each === piece.slice(0, at))
    if (!name || at === piece.length - 1) return null
    found.set(name, piece.slice(at + 1))
  }
  return found
}

/** The partners that the settings name. One without an address, an account or a key is closed. */
export function openPartners(settings: PartnerSettings, clock: Clock): Partners {
  const { PARTNER_KEY: key } = settings
  const [urls, clients, keys] = [settings.PARTNER_URLS, settings.PARTNER_CLIENTS, settings.PARTNER_PARTY_KEYS].map(
    text => readPartnerPieces(text) ?? new Map<PartnerName, string>(),
  )
  const partners = new Map<PartnerName, Partner>()
  for (const name of partnerNames) {
    const [url, clientId] = [urls?.get(name), clients?.get(name)]
    const partyKey = publicKeyOf(keys?.get(name) ?? '')
    if (key && url && clientId && partyKey) {
      partners.set(name, miniProgram(gateway({ url, clientId, key, partyKey, clock })))
    }
  }
  return partners
}
