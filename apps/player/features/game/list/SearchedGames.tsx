import { Button } from '@saya/ui/button'
import { useEffect, useState } from 'react'
import { go } from '../../../shared/navigation.ts'
import { useTexts } from '../../../shared/texts.ts'
import { usePlaceName } from './category.texts.ts'
import { categoryAddress } from './categoryAddress.ts'
import { GameList } from './GameList.tsx'
import { GameSearch } from './GameSearch.tsx'
import { type Choice, ListTools, noChoice } from './ListTools.tsx'
import { categoryQuery } from './listQuery.ts'
import { listTexts } from './list.texts.ts'
import type { Category } from '../navigationPart.ts'
import { keepSearch, recallSearch } from './searchMemory.ts'

interface SearchedGamesProps {
  readonly category: Category
  /** The name as the address has it, by which the server has rendered the list. */
  readonly asked: string
  readonly choice: Choice
}

/** The games of a category and what narrows them. What is looked for is forgotten on the way to another category. */
export function SearchedGames({ category, asked, choice }: SearchedGamesProps) {
  const t = useTexts(listTexts)
  const nameOf = usePlaceName()
  const [search, setSearch] = useState(() => recallSearch() ?? firstSearch())
  const { keyword, isEverywhere } = search
  useEffect(() => keepSearch(search), [search])
  const isWide = isEverywhere && keyword !== ''
  const isNarrowed = choice.brands.length > 0 || choice.sort !== noChoice.sort
  // What was typed may be asked for a moment after a button was pressed: neither undoes the other.
  const look = (next: Partial<typeof search>) => setSearch(now => ({ ...now, ...next }))
  const choose = (next: Choice) => go(categoryAddress(asked, next), { replace: true })
  return (
    <>
      <GameSearch first={keyword} onKeyword={typed => look({ keyword: typed })} />
      <ListTools choice={choice} providers={category.providers} onChoice={choose} />
      <GameList
        label={t.games(nameOf(category.name))}
        query={categoryQuery({ category: isWide ? '' : asked, ...choice, keyword })}
        emptyLine={isNarrowed ? t.emptyChoice : keyword ? t.emptySearch : undefined}
        emptyAction={
          isNarrowed ? (
            <Button look="soft" size="medium" onClick={() => choose(noChoice)}>
              {t.clearFilters}
            </Button>
          ) : (
            keyword &&
            !isWide && (
              <Button look="soft" size="medium" onClick={() => look({ isEverywhere: true })}>
                {t.searchEverywhere}
              </Button>
            )
          )
        }
      />
    </>
  )
}

/** Whoever comes from the home page to search looks for any game. */
function firstSearch() {
  return { keyword: '', isEverywhere: typeof location !== 'undefined' && location.hash === '#search' }
}
