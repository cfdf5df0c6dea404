import type { Brand } from '@saya/contract/brand.ts'
import type { LegalName } from './legalPart.ts'

interface Place {
  readonly params: Readonly<Record<string, string>>
}

/** Which text an address stands for, and whose: that of a brand's own page is the brand's on every host. */
export function legalPlace({ params }: Place, brand: Brand): { readonly name: LegalName; readonly brand: Brand } {
  return { name: params.document as LegalName, brand: (params.product as Brand | undefined) ?? brand }
}
