import { ProviderFault } from './providerFault.ts'

/** An address elsewhere than where the provider's pages come from leads nobody of ours anywhere. */
export function ownPage(url: string | undefined, pages: string): string | undefined {
  if (url === undefined) return undefined
  if (!URL.canParse(url)) throw new ProviderFault('an address that is none')
  if (new URL(url).origin !== new URL(pages).origin) throw new ProviderFault('an address of another host')
  return url
}
