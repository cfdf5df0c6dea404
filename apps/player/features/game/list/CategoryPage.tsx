import { isSameCategory } from '@saya/contract/game/categoryName.ts'
import { useEffect } from 'react'
import { PageSkeleton } from '../../../app/PageSkeleton.tsx'
import { MemberHead } from '../../../shared/head/memberHead.tsx'
import type { Place } from '../../../shared/session/place.ts'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'
import { go } from '../../../shared/navigation.ts'
import { usePlaceName } from './category.texts.ts'
import { categoryAddress } from './categoryAddress.ts'
import { CategoryTabs } from './CategoryTabs.tsx'
import type { Choice } from './ListTools.tsx'
import { FavouritesLink } from './FavouritesLink.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { pruneBrands, readSort } from './listQuery.ts'
import { type Category, navigationPart } from '../navigationPart.ts'
import { SearchedGames } from './SearchedGames.tsx'
import './categoryPage.css'

/** The games of one category. Whoever asks for a category that is not offered is led to the home page. */
export function Page({ place }: { place: Place }) {
  const asked = place.params.categoryId ?? ''
  const { answer: nav, isStandIn, error, again } = useAnswer('GET /member/index', {}, { part: navigationPart })
  const category = nav?.find(({ name }) => isSameCategory(name, asked))
  const isUnknown = nav !== undefined && !isStandIn && !category
  useEffect(() => {
    if (isUnknown) void go('/', { replace: true })
  }, [isUnknown])
  if (isStandIn || (error && !nav)) return <LoadFailed onAgain={again} />
  if (!nav || !category) return <PageSkeleton />
  return <CategoryGames nav={nav} category={category} asked={asked} search={place.search} />
}

interface CategoryGamesProps {
  readonly nav: readonly Category[]
  readonly category: Category
  /** The name as the address has it, by which the server has rendered the list. */
  readonly asked: string
  readonly search: URLSearchParams
}

function CategoryGames({ nav, category, asked, search }: CategoryGamesProps) {
  const nameOf = usePlaceName()
  const inAddress = search.get('brands') ?? ''
  const choice: Choice = {
    sort: readSort(search.get('sort')),
    brands: pruneBrands(inAddress, category.providers),
  }
  const pruned = categoryAddress(asked, choice)
  useEffect(() => {
    if (inAddress !== choice.brands.join(',')) void go(pruned, { replace: true })
  })
  return (
    <main className="categoryPage">
      <header className="categoryHead">
        <h1 className="h1">{nameOf(category.name)}</h1>
        <div className="categoryHeadEnd">
          <MemberHead />
          <FavouritesLink />
        </div>
      </header>
      <CategoryTabs
        names={nav.map(({ name }) => name)}
        current={category.name}
        addressOf={name => categoryAddress(name, choice)}
      />
      <SearchedGames key={category.name} category={category} asked={asked} choice={choice} />
    </main>
  )
}
