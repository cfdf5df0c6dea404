import type { Endpoints } from '@saya/contract/page.ts'
import type { Api } from '../../apps/server/composeApi.ts'
import { serveOffice } from '../../apps/server/pages/serveOffice.ts'
import { servePlayer } from '../../apps/server/pages/servePlayer.ts'
import { hearNews, type News } from '../../apps/server/platform/events/index.ts'
import { root } from './root.ts'

/** The line for news, for a world that remembers sessions. */
export async function hearNewsFor(
  { remembersSessions }: { readonly remembersSessions?: boolean },
  line: Parameters<typeof hearNews>[0],
): Promise<News | undefined> {
  return remembersSessions ? hearNews(line) : undefined
}

interface Doors {
  readonly pages?: boolean
  readonly endpoints?: Partial<Endpoints>
  readonly extend?: (api: Api) => void
}

/** Puts what a test wants behind the server's door, lets it listen, and answers where it does. */
export async function openDoors({ pages, endpoints = {}, extend }: Doors, api: Api): Promise<string> {
  if (pages) {
    await serveOffice(api.app, { root })
    await servePlayer(api, { root, endpoints })
  }
  extend?.(api)
  return api.app.listen({ host: '127.0.0.1', port: 0 })
}
