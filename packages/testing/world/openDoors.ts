import { partnerNames } from '@saya/contract/identity/partner.ts'
import type { Endpoints } from '@saya/contract/page.ts'
import { Registry } from 'prom-client'
import type { Api } from '../../../apps/server/composeApi.ts'
import { openRealtime } from '../../../apps/server/openRealtime.ts'
import { serveOffice } from '../../../apps/server/pages/serveOffice.ts'
import { servePlayer } from '../../../apps/server/pages/servePlayer.ts'
import { hearNews, type News } from '../../../apps/server/platform/events/index.ts'
import { listenAgain } from '../process/listenAgain.ts'
import { root } from '../root.ts'

/** The line for news, for a world that remembers sessions or whose pages listen. */
export async function hearNewsFor(
  { remembersSessions, pages }: { readonly remembersSessions?: boolean; readonly pages?: boolean },
  line: Parameters<typeof hearNews>[0],
): Promise<News | undefined> {
  return remembersSessions || pages ? hearNews(line) : undefined
}

interface Doors {
  readonly pages?: boolean
  readonly endpoints?: Partial<Endpoints>
  /** Whether the pages are told where the partners' own apps are opened. */
  readonly namesPartners?: boolean
  /** Whether the pages are told of the live chat's stand-in. */
  readonly namesChat?: boolean
  /** Whether they are told of the tracker that ads may choose. */
  readonly namesTracker?: boolean
  readonly sandboxUrl: string
  /** Where the pages of games come from. */
  readonly frames: readonly string[]
  readonly extend?: (api: Api) => void
  readonly line: Omit<Parameters<typeof openRealtime>[0], 'metrics' | 'mqttUrl' | 'news' | 'isTooMany'> & {
    readonly news: News | undefined
  }
}

/** Puts what a test wants behind the server's door, lets it listen, and answers where it does. */
export async function openDoors({ pages, frames, extend, line, ...named }: Doors, api: Api): Promise<string> {
  if (pages) {
    await serveOffice(api.app, { root })
    await servePlayer(api, { root, frames, endpoints: endpointsOf(named) })
    await listenTo(api, { ...line, addresses: api.app.ownAddresses })
  }
  extend?.(api)
  return pages ? listenAgain(api.app) : api.app.listen({ host: '127.0.0.1', port: 0 })
}

function endpointsOf({
  endpoints,
  namesPartners,
  namesChat,
  namesTracker,
  sandboxUrl,
}: Pick<Doors, 'endpoints' | 'namesPartners' | 'namesChat' | 'namesTracker' | 'sandboxUrl'>) {
  const apps = partnerNames.map(name => [name, `${sandboxUrl}/partners/${name}/app`] as const)
  return {
    ...endpoints,
    ...(namesChat && { chatUrl: `${sandboxUrl}/chat` }),
    ...(namesTracker && { trackerUrl: `${sandboxUrl}/tracker` }),
    ...(namesPartners
      ? { partners: { ...Object.fromEntries(apps), wrapper: `${sandboxUrl}/partners/lazadamini/redirect` } }
      : {}),
  }
}

/** The members' broker, as it stands beside the pages that listen to it. */
async function listenTo({ app }: Api, { news, ...line }: Doors['line']): Promise<void> {
  if (!news) return
  const realtime = await openRealtime({
    ...line,
    news,
    metrics: new Registry(),
    mqttUrl: undefined,
    isTooMany: () => false,
  })
  realtime.attach(app.server)
  app.addHook('preClose', () => realtime.close())
}
