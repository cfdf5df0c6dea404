import type { Brand } from './brand.ts'
import type { CallKey } from './index.ts'

/** Where the app finds what does not come from the host of its page. Empty is that host itself. */
export interface Endpoints {
  /** The server that answers its calls. */
  readonly baseUrl: string
  /** What the paths of pictures are appended to. */
  readonly imageUrl: string
  /** The websocket of the real-time feed. */
  readonly realtimeUrl: string
  /** The tracker that ads may choose, on another host. Nobody is asked where there is none. */
  readonly trackerUrl: string
  /** Where somebody is sent who may not play, or does not want to. */
  readonly exitUrl: string
  /** The live chat's page, which is told the member's name and e-mail. Without one there is no chat. */
  readonly chatUrl: string
  /** The file of the app for Android. Without one it is put on the home screen. */
  readonly androidUrl: string
  /** Where a partner's own app is opened, by the partner's name; `wrapper` is the shopping app's around its games. */
  readonly partners: Readonly<Record<string, string>>
}

/** What a browser's request for a page says. */
export interface PageRequest {
  /** Where its visitor finds it, such as `https://play.example`. */
  readonly origin: string
  readonly path: string
  readonly search: string
  readonly cookies: string
  readonly brand: Brand
  /** The whole service is under maintenance: every page says so and nothing else. */
  readonly isClosed: boolean
}

export interface StyleSheet {
  readonly file: string
  readonly text: string
}

/** What the module that shows a page needs of the build. */
export interface PageAssets {
  /** The style sheets of what is shown first. */
  readonly styles: readonly StyleSheet[]
  /** The module of the page itself. */
  readonly page: string | null
  /** The first script, then what it will ask for at once. */
  readonly scripts: readonly string[]
  /** What a member's page will ask for beside them. */
  readonly memberScripts: readonly string[]
}

export interface PageTools {
  readonly assetsOf: (module: string | null) => PageAssets
  readonly endpoints: Partial<Endpoints>
  /** Answers a call as a guest of the page's brand and language, or what it says to every member alike, without leaving the process. */
  readonly ask: (key: CallKey, input: unknown) => Promise<unknown>
}

export interface RenderedPage {
  readonly status: 200 | 404 | 503
  readonly html: string
  /** Its address was invented, or is one of countless: the next visitor will hardly ask for the same. */
  readonly isPassing: boolean
  /** The exact texts of what is inlined, for the page's policy. */
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
}

/** What the player app's build offers to the server, which knows nothing else of it. */
export interface PageRenderer {
  /** What makes two requests the same page: everything that its rendering looks at. */
  pageName(request: PageRequest): string
  /** Whether something stands at this address. */
  isPage(path: string): boolean
  renderPage(request: PageRequest, tools: PageTools): Promise<RenderedPage>
}
