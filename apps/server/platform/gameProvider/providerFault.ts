/** Why a provider's answer cannot be had, or cannot be believed. Whether it did what it was asked for is not known. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
}
