export interface Arrival {
  readonly hostname: string
  readonly path: string
  readonly userAgent: string
}

/** The hosts that partners frame us on ask for themselves what the gate asks. */
const partnerHost = /^(glife|maya|lazada)(mini)?\d*\./

/** Pages one is only passed on from, advertisements, and the texts that the gate itself speaks of. */
const skippedPages = [
  /^\/grab/,
  /^\/(Glife|GGames|glifeuser|lazadamini|lazadaminiuser|mayamini|mayaminiuser)(\/|$)/,
  /^\/withdraw-return(\/|$)/,
  /^\/(terms-of-use|privacy-policy|s-docs)(\/|$)/,
]

/** Whether the terms gate stays open to whoever arrives like this. */
export function skipsTermsGate({ hostname, path, userAgent }: Arrival): boolean {
  if (/lazada/i.test(userAgent) || partnerHost.test(hostname.toLowerCase())) return true
  return skippedPages.some(page => page.test(path))
}
