import { IconButton } from '@saya/ui/button'
import { sortAscending } from '@saya/ui/icon/drawings/sortAscending'
import { xBold } from '@saya/ui/icon/drawings/xBold'
import { SelectPill } from '@saya/ui/select'
import { useTexts } from '../../shared/texts.ts'
import { listTexts } from './list.texts.ts'
import type { Sort } from './listQuery.ts'
import type { Provider } from './ProviderSheet.tsx'

export interface Choice {
  readonly sort: Sort
  readonly brands: readonly string[]
}

export const noChoice: Choice = { sort: 'Popular', brands: [] }

interface ListToolsProps {
  readonly choice: Choice
  readonly providers: readonly Provider[]
  readonly onChoice: (choice: Choice) => void
}

/** What the list is narrowed to and in which order it stands. Their sheets are fetched when they are first opened. */
export function ListTools({ choice, providers, onChoice }: ListToolsProps) {
  const t = useTexts(listTexts)
  const { sort, brands } = choice

  async function chooseSort() {
    const { askForSort } = await import('./SortSheet.tsx')
    const chosen = await askForSort(sort)
    if (chosen) onChoice({ sort: chosen, brands })
  }

  async function chooseProviders() {
    const { askForProviders } = await import('./ProviderSheet.tsx')
    const chosen = await askForProviders(providers, brands)
    if (chosen) onChoice({ sort, brands: chosen })
  }

  return (
    <div className="listTools">
      <SelectPill drawing={sortAscending} on={sort !== noChoice.sort} onClick={() => void chooseSort()}>
        {t[sort]}
      </SelectPill>
      <SelectPill on={brands.length > 0} onClick={() => void chooseProviders()}>
        {brands.length ? t.providersChosen(brands.length) : t.providers}
      </SelectPill>
      {(brands.length > 0 || sort !== noChoice.sort) && (
        <IconButton drawing={xBold} size={18} label={t.clearFilters} disc onClick={() => onChoice(noChoice)} />
      )}
    </div>
  )
}
