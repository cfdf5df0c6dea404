import type { Calls } from '@saya/contract'
import type { Part } from '../../shared/answer/answers.ts'
import type { Language } from '../../shared/texts.ts'
import { cardOf } from '../game/index.ts'
import { homeSections } from './sections.ts'

type Home = Calls['GET /member/index']['answer']

export type HomePart = ReturnType<typeof partOf>

function partOf({ banners, nav, list, bottom, media }: Home, language: Language) {
  const at = language === 'en' ? 0 : 1
  return {
    banners: banners.map(({ kicker, title, subtitle, action, ...banner }) => ({
      ...banner,
      kicker: kicker[at],
      title: title[at],
      subtitle: subtitle[at],
      action: action[at],
    })),
    nav: nav.map(({ name, img }) => ({ name, img })),
    sections: homeSections(list).map(({ name, games }) => ({
      name,
      games: games.map(game => cardOf(game, { isNamed: false })),
    })),
    bottom,
    media,
  }
}

/** What the home page shows of the home answer. */
export const homePart = { name: ' home', of: partOf } satisfies Part<'GET /member/index', HomePart>
