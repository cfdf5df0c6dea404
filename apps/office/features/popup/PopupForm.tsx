import { callOffice } from '../../shared/client.ts'
import { useMay } from '../../shared/own.ts'
import { WholeForm } from '../../shared/act/WholeForm.tsx'
import { fieldGroups, valuesOf, type Wish, wishOf } from './popupFields.ts'
import type { Popup } from './popups.tsx'

interface PopupFormProps {
  /** Nothing for a new one. */
  readonly popup: Popup | undefined
  /** Over once what was saved is shown: whatever is typed before would be lost. */
  readonly onSaved: (id: string) => Promise<void> | void
}

/** The whole of a popup. One that is there is saved from the version that was seen. */
export function PopupForm({ popup, onSaved }: PopupFormProps) {
  const mayChange = useMay()('popup.change')
  async function saveAndShow(wish: Wish, reason: string): Promise<string> {
    await onSaved(await save(popup, wish, reason))
    return wish.is_on ? 'Saved and switched on.' : 'Saved and switched off.'
  }
  const showAgain = popup && { onReread: () => void onSaved(popup.id) }
  return (
    <WholeForm
      groups={fieldGroups}
      initial={valuesOf(popup)}
      isReadOnly={!mayChange}
      wishOf={wishOf}
      save={saveAndShow}
      {...showAgain}
    />
  )
}

async function save(popup: Popup | undefined, wish: Wish, reason: string): Promise<string> {
  if (!popup) return (await callOffice('POST /office/api/popup/create', { body: { wish, reason } })).id
  const { id, version } = popup
  await callOffice('POST /office/api/popup/change', { body: { id, version, wish, reason } })
  return id
}
