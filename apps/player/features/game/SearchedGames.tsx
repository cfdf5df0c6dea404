import { Button } from '@saya/ui/button'
import { useState } from 'react'
import { go } from '../../shared/navigation.ts'
import { useTexts } from '../../shared/texts.ts'
import { usePlaceName } from './category.texts.ts'
import { categoryAddress } from './categoryAddress.ts'
import { GameList } from './GameList.tsx'
import { GameSearch } from './GameSearch.tsx'
import { type Choice, ListTools, noChoice } from './ListTools.tsx'
import { categoryQuery } from './listQuery.ts'
import { listTexts } from './list.texts.ts'
import type { Category } from './navigationPart.ts'

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
  const [keyword, setKeyword] = useState('')
  // Whoever comes from the home page to search looks for any game.
  const [isEverywhere, setEverywhere] = useState(() => typeof location !== 'undefined' && location.hash === '#search')
  const isWide = isEverywhere && keyword !== ''
  const isNarrowed = choice.brands.length > 0 || choice.sort !== noChoice.sort
  const choose = (next: Choice) => go(categoryAddress(asked, next), { replace: true })
  return (
    <>
      <GameSearch onKeyword={setKeyword} />
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
              <Button look="soft" size="medium" onClick={() => setEverywhere(true)}>
                {t.searchEverywhere}
              </Button>
            )
          )
        }
      />
    </>
  )
}
