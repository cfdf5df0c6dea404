import { namedEndpoints } from '../../shared/answer/namedEndpoints.ts'

/** Leaves the app for where the operator says; the browser's own empty page where nothing is said. */
export function leave(): void {
  location.assign(namedEndpoints().exitUrl || 'about:blank')
}
