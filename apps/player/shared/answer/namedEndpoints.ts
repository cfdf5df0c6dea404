import type { Endpoints } from '@saya/contract/page.ts'

let named: Partial<Endpoints> = {}

/** Where the operator keeps what does not come from the page's own host: told before anything is rendered. */
export function nameEndpoints(endpoints: Partial<Endpoints>): void {
  named = endpoints
}

export function namedEndpoints(): Partial<Endpoints> {
  return named
}
