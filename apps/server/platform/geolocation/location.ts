/** By what a country was told: a header of the operator's edge, or the list of networks. */
export type CountrySource = 'header' | 'ranges'

/**
 * What speaks for a VPN: the Tor network, a network that the list says hides its users, a clock that is not Manila's while the country
 * is the Philippines, or another country than shortly before.
 */
export type VpnSign = 'tor' | 'network' | 'clock' | 'moved'

/** Where a request comes from, as far as anybody knows. */
export interface Location {
  /** Two letters of ISO 3166; nothing where nobody knows. */
  readonly country: string
  readonly source: CountrySource | ''
  readonly signs: readonly VpnSign[]
}

export const unknownLocation: Location = { country: '', source: '', signs: [] }
