import { IconButton } from '@saya/ui/button'
import { sortAscending } from '@saya/ui/icon/drawings/sortAscending'
import { xBold } from '@saya/ui/icon/drawings/xBold'
import { SelectPill } from '@saya/ui/select'
import { showToast } from '@saya/ui/toaster'
import { useRef } from 'react'
import { pagedTexts } from '../../../shared/answer/paged.texts.ts'
import { useTexts } from '../../../shared/texts.ts'
import { listTexts } from './list.texts.ts'
import type { Sort } from './listQuery.ts'
import type { Provider } from './askForProviders.tsx'

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
  const { failed } = useTexts(pagedTexts)
  const { sort, brands } = choice
  const isOpening = useRef(false)

  /** One sheet at a time, however often one presses while it is being fetched. */
  async function open(ask: () => Promise<Choice | undefined>) {
    if (isOpening.current) return
    isOpening.current = true
    try {
      const chosen = await ask()
      if (chosen) onChoice(chosen)
    } catch {
      showToast(failed, 'bad')
    } finally {
      isOpening.current = false
    }
  }

  async function chooseSort() {
    const { askForSort } = await import('./askForSort.tsx')
    const chosen = await askForSort(sort)
    return chosen && { sort: chosen, brands }
  }

  async function chooseProviders() {
    const { askForProviders } = await import('./askForProviders.tsx')
    const chosen = await askForProviders(providers, brands)
    return chosen && { sort, brands: chosen }
  }

  return (
    <div className="listTools">
      <SelectPill drawing={sortAscending} on={sort !== noChoice.sort} onClick={() => void open(chooseSort)}>
        {t[sort]}
      </SelectPill>
      <SelectPill on={brands.length > 0} onClick={() => void open(chooseProviders)}>
        {brands.length ? t.providersChosen(brands.length) : t.providers}
      </SelectPill>
      {(brands.length > 0 || sort !== noChoice.sort) && (
        <IconButton drawing={xBold} size={18} label={t.clearFilters} disc onClick={() => onChoice(noChoice)} />
      )}
    </div>
  )
}
