import type { Calls } from '@saya/contract'
import { isSameCategory } from '@saya/contract/game/categoryName.ts'
import { Button } from '@saya/ui/button'
import { useEffect, useState } from 'react'
import { PageSkeleton } from '../../app/PageSkeleton.tsx'
import type { Place } from '../../app/routes.ts'
import { useAnswer } from '../../shared/answers.ts'
import { go } from '../../shared/navigation.ts'
import { useTexts } from '../../shared/texts.ts'
import { usePlaceName } from './category.texts.ts'
import { categoryAddress } from './categoryAddress.ts'
import { CategoryTabs } from './CategoryTabs.tsx'
import { GameList } from './GameList.tsx'
import { GameSearch } from './GameSearch.tsx'
import { type Choice, ListTools, noChoice } from './ListTools.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { categoryQuery, pruneBrands, readSort } from './listQuery.ts'
import { listTexts } from './list.texts.ts'
import { navigationPart } from './navigationPart.ts'
import './categoryPage.css'

type Category = Calls['GET /member/index']['answer']['nav'][number]

/** The games of one category. Whoever asks for a category that is not offered is led to the home page. */
export function Page({ place }: { place: Place }) {
  const asked = place.params.categoryId ?? ''
  const { answer: nav, error, again } = useAnswer('GET /member/index', {}, navigationPart)
  const category = nav?.find(({ name }) => isSameCategory(name, asked))
  const isUnknown = nav !== undefined && !category
  useEffect(() => {
    if (isUnknown) go('/', { replace: true })
  }, [isUnknown])
  if (error && !nav) return <LoadFailed onAgain={again} />
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
    if (inAddress !== choice.brands.join(',')) go(pruned, { replace: true })
  })
  return (
    <main className="categoryPage">
      <h1 className="h1">{nameOf(category.name)}</h1>
      <CategoryTabs
        names={nav.map(({ name }) => name)}
        current={category.name}
        addressOf={name => categoryAddress(name, choice)}
      />
      <SearchedGames key={category.name} category={category} asked={asked} choice={choice} />
    </main>
  )
}

interface SearchedGamesProps extends Pick<CategoryGamesProps, 'category' | 'asked'> {
  readonly choice: Choice
}

/** What is looked for is forgotten when one goes on to another category. */
function SearchedGames({ category, asked, choice }: SearchedGamesProps) {
  const t = useTexts(listTexts)
  const nameOf = usePlaceName()
  const [keyword, setKeyword] = useState('')
  const isNarrowed = choice.brands.length > 0 || choice.sort !== noChoice.sort
  const choose = (next: Choice) => go(categoryAddress(asked, next), { replace: true })
  return (
    <>
      <GameSearch onKeyword={setKeyword} />
      <ListTools choice={choice} providers={category.providers} onChoice={choose} />
      <GameList
        label={t.games(nameOf(category.name))}
        query={categoryQuery({ category: asked, ...choice, keyword })}
        emptyLine={isNarrowed ? t.emptyChoice : keyword ? t.emptySearch : undefined}
        emptyAction={
          isNarrowed && (
            <Button look="soft" size="medium" onClick={() => choose(noChoice)}>
              {t.clearFilters}
            </Button>
          )
        }
      />
    </>
  )
}
