import type { Calls } from '@saya/contract'
import type { Part } from '../../shared/answers.ts'
import { homeSections } from './sections.ts'

type Home = Calls['GET /member/index']['answer']

/** What the home page shows of the home answer. */
export const homePart = {
  name: ' home',
  of: ({ banners, nav, list, bottom, media }: Home) => ({
    banners,
    nav: nav.map(({ name, img }) => ({ name, img })),
    sections: homeSections(list),
    bottom,
    media,
  }),
} satisfies Part<'GET /member/index', unknown>
