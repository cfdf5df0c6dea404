import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { showLimits } from '@saya/contract/limits'
import type { Clock } from '../../platform/clock.ts'
import type { Database, RefTx } from '../../platform/db/database.ts'
import { everyGame, getContentVersion, listCategoryProviders, listGameRows, viewCard } from '../game/index.ts'
import { contestOfToday } from '../ranking/index.ts'
import { bannersOf } from './banner.rules.ts'
import { listBanners, listCategories, listLinks } from './home.store.ts'
import { fillSections } from './sections.rules.ts'

type Home = AnswerOf<typeof contract.home.getHome>

/** Three views of the carousel: more is a tap away, and every card costs the phone its picture. */
const perSection = showLimits.carouselGames * 3

/** Enough to choose from when the first ones stand in another section already. */
const perOffer = perSection * 4

interface HomeDeps {
  readonly db: Database
  readonly clock: Clock
}

/** Everything the home page shows for one brand, its content read in one transaction so that its parts fit together. */
export async function composeHome({ db, clock }: HomeDeps, brand: string): Promise<Home> {
  const { contest } = await contestOfToday({ db, clock }, brand)
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
      banners: bannersOf(banners, contest?.deal.most),
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
