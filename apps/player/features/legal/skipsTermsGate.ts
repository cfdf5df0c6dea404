import { hasFlag, partnerFlags } from '../../shared/session/sessionFlags.ts'

export interface Arrival {
  readonly hostname: string
  readonly path: string
  readonly userAgent: string
}

/** The hosts that partners frame us on ask for themselves what the gate asks. */
const partnerHost = /^(glife|maya|lazada)(mini)?\d*\./

/** Pages one is only passed on from, advertisements, and the texts that the gate itself speaks of. */
const skippedPages =
  /^\/(grab|(Glife|GGames|glifeuser|lazadamini(user)?|mayamini(user)?|withdraw-return|lazada-game|terms-of-use|privacy-policy|s-docs)(\/|$))/

/** Whether the terms gate stays open to whoever arrives like this. */
export function skipsTermsGate({ hostname, path, userAgent }: Arrival): boolean {
  if (/lazada/i.test(userAgent) || partnerHost.test(hostname.toLowerCase())) return true
  return skippedPages.test(path)
}

/** Whether it stays open on this page, to whoever is here. */
export function isTermsGateSkipped(path: string): boolean {
  if (partnerFlags.some(flag => hasFlag(flag))) return true
  return skipsTermsGate({ hostname: location.hostname, path, userAgent: navigator.userAgent })
}
