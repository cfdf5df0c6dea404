import { deviceLimits } from '@saya/contract/limits'
import type { TokenHolder } from './tokenGuard.ts'

export interface HeaderSources extends Pick<TokenHolder, 'token'> {
  /** The window's width now: the browser's own unless given. */
  width?(): number
  /** Who brought this visitor, as far as it is known: `adc-id` goes along only with an `ad-id`. */
  ids?(): { readonly [Name in IdHeader]?: string | null | undefined }
}

type IdHeader = 'ad-id' | 'adc-id' | 're-id' | 'ch-id'

/** The headers of every call. */
export function headers({ token, width = () => innerWidth, ids = () => ({}) }: HeaderSources): Headers {
  const isPhone = width() <= deviceLimits.phoneHeaderWidth
  const named = new Headers({
    d: `${isPhone ? deviceLimits.phoneHeader : deviceLimits.desktopHeader}`,
    lang: 'en_US',
    t: token() || '',
    accept: 'application/cbor',
  })
  const known = ids()
  for (const [name, id] of Object.entries(known)) {
    // Ids come from links that anyone can write: one that is no header value would make every call fail.
    if (/^[!-~]{1,128}$/.test(id ?? '') && (name !== 'adc-id' || known['ad-id'])) named.set(name, `${id}`)
  }
  return named
}
