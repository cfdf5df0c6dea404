import { bridge } from '../device/bridge.ts'
import { namedEndpoints } from '../answer/namedEndpoints.ts'

/** Leads to a partner's own app, and says whether there is one to lead to. */
export function leadToPartner(name: 'glife' | 'mayamini' | 'lazadamini'): boolean {
  const app = namedEndpoints().partners?.[name]
  if (app) bridge().navigate(app)
  return Boolean(app)
}
