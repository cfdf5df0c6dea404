import type { Endpoints } from '@saya/contract/page.ts'

/** Where the app on a page of this origin finds its server, its pictures and its real-time feed. */
export function endpoints(
  origin: string,
  named: Partial<Endpoints>,
): Pick<Endpoints, 'baseUrl' | 'imageUrl' | 'realtimeUrl'> {
  return {
    baseUrl: named.baseUrl || origin,
    imageUrl: named.imageUrl || origin,
    realtimeUrl: named.realtimeUrl || `${origin.replace(/^http/, 'ws')}/mqtt`,
  }
}
