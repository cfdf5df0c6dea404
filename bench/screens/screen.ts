import type { Page } from 'playwright-core'

export interface Look {
  readonly width: number
  readonly height: number
  readonly theme: 'light' | 'dark'
  readonly language: 'en' | 'tl'
}

/** A stranger has not passed the gate; the others are a guest and people of the demo, by how far they are with verifying. */
export type Onlooker = 'stranger' | 'guest' | 'member' | 'newcomer' | 'reviewed'

export interface Screen {
  readonly name: string
  readonly who: Onlooker
  readonly path: string
  /** It is the first address of this form that the page above leads to. */
  readonly link?: RegExp
  /** What somebody presses on that page to come to the screen. */
  readonly open?: (page: Page, look: Look) => Promise<void>
}
