import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { showLimits } from '@saya/contract/limits'
import type { Database, RefTx } from '../../platform/db/database.ts'
import { everyGame, getContentVersion, listCategoryProviders, listGameRows, viewCard } from '../game/index.ts'
import { listBanners, listCategories, listLinks } from './home.store.ts'
import { fillSections } from './sections.rules.ts'

type Home = AnswerOf<typeof contract.home.getHome>

/** Three views of the carousel: more is a tap away, and every card costs the phone its picture. */
const perSection = showLimits.carouselGames * 3

/** Enough to choose from when the first ones stand in another section already. */
const perOffer = perSection * 4

/** Everything the home page shows for one brand, read in one transaction so that its parts fit together. */
export function composeHome(db: Database, brand: string): Promise<Home> {
  return db.ref(async tx => {
    const [banners, links, categories, providers, version] = [
      await listBanners(tx, brand),
      await listLinks(tx),
      await listCategories(tx),
      await listCategoryProviders(tx),
      await getContentVersion(tx),
    ]
    const linksOf = (kind: string) =>
      links.filter(link => link.kind === kind).map(({ name, url, img }) => ({ name, url, ...(img ? { img } : {}) }))
    return {
      version: String(version),
      logo: '/img/icons/wordmark.svg',
      top: linksOf('top'),
      banners: banners.map(banner => ({
        id: banner.id,
        img: banner.img,
        kicker: [banner.kicker_en, banner.kicker_tl],
        title: [banner.title_en, banner.title_tl],
        subtitle: [banner.subtitle_en, banner.subtitle_tl],
        action: [banner.action_en, banner.action_tl],
        href: banner.href,
        tone: banner.tone as Home['banners'][number]['tone'],
      })),
      nav: categories.map(({ name, game_type, img }) => ({
        name,
        game_type,
        img,
        providers: providers
          .filter(provider => provider.category === name)
          .map(({ venue_id, platform_id, logo, name: providerName }) => ({
            venue_id,
            id: platform_id,
            logo,
            name: providerName,
          })),
      })),
      list: await listSections(
        tx,
        categories.map(category => category.name),
      ),
      bottom: linksOf('bottom'),
      media: linksOf('media'),
    }
  })
}

async function listSections(tx: RefTx, categories: string[]): Promise<Home['list']> {
  const wanted = [
    ['Hot Games', { ...everyGame, isHot: true }],
    ...categories.map(category => [category, { ...everyGame, categories: [category] }] as const),
    ['New Games', { ...everyGame, isNew: true }],
  ] as const
  const offers = []
  for (const [name, filter] of wanted) {
    offers.push({ name, candidates: await listGameRows(tx, filter, { place: null, skip: 0, size: perOffer }) })
  }
  return fillSections(offers, perSection).map(({ name, games }) => ({ name, games: games.map(viewCard) }))
}
