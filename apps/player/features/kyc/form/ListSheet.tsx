import { PickList } from '@saya/ui/choice'
import { SearchInput } from '@saya/ui/input'
import { Sheet } from '@saya/ui/modal'
import { useState } from 'react'
import { useTexts } from '../../../shared/texts.ts'
import { formTexts } from './kycForm.texts.ts'

export interface ListOption {
  readonly value: string
  readonly label: string
}

interface ListSheetProps {
  readonly title: string
  readonly options: readonly ListOption[]
  readonly chosen: string | undefined
  readonly search?: string | undefined
  readonly onChoose: (value: string) => void
}

/** One press chooses; a long list is narrowed by typing. */
export function ListSheet({ title, options, chosen, search, onChoose }: ListSheetProps) {
  const t = useTexts(formTexts)
  const [sought, setSought] = useState('')
  const found = options.filter(({ label }) => plain(label).includes(plain(sought)))
  return (
    <Sheet title={title} closeLabel={t.close}>
      <div className="kycList">
        {search && (
          <SearchInput
            aria-label={search}
            clearLabel={t.clear}
            value={sought}
            onChange={event => setSought(event.currentTarget.value)}
          />
        )}
        <p className="unseen" role="status">
          {found.length === 0 ? t.noneFound : ''}
        </p>
        {found.length === 0 ? (
          <p className="kycQuiet" aria-hidden="true">
            {t.noneFound}
          </p>
        ) : (
          <PickList name="kyc-list" label={title} options={found} value={chosen} onPick={onChoose} />
        )}
      </div>
    </Sheet>
  )
}

/** As it is sought: without marks and capitals. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
