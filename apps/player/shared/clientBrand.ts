import type { Brand } from '@saya/contract/brand.ts'
import type { Host } from './device/host.ts'

export type ClientBrand = Brand | 'maya' | 'lazada'

/** Whose customer somebody is: the partner's in whose app they are, else the site's, else nobody's in particular. */
export function clientBrandOf(host: Host | undefined, site: Brand | undefined): ClientBrand {
  if (host === 'mayamini') return 'maya'
  return host && host !== 'glife' ? 'lazada' : (site ?? 'h5')
}
