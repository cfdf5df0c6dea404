import type { Brand } from './brand.ts'
import type { CallKey } from './calls.ts'

/** What a browser's request for a page says. */
export interface PageRequest {
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
  /** The first script, then what it will ask for at once. */
  readonly scripts: readonly string[]
}

export interface PageTools {
  readonly assetsOf: (module: string | null) => PageAssets
  /** Answers a call as a guest, without leaving the process. */
  readonly ask: (key: CallKey, input: unknown) => Promise<unknown>
}

export interface RenderedPage {
  readonly status: 200 | 404 | 503
  readonly html: string
  /** The exact texts of what is inlined, for the page's policy. */
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
}

/** What the player app's build offers to the server, which knows nothing else of it. */
export interface PageRenderer {
  /** What makes two requests the same page: everything that its rendering looks at. */
  pageName(request: PageRequest): string
  renderPage(request: PageRequest, tools: PageTools): Promise<RenderedPage>
}
