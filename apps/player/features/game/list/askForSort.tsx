import { PickList } from '@saya/ui/choice'
import { openModal, Sheet } from '@saya/ui/modal'
import { useTexts } from '../../../shared/texts.ts'
import { listTexts } from './list.texts.ts'
import { readSort, type Sort, sorts } from './listQuery.ts'

/** Asks for the order of a list. Choosing is deciding; there is nothing to confirm. */
export function askForSort(current: Sort): Promise<Sort | undefined> {
  return openModal<Sort>(close => <SortSheet current={current} onSort={close} />, { look: 'sheet' }).closed
}

function SortSheet({ current, onSort }: { current: Sort; onSort: (sort: Sort) => void }) {
  const t = useTexts(listTexts)
  return (
    <Sheet title={t.sortBy} closeLabel={t.close}>
      <PickList
        name="sort"
        label={t.sortBy}
        options={sorts.map(sort => ({ value: sort, label: t[sort] }))}
        value={current}
        onPick={value => onSort(readSort(value))}
      />
    </Sheet>
  )
}
